/**
 * What one address may ask of production. CloudFront takes a web ACL from us-east-1 alone, which is one of two reasons why
 * the app lives there (sst.config.ts); the other is its certificate.
 */
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Stack } from "sst/constructs";

/**
 * Requests of one address in five minutes. A page with all its files is some 40 and a person types some 10 suggestions a
 * minute, so that a family or an office behind one address passes, and a script that harvests postings does not.
 */
const requestsInFiveMinutes = 3000;
/** The same for what sends mail, orders or discards sign-ups: nobody does that by hand thirty times. */
const costlyInFiveMinutes = 100;

export function firewall(stack: Stack): CfnWebACL {
  return new CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: watched("Firewall"),
    rules: [
      {
        name: "RateOfAnAddress",
        priority: 1,
        action: { block: {} },
        visibilityConfig: watched("RateOfAnAddress"),
        statement: {
          rateBasedStatement: {
            aggregateKeyType: "IP",
            limit: requestsInFiveMinutes,
            evaluationWindowSec: 300,
          },
        },
      },
      {
        name: "RateOfPosts",
        priority: 2,
        action: { block: {} },
        visibilityConfig: watched("RateOfPosts"),
        statement: {
          rateBasedStatement: {
            aggregateKeyType: "IP",
            limit: costlyInFiveMinutes,
            evaluationWindowSec: 300,
            scopeDownStatement: {
              andStatement: {
                statements: [
                  {
                    byteMatchStatement: {
                      fieldToMatch: { method: {} },
                      positionalConstraint: "EXACTLY",
                      searchString: "POST",
                      textTransformations: [{ priority: 0, type: "NONE" }],
                    },
                  },
                  {
                    notStatement: {
                      statement: {
                        byteMatchStatement: {
                          fieldToMatch: { uriPath: {} },
                          // searchItin and searchbyUser are POST too, and cheap.
                          positionalConstraint: "STARTS_WITH",
                          searchString: "/api/flightAid/search",
                          textTransformations: [{ priority: 0, type: "NONE" }],
                        },
                      },
                    },
                  },
                ],
              },
            },
          },
        },
      },
    ],
  });
}

function watched(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
