/**
 * Lambda's Node.js runtimes: until when AWS accepts them. Source: "Lambda runtimes" in the developer guide of AWS Lambda
 * (https://docs.aws.amazon.com/lambda/latest/dg/lambda-runtimes), table "Supported runtimes".
 */

/** The day on which the table was compared with its source. */
export const comparedOn = "2026-11-25";

type Support = {
  /** No more security patches. */
  deprecated: string;
  /** New functions are refused, so that no new stage can be deployed. */
  createRefused: string;
  /** Changes of existing functions are refused too. */
  updateRefused: string;
};

export const runtimes = {
  "nodejs22.x": {
    deprecated: "2027-04-30",
    createRefused: "2027-06-01",
    updateRefused: "2027-07-01",
  },
  "nodejs24.x": {
    deprecated: "2028-04-30",
    createRefused: "2028-06-01",
    updateRefused: "2028-07-01",
  },
} as const satisfies Record<string, Support>;

/** Of every function that is deployed, helpers of SST and CDK included. */
export const runtime = "nodejs24.x" satisfies keyof typeof runtimes;

/** Whole months from one day to another, both as `2026-11-25`. */
export function monthsBetween(from: string, to: string): number {
  const [start, end] = [new Date(from), new Date(to)];
  const months =
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth();
  return end.getUTCDate() < start.getUTCDate() ? months - 1 : months;
}
