/** SES's SDK, as much of it as is used: its only importer. */
import { SESv2Client } from "@aws-sdk/client-sesv2";

export { GetAccountCommand, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";

// SendEmail has no idempotency key: a repetition by the SDK could be a second mail, so the outbox alone repeats.
// For the same reason no connection is kept: one that SES closed while the function slept looks like a lost answer.
export const client = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    requestTimeout: 5_000,
    connectionTimeout: 2_000,
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
  },
});
