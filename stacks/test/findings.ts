/** The findings of cdk-nag's AwsSolutions rules that are accepted, each with its reason. */
export type Accepted = { rule: RegExp; resource: RegExp; reason: string };

export const accepted: Accepted[] = [
  {
    rule: /^AwsSolutions-IAM5\[Resource::\*\]$/,
    resource: /^prod-.*-role\/DefaultPolicy\//,
    reason: "X-Ray's permissions to write traces support no narrower resource.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::\*\]$/,
    resource: /-Notify\/notify-role\//,
    reason: "ses:GetAccount, which reads the account's send rate, supports no narrower resource.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:<AWS::Partition>:ses:.*:identity\/\*\]$/,
    resource: /^(?!prod-)/,
    reason:
      "Not in production. SES's sandbox, where personal stages run, requires permission for the recipient's identity " +
      "too. The same statement has the sender's address as a condition.",
  },
  {
    rule: /^AwsSolutions-COG1$/,
    resource: /\/UserPool\//,
    reason:
      "Passwords need no symbols: length protects better, and users type these passwords on phones.",
  },
  {
    rule: /^AwsSolutions-COG2$/,
    resource: /\/UserPool\//,
    reason:
      "The second factor is optional: an account holds a trip and a phone number, and many users are elderly. Google's second factor " +
      "applies to those who sign in with it; operators need one.",
  },
  {
    rule: /^AwsSolutions-COG3$/,
    resource: /\/UserPool\//,
    reason:
      "Threat protection needs Cognito's Plus plan, $0.02 per user and month. Lock-out after failed attempts is included " +
      "in every plan.",
  },
  {
    rule: /^AwsSolutions-SMG4$/,
    resource: /-Web\/OriginKey\d+\//,
    reason:
      "CloudFormation alone can hand a secret to CloudFront, so a deployment rotates these keys: docs/operating.md#rotation.",
  },
  {
    rule: /^AwsSolutions-S1$/,
    resource: /-Web\/Files\//,
    reason: "Only CloudFront reads the bucket, and its content is public.",
  },
  {
    rule: /^AwsSolutions-S1$/,
    resource: /-Backups\/Exports\//,
    reason: "One function writes there, and nobody but an administrator may read.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::<Exports\w+\.Arn>\/\*\]$/,
    resource: /-Backups\/export-users-role\//,
    reason: "Each export writes new files.",
  },
  {
    rule: /^AwsSolutions-IAM4\[.*AWSBackupServiceRolePolicyForBackup\]$/,
    resource: /-Backups\/Plan\//,
    reason: "The role of AWS Backup, which AWS maintains with the service.",
  },
  {
    rule: /^AwsSolutions-CFR1$/,
    resource: /-Web\/Site\//,
    reason: "Users travel in every country.",
  },
  {
    rule: /^AwsSolutions-CFR2$/,
    resource: /^(?!prod-).*-Web\/Site\//,
    reason:
      "Production has the firewall. It costs $9 per month, too much for a personal stage with an unpublished address.",
  },
  {
    rule: /^AwsSolutions-CFR3$/,
    resource: /-Web\/Site\//,
    reason:
      "The gateway's access log has all API calls. Page views are not logged for privacy: their paths name itineraries.",
  },
  {
    rule: /^AwsSolutions-CFR4$/,
    resource: /^(?!prod-).*-Web\/Site\//,
    reason:
      "Without a domain CloudFront uses its own certificate and protocols. Production has a domain.",
  },
  {
    rule: /^AwsSolutions-APIG4$/,
    resource: /-Api\/Route_/,
    reason:
      "The contract says which routes need no authoriser (`none`, `optional`), and a test compares every route with it. " +
      "The functions verify the token of an optional route themselves.",
  },
  {
    rule: /^AwsSolutions-IAM4\[.*AWSCodeDeployRoleForLambdaLimited\]$/,
    resource: /^prod-.*-Api\/(api|payment|account)-deployment\//,
    reason:
      "AWS's own policy for what CodeDeploy does to a function: moving an alias and reading alarms.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::<(api|payment|account)\w+\.Arn>:\*\]$/,
    resource: /^prod-.*-Api\/check-version-role\//,
    reason:
      "The check invokes the version that is about to serve requests, whose number changes with each deployment.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::<checkversion\w+\.Arn>:\*\]$/,
    resource: /^prod-.*-Api\/(api|payment|account)-deployment\/ServiceRole\//,
    reason: "CDK's grant for a function includes its versions. CodeDeploy invokes the check.",
  },
  {
    rule: /^AwsSolutions-SQS3$/,
    resource: /-failures\//,
    reason: "These are the dead-letter queues.",
  },
];
