import { termsOfUse } from "../content/terms-of-use";
import { DocumentPage } from "../features/document/document";

export default function TermsOfUse() {
  return <DocumentPage document={termsOfUse} />;
}
