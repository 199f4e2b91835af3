/** The plain rules of flying together, for pages and mails. Pure. */

/** For flightaids. */
export const helperRules: string[] = [
  "Never carry, watch or declare another person’s bag.",
  "No nursing, no lifting of people, no giving of medicine.",
  "A meal or a small thank-you is fine. A price is not.",
];

/** For travelers and their families. */
export const familyRules: string[] = [
  "Nobody under 18 flies with a Flightaide without the airline’s own service or a parent on the plane.",
  "Who must have an attendant by the airline’s rules can’t fly with a Flightaide alone.",
];

/** What FlightAides has not checked about anybody. */
export const notChecked: string[] = [
  "We have not checked anybody’s identity or booking.",
  "Show each other your boarding pass and ID when you meet.",
];
