import { airTravelTips } from "../content/blogs";
import { DocumentPage } from "../features/document/document";

export default function Blogs() {
  return <DocumentPage document={airTravelTips} />;
}
