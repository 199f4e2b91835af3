/**
 * Production's firewalls: one for the site, and one for the user pool, which browsers call
 * directly. Both count requests by IP address.
 * An address may be one script, or thousands of people behind a carrier's NAT: docs/operating.md#firewall.
 */
import type { UserPool } from "aws-cdk-lib/aws-cognito";
import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import type { Stack } from "sst/constructs";
import type { Contract } from "../../packages/core/src/contract";
import { contracts } from "../../packages/core/src/contracts";
import { challengePath } from "../../packages/web/src/lib/pages";

type Statement = CfnWebACL.StatementProperty;
type Rule = Omit<CfnWebACL.RuleProperty, "priority" | "visibilityConfig">;

/** Seconds for which requests are counted, of those that AWS WAF offers. */
type Window = 60 | 120 | 300 | 600;

/**
 * Calls of the API from an address in five minutes. A page makes about four and a user types about 10 suggestions per minute, so a
 * family or an office stays below. Above it callers have to prove that they are browsers: this
 * stops a script that harvests postings, but not people behind a NAT. The site's files are not
 * challenged, because a script or a style could not pass a challenge.
 */
const callsFrom = 1000;
/** The same for calls that send mail or create orders. No user makes that many by hand. */
const costlyFrom = 100;
/**
 * Requests of any kind from an address in five minutes, above which the address is blocked. A page
 * with its files needs about 40.
 */
const blockedFrom = 30_000;

/** Seconds after which a browser that has passed a challenge has to pass another one. */
const immunityTime = 3600;

/** Requests of an address to the user pool in five minutes. A sign-in takes three. */
const poolBlockedFrom = 1000;
/**
 * Codes that an address may request in ten minutes, for any account. Each causes a mail, often to
 * an invented address.
 */
const codesFrom = 30;

/** Operations of the user pool's API that mail a code. */
const codeOperations = [
  "SignUp",
  "ResendConfirmationCode",
  "ForgotPassword",
  "UpdateUserAttributes",
  "GetUserAttributeVerificationCode",
];

/** The rules that match requests for follow links. */
const readsFollowLinks: ReadonlySet<string> = new Set(["RateOfAnAddress", "RateOfCalls"]);

const challenge = { challenge: {} };
const block = { block: {} };

/** CloudFront requires a web ACL in us-east-1. */
export function siteFirewall(stack: Stack): CfnWebACL {
  const everyContract: readonly Contract[] = Object.values(contracts).flat();
  const ofServers = everyContract
    .filter(({ calledByServers }) => calledByServers)
    .map(({ path }) => not(pathIs(`/api${path}`)));
  return new CfnWebACL(stack, "Firewall", {
    scope: "CLOUDFRONT",
    defaultAction: { allow: {} },
    visibilityConfig: unsampled("Firewall"),
    challengeConfig: { immunityTimeProperty: { immunityTime } },
    rules: inOrder([
      rate("RateOfAnAddress", block, blockedFrom, 300, all(ofServers)),
      // Only a page can run the challenge. After a challenged call, the app sends the browser here.
      { name: "ChallengePage", action: challenge, statement: pathIs(challengePath) },
      rate(
        "RateOfCalls",
        challenge,
        callsFrom,
        300,
        all([matches({ uriPath: {} }, "STARTS_WITH", "/api/"), ...ofServers]),
      ),
      rate(
        "RateOfPosts",
        challenge,
        costlyFrom,
        300,
        all([
          matches({ method: {} }, "EXACTLY", "POST"),
          // searchItin, searchDays and searchbyUser are cheap, although they are POST.
          not(matches({ uriPath: {} }, "STARTS_WITH", "/api/flightAid/search")),
          ...ofServers,
        ]),
      ),
    ]),
  });
}

/** Blocks, because the callers of its API can't run a challenge. */
export function poolFirewall(stack: Stack, userPool: UserPool): void {
  const operation = { singleHeader: { Name: "x-amzn-cognito-operation-name" } };
  const acl = new CfnWebACL(stack, "PoolFirewall", {
    scope: "REGIONAL",
    defaultAction: { allow: {} },
    visibilityConfig: watched("PoolFirewall"),
    rules: inOrder([
      rate("RequestsToThePool", block, poolBlockedFrom, 300),
      rate("RequestsOfCodes", block, codesFrom, 600, {
        orStatement: {
          statements: codeOperations.map((name) => matches(operation, "EXACTLY", name)),
        },
      }),
    ]),
  });
  new CfnWebACLAssociation(stack, "PoolFirewallOfPool", {
    resourceArn: userPool.userPoolArn,
    webAclArn: acl.attrArn,
  });
}

/** The first rule that ends an evaluation decides. */
function inOrder(rules: Rule[]): CfnWebACL.RuleProperty[] {
  return rules.map((rule, priority) => ({
    ...rule,
    priority,
    visibilityConfig: readsFollowLinks.has(rule.name) ? unsampled(rule.name) : watched(rule.name),
  }));
}

/** Counts the requests of an address that match `scope`, all by default, and acts on those above the limit. */
function rate(
  name: string,
  action: CfnWebACL.RuleActionProperty,
  limit: number,
  evaluationWindowSec: Window,
  scope?: Statement,
): Rule {
  return {
    name,
    action,
    statement: {
      rateBasedStatement: {
        aggregateKeyType: "IP",
        limit,
        evaluationWindowSec,
        ...(scope && { scopeDownStatement: scope }),
      },
    },
  };
}

function pathIs(path: string): Statement {
  return matches({ uriPath: {} }, "EXACTLY", path);
}

function matches(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: "EXACTLY" | "STARTS_WITH",
  searchString: string,
): Statement {
  const textTransformations = [{ priority: 0, type: "NONE" }];
  return {
    byteMatchStatement: { fieldToMatch, positionalConstraint, searchString, textTransformations },
  };
}

/** At least two. */
function all(statements: Statement[]): Statement {
  return { andStatement: { statements } };
}

function not(statement: Statement): Statement {
  return { notStatement: { statement } };
}

/** Without samples of requests: they would hold the paths of follow links, which are secret. */
function unsampled(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { ...watched(metricName), sampledRequestsEnabled: false };
}

function watched(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
