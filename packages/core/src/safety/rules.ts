/** The plain rules, for mails and pages. Pure. */

/** For those who help. */
export const helperRules = [
  "Never carry, watch or declare another person's bag.",
  "Do no nursing, lift nobody, and give no medicine.",
  "A meal or a small thank-you is fine. A price is not.",
] as const;

/** For those who are helped, and their families. */
export const familyRules = [
  "Nobody under 18 flies without the airline's own service or a parent on the plane.",
  "A passenger who must have an attendant by the airline's rules can't fly with a Flightaide alone.",
  "Ask no Flightaide to carry a bag, to nurse or lift anybody, or to give medicine.",
] as const;

/** What both must know before they rely on each other. */
export const notChecked = [
  "We have not checked who anybody is.",
  "We have not checked anybody's booking.",
  "Show each other boarding pass and ID when you meet.",
] as const;
