/**
 * Mail through SES: a configuration set that hears of bounces and complaints, and the identity to send as. SES knows an
 * identity once an account, so a stage has one of its own only where it has a domain of its own; without one it sends as
 * an address that its owner has verified by hand.
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
import { settings } from "./settings";

export function Email({ app, stack }: StackContext) {
  const { domain } = settings(app.stage);
  // SES would not write to a topic under a key that AWS manages.
  const feedback = new Topic(stack, "Feedback", { enforceSSL: true });
  const configurationSet = new ConfigurationSet(stack, "ConfigurationSet", {
    // An account has one of each name, and may hold several stages.
    configurationSetName: `${app.name}-${app.stage}`,
    // An address that bounced or complained is not written to again, whatever we ask for.
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    // Contact data travels in these mails: better none than one in the clear.
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
      // Writes the DKIM records itself.
      identity: Identity.publicHostedZone(zone),
      mailFromDomain: `mail.${domain.name}`,
      // We hear of bounces by the topic.
      feedbackForwarding: false,
      configurationSet,
    });
    new TxtRecord(stack, "Dmarc", {
      zone,
      recordName: "_dmarc",
      values: ["v=DMARC1; p=quarantine; adkim=s"],
    });
  }
  return { configurationSet, feedback };
}
