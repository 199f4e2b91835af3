import { usePage } from "../components/use-page";
import { UserOnly } from "../features/account/guards";
import { Workplace } from "../features/desk/workplace";

/** For operators. In English only: docs/decisions/0057-desk.md. */
export default function Desk() {
  const heading = usePage("Desk", "Reports, people, payments and mails, for operators.");
  return (
    <UserOnly>
      <Workplace heading={heading} />
    </UserOnly>
  );
}
