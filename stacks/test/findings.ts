/**
 * What cdk-nag's AwsSolutions rules have against the stacks and we keep, each with its reason. The test fails on a finding
 * that is not here, and on an entry that finds nothing any more.
 */
export type Accepted = { rule: RegExp; resource: RegExp; reason: string };

export const accepted: Accepted[] = [
  {
    rule: /^AwsSolutions-IAM4\[.*AWSLambdaBasicExecutionRole\]$/,
    resource: /\/CustomResourceHandler\//,
    reason:
      "SST's own helper, one for each stack, which runs while a stage is deployed and never serves anybody.",
  },
  {
    rule: /^AwsSolutions-L1$/,
    resource: /\/CustomResourceHandler\//,
    reason:
      "The runtime of SST's own helper is SST's to choose; it runs while a stage is deployed.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::(<Files\w+\.Arn>|arn:<AWS::Partition>:s3:::cdk-.*-assets-.*)\/\*\]$/,
    resource: /-Web\/Site\/S3UploaderPolicy\//,
    reason:
      "SST's uploader reads the built site from the deployment's own bucket and writes all of it into the site's: the names " +
      "of the files change with each build.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::\*\]$/,
    resource: /-Notify\/notify-role\//,
    reason:
      "ses:GetAccount, the account's send rate, belongs to no resource: IAM takes no smaller one.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::arn:<AWS::Partition>:ses:.*:identity\/\*\]$/,
    resource: /^(?!prod-)/,
    reason:
      "Not in production: in SES's sandbox, where a personal stage lives, sending asks for the recipient's identity too. " +
      "The sender's address is a condition of the same statement.",
  },
  {
    rule: /^AwsSolutions-COG1$/,
    resource: /\/UserPool\//,
    reason:
      "Symbols are not asked for: length protects better, and families type these passwords on phones.",
  },
  {
    rule: /^AwsSolutions-COG2$/,
    resource: /\/UserPool\//,
    reason:
      "No second factor: an account holds a trip and a phone number, and its owner is often somebody's parent. Google's " +
      "second factor counts for those who sign in with it.",
  },
  {
    rule: /^AwsSolutions-COG3$/,
    resource: /\/UserPool\//,
    reason:
      "Threat protection is Cognito's Plus plan, $0.02 a user a month. Lock-out after failed attempts is there without it.",
  },
  {
    rule: /^AwsSolutions-S1$/,
    resource: /-Web\/Files\//,
    reason: "CloudFront alone reads the bucket, which holds what everybody may see.",
  },
  {
    rule: /^AwsSolutions-CFR1$/,
    resource: /\/Site\/Distribution\//,
    reason: "People fly from everywhere.",
  },
  {
    rule: /^AwsSolutions-CFR2$/,
    resource: /^(?!prod-).*\/Site\/Distribution\//,
    reason:
      "Production has the firewall. A personal stage is known to nobody, and the firewall costs $7 a month.",
  },
  {
    rule: /^AwsSolutions-CFR3$/,
    resource: /\/Site\/Distribution\//,
    reason:
      "Calls of the API are in the gateway's access log. Who opened which page is nobody's business: pages name itineraries.",
  },
  {
    rule: /^AwsSolutions-CFR4$/,
    resource: /^(?!prod-).*\/Site\/Distribution\//,
    reason:
      "Without a domain the certificate and its protocols are CloudFront's own. Production has its domain.",
  },
  {
    rule: /^AwsSolutions-APIG4$/,
    resource: /\/Gateway\/Route_/,
    reason:
      "The contract says so (`none`, `optional`), which a test compares route by route: searching takes no account, and the " +
      "functions check the token of an optional route themselves.",
  },
  {
    rule: /^AwsSolutions-SQS3$/,
    resource: /-failures\//,
    reason: "They are the dead-letter queues.",
  },
];
