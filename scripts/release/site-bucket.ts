/** The bucket of a stage's site. Uses the caller's AWS credentials. */
import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import {
  CopyObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from "@aws-sdk/client-s3";
import { appName, region } from "../../packages/core/src/stage-defaults";
import type { Bucket } from "./publication";

/** @throws when the stage has no site */
export async function siteBucketOf(stage: string): Promise<Bucket> {
  const stackName = `${stage}-${appName}-Web`;
  const { Stacks = [] } = await new CloudFormationClient({ region }).send(
    new DescribeStacksCommand({ StackName: stackName }),
  );
  // An output of stacks/web.ts.
  const output = Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === "SiteBucket");
  if (!output?.OutputValue) throw new Error(`${stackName} has no output SiteBucket.`);
  return inS3(new S3Client({ region }), output.OutputValue);
}

function inS3(client: S3Client, Bucket: string): Bucket {
  return {
    async list(Prefix) {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
      return keys;
    },
    async get(Key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return await Body?.transformToString();
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async put(Key, { body: Body, contentType: ContentType, cacheControl: CacheControl }) {
      const object = { Bucket, Key, Body, ContentType, CacheControl };
      await client.send(new PutObjectCommand(object));
    },
    async copy(from, Key) {
      const CopySource = encodeURI(`${Bucket}/${from}`);
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
    },
  };
}
