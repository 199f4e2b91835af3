/**
 * Mail through SES: a configuration set that publishes bounces and complaints, and the identity that mails are sent as.
 * An identity is unique in an account, so only a stage with a domain creates one. Any other stage
 * sends from an address that its owner has verified by hand.
 */
import { PublicHostedZone, TxtRecord } from "aws-cdk-lib/aws-route53";
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { StackContext } from "sst/constructs";
import { configurationSetName } from "../packages/core/src/stage-defaults";
import { settings } from "./settings";

export function Email({ app, stack }: StackContext) {
  const { domain } = settings(app.stage);
  // Not encrypted: SES can't publish to a topic with an AWS-managed key.
  const feedback = new Topic(stack, "Feedback", { enforceSSL: true });
  const configurationSet = new ConfigurationSet(stack, "ConfigurationSet", {
    configurationSetName: configurationSetName(app.stage),
    // SES itself sends no further mail to an address that bounced or complained.
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    // Mails carry contact details: SES delivers over TLS or not at all.
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
  });
  configurationSet.addEventDestination("ToFeedback", {
    destination: EventDestination.snsTopic(feedback),
    events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
  });

  if (domain) {
    const zone = PublicHostedZone.fromPublicHostedZoneAttributes(stack, "Zone", {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.name,
    });
    new EmailIdentity(stack, "Identity", {
      // Creates the DKIM records too.
      identity: Identity.publicHostedZone(zone),
      mailFromDomain: `mail.${domain.name}`,
      // Bounces arrive through the topic.
      feedbackForwarding: false,
      configurationSet,
    });
    new TxtRecord(stack, "Dmarc", {
      zone,
      recordName: "_dmarc",
      // Mail providers send their daily reports only to an address of the domain itself, unless
      // another domain consents by DNS.
      values: [`v=DMARC1; p=quarantine; adkim=s; rua=mailto:dmarc@${domain.name}`],
    });
  }
  return { configurationSet, feedback };
}
