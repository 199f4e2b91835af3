import { privacyPolicy } from "../content/privacy-policy";
import { DocumentPage } from "../features/document/document";

export default function PrivacyPolicy() {
  return <DocumentPage document={privacyPolicy} />;
}
