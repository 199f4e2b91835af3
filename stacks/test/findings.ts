/** The findings of cdk-nag's AwsSolutions rules that are accepted, each with its reason. */
export type Accepted = { rule: RegExp; resource: RegExp; reason: string };

export const accepted: Accepted[] = [
  {
    rule: /^AwsSolutions-IAM4\[.*AWSLambdaBasicExecutionRole\]$/,
    resource: /\/CustomResourceHandler\//,
    reason:
      "SST's own helper function, one per stack. It runs only while a stage is deployed and serves no requests.",
  },
  {
    rule: /^AwsSolutions-L1$/,
    resource: /\/CustomResourceHandler\//,
    reason:
      "SST chooses the runtime of its own helper function, which runs only during a deployment.",
  },
  {
    rule: /^AwsSolutions-IAM5\[Resource::(<Files\w+\.Arn>|arn:<AWS::Partition>:s3:::cdk-.*-assets-.*)\/\*\]$/,
    resource: /-Web\/Site\/S3UploaderPolicy\//,
    reason:
      "SST's uploader copies the built site from the deployment's bucket into the site's. Its file names change with " +
      "each build.",
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
      "No second factor: an account holds a trip and a phone number, and many users are elderly. Google's second factor " +
      "applies to those who sign in with it.",
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
    rule: /^AwsSolutions-CFR1$/,
    resource: /\/Site\/Distribution\//,
    reason: "Users travel in every country.",
  },
  {
    rule: /^AwsSolutions-CFR2$/,
    resource: /^(?!prod-).*\/Site\/Distribution\//,
    reason:
      "Production has the firewall. It costs $9 per month, too much for a personal stage with an unpublished address.",
  },
  {
    rule: /^AwsSolutions-CFR3$/,
    resource: /\/Site\/Distribution\//,
    reason:
      "The gateway's access log has all API calls. Page views are not logged for privacy: their paths name itineraries.",
  },
  {
    rule: /^AwsSolutions-CFR4$/,
    resource: /^(?!prod-).*\/Site\/Distribution\//,
    reason:
      "Without a domain CloudFront uses its own certificate and protocols. Production has a domain.",
  },
  {
    rule: /^AwsSolutions-APIG4$/,
    resource: /\/Gateway\/Route_/,
    reason:
      "The contract says which routes need no authoriser (`none`, `optional`), and a test compares every route with it. " +
      "The functions verify the token of an optional route themselves.",
  },
  {
    rule: /^AwsSolutions-SQS3$/,
    resource: /-failures\//,
    reason: "These are the dead-letter queues.",
  },
];
