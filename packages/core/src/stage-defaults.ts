/** Default settings of a stage, which its operator can override, and names derived from the stage's name. */

export const appName = "flightaides";

/** The stage with the resources that all stages of an account except production share. It has no app. */
export const sharedStage = "shared";

export function isProduction(stage: string): boolean {
  return stage === "prod";
}

/** Of every stage. CloudFront takes its certificate and its web ACL from us-east-1 only, and the stacks reference each other. */
export const region = "us-east-1";

/** Domain of a stage without a domain. Reserved: mail to it is never delivered. */
export const exampleDomain = "flightaides.example";

/** Address that mails are sent from. */
export function senderAddress(domain: string = exampleDomain): string {
  return `hello@${domain}`;
}

/** Sender as a mail shows it: `FlightAides <hello@flightaides.example>`. */
export function mailFrom(domain?: string): string {
  return `FlightAides <${senderAddress(domain)}>`;
}

/** Address that mails tell people to write to. */
export function supportAddress(domain: string = exampleDomain): string {
  return `support@${domain}`;
}

/** Name and postal address of the sender, at the end of every mail. Production sets its own. */
export const postalAddress = "FlightAides, 100 King Street West, Toronto, ON M5X 1A9, Canada";

/** The price of a connection. `amount` is a decimal, `currency` an ISO 4217 code. */
export const fee = { amount: "10.00", currency: "USD" } as const;

/** Parameter store path under which `sst secrets set` puts a stage's secrets. */
export function secretsPath(stage: string): string {
  return `/sst/${appName}/${stage}/Secret`;
}

/** SES configuration set of a stage. Its name is unique in an account, which may have several stages. */
export function configurationSetName(stage: string): string {
  return `${appName}-${stage}`;
}
