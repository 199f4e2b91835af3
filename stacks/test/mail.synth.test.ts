/** SES: configuration set, identity and feedback. */
import { describe, expect, it } from "vitest";
import { all, only, text } from "./stage";
import { stages } from "./stages";

describe.each(stages)("mail of $name", (stage) => {
  it("uses a configuration set that publishes bounces and complaints and suppresses further mail", () => {
    const email = stage.template("Email");
    const [, { Properties }] = only(email, "AWS::SES::ConfigurationSet");
    expect(Properties).toMatchObject({
      Name: `flightaides-${stage.name}`,
      DeliveryOptions: { TlsPolicy: "REQUIRE" },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ["BOUNCE", "COMPLAINT"] },
    });
    const [, destination] = only(email, "AWS::SES::ConfigurationSetEventDestination");
    const { EventDestination } = destination.Properties as {
      EventDestination: { MatchingEventTypes: string[]; SnsDestination: { TopicARN: unknown } };
    };
    expect(EventDestination.MatchingEventTypes).toEqual(["bounce", "complaint"]);
    expect(text(stage, EventDestination.SnsDestination.TopicARN)).toBe("<Feedback>");
    const [, subscription] = only(stage.template("Notify"), "AWS::SNS::Subscription");
    expect(text(stage, subscription.Properties.TopicArn)).toBe("<Feedback>");
    expect(text(stage, subscription.Properties.Endpoint)).toBe("<feedback.Arn>");
    expect(subscription.Properties.RedrivePolicy).toBeDefined();
  });

  it("is sent from an identity where the stage has a domain, as are Cognito's codes", () => {
    const identities = all(stage.template("Email"), "AWS::SES::EmailIdentity");
    const [, { Properties }] = only(stage.template("Auth"), "AWS::Cognito::UserPool");
    expect(identities).toHaveLength(stage.isProduction ? 1 : 0);
    expect(Properties.EmailConfiguration).toEqual(
      stage.isProduction
        ? expect.objectContaining({
            EmailSendingAccount: "DEVELOPER",
            From: "FlightAides <hello@flightaides.example>",
          })
        : undefined,
    );
  });

  it("has a DMARC policy that asks receivers for reports, to the domain itself", () => {
    const records = all(stage.template("Email"), "AWS::Route53::RecordSet").filter(
      ([, { Properties }]) => String(Properties.Name).startsWith("_dmarc."),
    );
    expect(records.map(([, { Properties }]) => Properties.ResourceRecords)).toEqual(
      stage.isProduction
        ? [['"v=DMARC1; p=quarantine; adkim=s; rua=mailto:dmarc@flightaides.example"']]
        : [],
    );
  });
});
