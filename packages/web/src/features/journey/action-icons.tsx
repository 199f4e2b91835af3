/** Icons of the trip page only, so that home does not load them. */
import { Icon } from "../../components/icons";

export const CallIcon = () => (
  <Icon>
    <path d="M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2 2A16 16 0 0 1 4.5 5.5a2 2 0 0 1 2-2Z" />
  </Icon>
);

/** A speech bubble with a receiver. */
export const WhatsAppIcon = () => (
  <Icon>
    <path d="M3.5 20.5 4.8 16A8.5 8.5 0 1 1 8 19.2Z" />
    <path d="M9.3 8.3c-.6 2.7 3.7 7 6.4 6.4l.3-1.9-1.9-.7-.9.8a4.3 4.3 0 0 1-2.1-2.1l.8-.9-.7-1.9Z" />
  </Icon>
);

export const WriteIcon = () => (
  <Icon>
    <path d="M4 5h16v11H10l-4.5 4v-4H4ZM8 9h8M8 12.5h5" />
  </Icon>
);

export const PlaceIcon = () => (
  <Icon>
    <path d="M12 21c4.5-5 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6 6.5 11Z" />
    <circle cx="12" cy="10" r="2.4" />
  </Icon>
);

export const CalendarIcon = () => (
  <Icon>
    <path d="M4 6h16v14H4ZM4 10.5h16M8.5 3v5M15.5 3v5" />
  </Icon>
);
