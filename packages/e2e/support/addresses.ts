/** Addresses of the system under test. playwright.config.ts chooses the ports. */
const at = (variable: string) => `http://localhost:${process.env[variable]}`;

export const webUrl = at("E2E_WEB_PORT");
export const inboxUrl = at("E2E_SES_PORT");
export const payPalUrl = at("E2E_PAYPAL_PORT");
export const cognitoUrl = at("E2E_COGNITO_PORT");
