import { Dialog } from "../../components/dialog";
import dialog from "../../components/dialog.module.css";
import { PerPerson } from "../../components/per-person";
import { i18n } from "../../lib/i18n";
import { SearchForm } from "./search-form";

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={i18n.t("SEARCH ITINERARY")} side="full" onClose={onClose}>
      <div className={dialog.page}>
        <PerPerson>
          <SearchForm onDone={onClose} onCancel={onClose} />
        </PerPerson>
      </div>
    </Dialog>
  );
}
