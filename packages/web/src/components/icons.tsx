import type { ReactNode } from "react";

/** Icons are hidden from assistive technology: the element around one provides the name. */
function Icon({ children, size = 24 }: { children: ReactNode; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

type Props = { size?: number };

export const MenuIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
);

export const SearchIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
);

export const PersonIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
  </Icon>
);

export const CloseIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ArrowIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M4 12h15M13 6l6 6-6 6" />
  </Icon>
);

export const CheckIcon = (props: Props) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

/** A plane seen from above, nose to the right. */
export const PlaneIcon = ({ size = 24 }: Props) => (
  <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d="M22 12c0 .9-1 1.6-2.2 1.6h-4.9l-4.5 7.2H8.3l2.2-7.2H5.9l-1.7 2.2H2.6L3.7 12 2.6 8.2h1.6l1.7 2.2h4.6L8.3 3.2h2.1l4.5 7.2h4.9C21 10.4 22 11.1 22 12Z" />
  </svg>
);

/** Two people side by side. */
export const PairIcon = (props: Props) => (
  <Icon {...props}>
    <circle cx="8" cy="9" r="3" />
    <circle cx="16.5" cy="9" r="3" />
    <path d="M2.5 19a5.5 5.5 0 0 1 11 0M15.5 14.2a5.5 5.5 0 0 1 6 4.8" />
  </Icon>
);

/** A hand under a heart. */
export const HelpIcon = (props: Props) => (
  <Icon {...props}>
    <path d="M12 10.5 8.9 7.6a2.1 2.1 0 0 1 3.1-2.9 2.1 2.1 0 0 1 3.1 2.9L12 10.5Z" />
    <path d="M3 15h3l3.5-1.5c.9-.3 1.8.1 2.5.8h2.2c1.6 0 1.6 2.2 0 2.2H10.5M16 15.6l3.6-1.7c1.5-.6 2.5 1.2 1.2 2.1l-5.3 3.7c-.8.5-1.7.6-2.6.3L6 18H3" />
  </Icon>
);
