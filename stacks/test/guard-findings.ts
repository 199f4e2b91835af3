/** The findings of Control Tower's controls that are accepted, each with its reason. A finding is `<template> <logical id> <rule>`. */
export const acceptedByGuard: { finding: RegExp; reason: string }[] = [
  {
    finding: /-Api\.\S+ Route\w+ api_gw_v2_authorization_type_configured_check$/,
    reason:
      "The contract says which routes need no authorizer, and a test compares every route with it. The functions verify the token of " +
      "an optional route themselves.",
  },
  {
    finding: /^\S+ \w+ cloudwatch_log_group_retention_period_check$/,
    reason:
      "It asks for a year. Logs hold addresses of callers, so they are kept for three months, and for a week outside production.",
  },
  {
    finding: /^\S+ \w+ cloudwatch_log_group_encrypted_check$/,
    reason:
      "CloudWatch encrypts every log group. A key of our own would add a price and a way to lose the logs, and would keep out nobody " +
      "who may read them.",
  },
  {
    finding: /-(Api|Notify)\.\S+ \w+ lambda_function_public_access_prohibited_check$/,
    reason:
      "A false alarm: each permission has a SourceArn, but as an import of another stack, which the control does not resolve.",
  },
  {
    finding: /^\S+ \w+ lambda_inside_vpc_check$/,
    reason:
      "Nothing that the functions call is in a VPC. A NAT gateway for each zone would cost more than the rest of the product.",
  },
  {
    finding: /-Database\.\S+ Table\w+ dynamodb_table_encrypted_kms_check$/,
    reason:
      "DynamoDB encrypts every table with a key of AWS. A key of our own could be deleted, and the table's backups with it.",
  },
  {
    finding: /-Notify\.\S+ feedbackfailures\w+ sqs_dlq_check$/,
    reason: "This is the dead-letter queue.",
  },
  {
    finding: /-Web\.\S+ Site\w+ cloudfront_default_root_object_configured_check$/,
    reason: "The edge function chooses the file of every page, that of / included.",
  },
  {
    finding: /-Web\.\S+ Site\w+ cloudfront_origin_failover_enabled_check$/,
    reason:
      "Table, user pool and functions are in one region, so a second origin of the pages alone would not help.",
  },
  {
    finding: /-Web\.\S+ Site\w+ cloudfront_access_logs_enabled_check$/,
    reason:
      "The gateway's access log has all API calls. Page views are not logged for privacy: their paths name itineraries, and follow links " +
      "are secret.",
  },
  {
    finding:
      /^ada-flightaides-Web\.\S+ Site\w+ cloudfront_(custom_ssl_certificate|sni_enabled|security_policy)_check$/,
    reason:
      "Without a domain CloudFront uses its own certificate and protocols. Production has a domain.",
  },
  {
    finding: /-Web\.\S+ Files\w+ s3_bucket_default_encryption_kms_check$/,
    reason: "The site's files are public. S3 encrypts them with its own key.",
  },
  {
    finding: /-Web\.\S+ Files\w+ s3_bucket_(versioning_enabled|object_lock_enabled)_check$/,
    reason: "Every release has a folder of its own, and every file can be built again.",
  },
  {
    finding: /-Web\.\S+ Files\w+ s3_bucket_logging_enabled_check$/,
    reason: "Only CloudFront reads the bucket, and its content is public.",
  },
  {
    finding: /-(Web|Backups)\.\S+ (Files|Exports)\w+ s3_event_notifications_enabled_check$/,
    reason: "Nothing is to be done when a file is published or an export is written.",
  },
  {
    finding:
      /-Backups\.\S+ Exports\w+ s3_bucket_(versioning_enabled|object_lock_enabled|logging_enabled)_check$/,
    reason:
      "Each night writes new files, which expire after 35 days. One function writes there, and nobody but an administrator may read.",
  },
];
