/** Production's backups: the table's in a second account, and the export of the user pool. */
import { expect, it } from "vitest";
import { productionSettings } from "./fixtures";
import { only, text } from "./stage";
import { stages } from "./stages";

const [stage] = stages.filter(({ isProduction }) => isProduction);
if (!stage) throw new Error("Production was not synthesised");
const backups = stage.template("Backups");

it("backs the table up every night and copies it to the second account for 35 days", () => {
  const [, plan] = only(backups, "AWS::Backup::BackupPlan");
  expect(plan.Properties.BackupPlan).toMatchObject({
    BackupPlanRule: [
      {
        ScheduleExpression: "cron(17 1 * * ? *)",
        Lifecycle: { DeleteAfterDays: 3 },
        CopyActions: [
          {
            DestinationBackupVaultArn: productionSettings.BACKUP_VAULT_ARN,
            Lifecycle: { DeleteAfterDays: 35 },
          },
        ],
      },
    ],
  });
  const [, selection] = only(backups, "AWS::Backup::BackupSelection");
  const { Resources } = selection.Properties.BackupSelection as { Resources: unknown[] };
  expect(Resources.map((one) => text(stage, one))).toEqual(["<Table.Arn>"]);
});

it("encrypts backups and exports with its own key, which can be used across accounts", () => {
  const [, vault] = only(backups, "AWS::Backup::BackupVault");
  expect(text(stage, vault.Properties.EncryptionKeyArn)).toBe("<Key.Arn>");
  const [, key] = only(backups, "AWS::KMS::Key");
  expect(key.Properties.EnableKeyRotation).toBe(true);
  const [, bucket] = only(backups, "AWS::S3::Bucket");
  const { ServerSideEncryptionConfiguration } = bucket.Properties.BucketEncryption as {
    ServerSideEncryptionConfiguration: {
      ServerSideEncryptionByDefault: { SSEAlgorithm: string; KMSMasterKeyID: unknown };
    }[];
  };
  const [{ ServerSideEncryptionByDefault: encryption } = {}] = ServerSideEncryptionConfiguration;
  expect(encryption?.SSEAlgorithm).toBe("aws:kms");
  expect(text(stage, encryption?.KMSMasterKeyID)).toBe("<Key.Arn>");
});

it("receives the copies that come back from the second account, and from no other", () => {
  const second = "arn:aws:iam::111111111111:root";
  const [, vault] = only(backups, "AWS::Backup::BackupVault");
  const [, key] = only(backups, "AWS::KMS::Key");
  const strangers = (policy: unknown) =>
    (
      policy as { Statement: { Effect: string; Principal: { AWS: unknown }; Action: unknown }[] }
    ).Statement.filter(({ Effect }) => Effect === "Allow")
      .map(({ Principal, Action }) => [text(stage, Principal.AWS), Action])
      .filter(([principal]) => !String(principal).includes("000000000000"));
  expect(strangers(vault.Properties.AccessPolicy)).toEqual([
    [second, "backup:CopyIntoBackupVault"],
  ]);
  expect(strangers(key.Properties.KeyPolicy)).toEqual([
    [
      second,
      ["kms:DescribeKey", "kms:Encrypt", "kms:Decrypt", "kms:ReEncrypt*", "kms:GenerateDataKey*"],
    ],
  ]);
});

it("exports the user pool every night and keeps an export for 35 days", () => {
  const [, bucket] = only(backups, "AWS::S3::Bucket");
  expect(bucket.Properties.LifecycleConfiguration).toEqual({
    Rules: [
      {
        ExpirationInDays: 35,
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 7 },
        Status: "Enabled",
      },
    ],
  });
  const [, rule] = only(backups, "AWS::Events::Rule");
  const { ScheduleExpression, Targets } = rule.Properties as {
    ScheduleExpression: string;
    Targets: { Arn: unknown }[];
  };
  expect(ScheduleExpression).toBe("cron(17 1 * * ? *)");
  expect(Targets.map(({ Arn }) => text(stage, Arn))).toEqual(["<exportusers.Arn>"]);
});

it("notifies the operator of backups and copies that fail", () => {
  const [, { Properties }] = only(stage.template("Monitoring"), "AWS::Events::Rule");
  expect(Properties.EventPattern).toEqual({
    source: ["aws.backup"],
    "detail-type": ["Backup Job State Change", "Copy Job State Change"],
    detail: { state: ["FAILED", "ABORTED", "EXPIRED"] },
  });
  const targets = Properties.Targets as { Arn: unknown }[];
  expect(targets.map(({ Arn }) => text(stage, Arn))).toEqual(["<Alarms>"]);
});

it("exist in production only", () => {
  const others = stages.filter(({ isProduction }) => !isProduction);
  expect(others.filter(({ stacks }) => stacks.includes("Backups"))).toEqual([]);
});
