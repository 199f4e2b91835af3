import { support } from "../content/support";
import { DocumentPage } from "../features/document/document";

export default function Support() {
  return <DocumentPage document={support} />;
}
