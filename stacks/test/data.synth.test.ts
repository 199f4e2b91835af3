/** Resources that store personal data: table, user pool, buckets, queues and topics. */
import { describe, expect, it } from "vitest";
import { createTableInput, timeToLive } from "../../packages/core/src/db/table";
import { allOf, only, type Resource } from "./stage";
import { stages } from "./stages";

describe.each(stages)("data of $name", (stage) => {
  it("is in a table with the keys and indexes of core/db/table", () => {
    const [, { Properties }] = only(stage.template("Database"), "AWS::DynamoDB::Table");
    const { TableName: _, ...wanted } = createTableInput("any");
    expect(Properties).toMatchObject(wanted);
    expect(Properties).toMatchObject({
      TimeToLiveSpecification: { AttributeName: timeToLive, Enabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  it("is retained and protected in production only", () => {
    // After a failed first deployment nothing remains.
    const kept = stage.isProduction
      ? { DeletionPolicy: "RetainExceptOnCreate", UpdateReplacePolicy: "Retain" }
      : { DeletionPolicy: "Delete", UpdateReplacePolicy: "Delete" };
    const [, table] = only(stage.template("Database"), "AWS::DynamoDB::Table");
    expect(table).toMatchObject({
      ...kept,
      Properties: { DeletionProtectionEnabled: stage.isProduction },
    });
    const [, userPool] = only(stage.template("Auth"), "AWS::Cognito::UserPool");
    expect(userPool).toMatchObject({
      ...kept,
      Properties: { DeletionProtection: stage.isProduction ? "ACTIVE" : "INACTIVE" },
    });
  });

  it("is all that is retained when a stage is removed", () => {
    const kept = stage.stacks.flatMap((stack) =>
      Object.values(stage.template(stack).toJSON().Resources as Record<string, Resource>)
        .filter(({ DeletionPolicy }) => String(DeletionPolicy).startsWith("Retain"))
        .map(({ Type }) => Type)
        // Versions of a function are deleted with it.
        .filter((type) => type !== "AWS::Lambda::Version"),
    );
    const backups = ["AWS::Backup::BackupVault", "AWS::KMS::Key", "AWS::S3::Bucket"];
    const retained = [...backups, "AWS::Cognito::UserPool", "AWS::DynamoDB::Table"].sort();
    expect(kept.sort()).toEqual(stage.isProduction ? retained : []);
  });

  it("is in no public bucket and is transferred over TLS only", () => {
    const buckets = allOf(stage, "AWS::S3::Bucket");
    expect(buckets).toHaveLength(stage.isProduction ? 2 : 1);
    for (const [, { Properties }] of buckets) {
      expect(Properties).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
      });
    }
    const policies = [
      ...allOf(stage, "AWS::S3::BucketPolicy"),
      ...allOf(stage, "AWS::SQS::QueuePolicy"),
      ...allOf(stage, "AWS::SNS::TopicPolicy"),
    ];
    const guarded = [
      ...buckets,
      ...allOf(stage, "AWS::SQS::Queue"),
      ...allOf(stage, "AWS::SNS::Topic"),
    ].map(([id]) => id);
    const insecure = policies.filter(([, { Properties }]) =>
      JSON.stringify(Properties.PolicyDocument).includes('"aws:SecureTransport":"false"'),
    );
    for (const id of guarded) {
      const found = insecure.some(([, policy]) => JSON.stringify(policy).includes(`"${id}"`));
      expect([id, found]).toEqual([id, true]);
    }
    const { DistributionConfig } = only(stage.template("Web"), "AWS::CloudFront::Distribution")[1]
      .Properties;
    expect(JSON.stringify(DistributionConfig)).not.toContain("allow-all");
    if (stage.isProduction) {
      expect(DistributionConfig).toMatchObject({
        ViewerCertificate: { MinimumProtocolVersion: "TLSv1.2_2021" },
      });
    }
  });
});
