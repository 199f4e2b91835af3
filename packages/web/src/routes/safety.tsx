import { safety } from "../content/safety";
import { DocumentPage } from "../features/document/document";

export default function Safety() {
  return <DocumentPage document={safety} />;
}
