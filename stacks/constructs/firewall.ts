/** Production's request limits per IP address. CloudFront takes a web ACL from us-east-1 only. */
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import type { Stack } from "sst/constructs";

/**
 * Requests per address in five minutes. A page with its files takes about 40 and a user types about 10 suggestions per
 * minute, so the limit admits a family or an office behind one address and stops a script that harvests postings.
 */
const requestsInFiveMinutes = 3000;
/** The same for requests that send mail or create orders. Nobody makes that many by hand. */
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
                          // searchItin and searchbyUser are cheap, although they are POST.
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
