/** Addresses of the system under test. playwright.config.ts chooses the ports. */
const at = (variable: string) => `http://localhost:${process.env[variable]}`;

export let webUrl = at("E2E_WEB_PORT");
export let inboxUrl = at("E2E_SES_PORT");
export let payPalUrl = at("E2E_PAYPAL_PORT");
export let pushUrl = at("E2E_PUSH_PORT");
export let cognitoUrl = at("E2E_COGNITO_PORT");

/** Switches this worker to the addresses of the server whose clock is ahead. */
export function useLaterServer(): void {
  webUrl = at("E2E_LATER_WEB_PORT");
  inboxUrl = at("E2E_LATER_SES_PORT");
  payPalUrl = at("E2E_LATER_PAYPAL_PORT");
  pushUrl = at("E2E_LATER_PUSH_PORT");
  cognitoUrl = at("E2E_LATER_COGNITO_PORT");
}
