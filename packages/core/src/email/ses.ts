/** SES's SDK, as much of it as is used: its only importer. */
import { SESv2Client } from "@aws-sdk/client-sesv2";

export { GetAccountCommand, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";

// SendEmail has no idempotency key: a repetition by the SDK could be a second mail, so the outbox alone repeats.
export const client = new SESv2Client({
  maxAttempts: 1,
  requestHandler: { requestTimeout: 5_000, connectionTimeout: 2_000 },
});
