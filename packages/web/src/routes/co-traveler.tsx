import { coTraveler } from "../content/co-traveler";
import { DocumentPage } from "../features/document/document";

export default function CoTraveler() {
  return <DocumentPage document={coTraveler} />;
}
