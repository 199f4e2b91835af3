import { aboutUs } from "../content/about-us";
import { DocumentPage } from "../features/document/document";

export default function AboutUs() {
  return <DocumentPage document={aboutUs} />;
}
