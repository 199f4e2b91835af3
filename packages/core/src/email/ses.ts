/** The only importer of SES's SDK. */
import { SESv2Client } from "@aws-sdk/client-sesv2";

export { GetAccountCommand, SESv2ServiceException, SendEmailCommand } from "@aws-sdk/client-sesv2";

// SendEmail has no idempotency key, so an SDK retry could send a mail twice: only the outbox retries. Connections are not kept
// alive for the same reason: one that SES closed while the function was frozen is indistinguishable from a lost response. A call
// without a response is aborted, so that it does not use up the time of the run. The time for a connection also passes while the
// process renders other mails.
export const client = new SESv2Client({
  maxAttempts: 1,
  requestHandler: {
    requestTimeout: 10_000,
    throwOnRequestTimeout: true,
    connectionTimeout: 5_000,
    httpAgent: { keepAlive: false },
    httpsAgent: { keepAlive: false },
  },
});
