/**
 * The keys by which functions recognise requests from CloudFront. CloudFormation generates them and
 * passes them to CloudFront and the functions, so that no person knows a key and no template
 * contains one.
 */
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { SecretValue } from "aws-cdk-lib/core";
import type { Stack } from "sst/constructs";

/** Adding one gives every stage a new key with its next deployment: docs/operating.md#rotation. */
const generation = 1;

export type OriginKeys = {
  /** The key that CloudFront sends. */
  sent: string;
  /**
   * The keys that functions accept, separated by commas: the current, the previous and the next
   * one. A deployment may change CloudFront before or after the functions, and takes minutes to
   * reach all edge locations.
   */
  accepted: string;
};

/** Both are references that CloudFormation resolves. `path` is unique in the account. */
export function originKeys(stack: Stack, path: string): OriginKeys {
  const nameOf = (number: number) => `${path}/origin-key-${number}`;
  const make = (number: number) =>
    new Secret(stack, `OriginKey${number}`, {
      secretName: nameOf(number),
      description: "Sent by CloudFront to the API, which refuses requests without it.",
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
    });
  const others = [generation - 1, generation + 1];
  // CloudFormation resolves the references of the deployed functions once more when it changes them. So a key goes one rotation
  // after the last function has accepted it.
  const kept = [generation - 2, ...others, generation + 2].filter((number) => number >= 0);
  kept.forEach(make);
  const current = make(generation);
  return {
    sent: current.secretValue.unsafeUnwrap(),
    // By name: an export of this stack could not be removed while the stack of the functions refers to it.
    accepted: [generation, ...others]
      .map((number) => SecretValue.secretsManager(nameOf(number)).unsafeUnwrap())
      .join(","),
  };
}
