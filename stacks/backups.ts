/**
 * Production's backups, in addition to the table's point-in-time recovery: a backup of the table every night, copied
 * to a second account, and an export of the user pool. docs/operating.md#backups
 */
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import { Schedule } from "aws-cdk-lib/aws-events";
import { AccountPrincipal, AnyPrincipal, Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Arn, ArnFormat, Duration, RemovalPolicy } from "aws-cdk-lib/core";
import { Cron, type StackContext, use } from "sst/constructs";
import { Auth } from "./auth";
import { lambda } from "./constructs/lambda";
import { Database } from "./database";
import { settings } from "./settings";

/** Same as point-in-time recovery: how long copies still have what the deletion of an account has removed. */
const kept = Duration.days(35);
/** Long enough to repeat a failed copy. Point-in-time recovery covers the rest. */
const keptHere = Duration.days(3);
/** UTC. */
const nightly = { hour: "1", minute: "17" };
const removalPolicy = RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE;

export function Backups({ app, stack }: StackContext) {
  const { table } = use(Database);
  const { userPool } = use(Auth);
  const { backupVaultArn } = settings(app.stage);
  const name = `${app.name}-${app.stage}`;
  // AWS's own key for backups cannot be used from another account.
  const key = new Key(stack, "Key", {
    description: `Backups of ${name}`,
    enableKeyRotation: true,
    removalPolicy,
  });

  key.addToResourcePolicy(
    new PolicyStatement({
      sid: "GrantsForServicesOfAwsOnly",
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ["kms:CreateGrant"],
      resources: ["*"],
      conditions: {
        BoolIfExists: {
          "kms:GrantIsForAWSResource": "false",
          "aws:PrincipalIsAWSService": "false",
        },
      },
    }),
  );

  const vault = new BackupVault(stack, "Vault", {
    backupVaultName: name,
    encryptionKey: key,
    removalPolicy,
  });
  if (backupVaultArn) {
    const secondAccount = new AccountPrincipal(
      Arn.split(backupVaultArn, ArnFormat.COLON_RESOURCE_NAME).account,
    );
    // The way back: after a loss, the copies come from the second account into the vault of a new one.
    vault.addToAccessPolicy(
      new PolicyStatement({
        sid: "ReceiveCopies",
        principals: [secondAccount],
        actions: ["backup:CopyIntoBackupVault"],
        resources: ["*"],
      }),
    );
    // The role of the copy reads the key of the vault into which it copies.
    key.addToResourcePolicy(
      new PolicyStatement({
        sid: "CopiesOfSecondAccount",
        principals: [secondAccount],
        actions: [
          "kms:DescribeKey",
          "kms:Encrypt",
          "kms:Decrypt",
          "kms:ReEncrypt*",
          "kms:GenerateDataKey*",
        ],
        resources: ["*"],
        conditions: { StringLike: { "kms:ViaService": "backup.*.amazonaws.com" } },
      }),
    );
  }
  const plan = new BackupPlan(stack, "Plan", {
    backupPlanName: name,
    backupVault: vault,
    backupPlanRules: [
      new BackupPlanRule({
        ruleName: "nightly",
        scheduleExpression: Schedule.cron(nightly),
        deleteAfter: keptHere,
        ...(backupVaultArn && {
          copyActions: [
            {
              destinationBackupVault: BackupVault.fromBackupVaultArn(
                stack,
                "SecondAccount",
                backupVaultArn,
              ),
              deleteAfter: kept,
            },
          ],
        }),
      }),
    ],
  });
  plan.addSelection("Table", { resources: [BackupResource.fromDynamoDbTable(table)] });

  const bucket = new Bucket(stack, "Exports", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.KMS,
    encryptionKey: key,
    bucketKeyEnabled: true,
    enforceSSL: true,
    lifecycleRules: [{ expiration: kept, abortIncompleteMultipartUploadAfter: Duration.days(7) }],
    removalPolicy,
  });
  const exportUsers = lambda(stack, "export-users", {
    privileges: [
      {
        variables: { USER_POOL_ID: userPool.userPoolId, EXPORT_BUCKET: bucket.bucketName },
        // Write-only: it cannot read what it has written.
        permissions: [
          new PolicyStatement({
            actions: ["cognito-idp:ListUsers"],
            resources: [userPool.userPoolArn],
          }),
          new PolicyStatement({
            actions: ["s3:PutObject"],
            resources: [bucket.arnForObjects("*")],
          }),
          new PolicyStatement({ actions: ["kms:GenerateDataKey"], resources: [key.keyArn] }),
        ],
      },
    ],
  });
  new Cron(stack, "export-users-schedule", {
    schedule: `cron(${nightly.minute} ${nightly.hour} * * ? *)`,
    job: { function: exportUsers },
  });
  stack.addOutputs({ ExportBucket: bucket.bucketName });
  return { exportUsers };
}
