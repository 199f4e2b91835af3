import { Dialog } from "../../components/dialog";
import classes from "./search-dialog.module.css";
import { SearchForm } from "./search-form";

export default function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="SEARCH ITINERARY" side="full" onClose={onClose}>
      <div className={classes.body}>
        <SearchForm onDone={onClose} onCancel={onClose} />
      </div>
    </Dialog>
  );
}
