/** The site: the React app from S3, `/api` to the gateway and `/config.json`, all behind one CloudFront address. */
import {
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { Duration } from "aws-cdk-lib/core";
import { type StackContext, StaticSite, use } from "sst/constructs";
import { Api } from "./api";
import { Auth } from "./auth";
import { onRequest, pageOfApp, serveJson, withoutPrefix } from "./edge";

/** CloudFront keeps these for ten seconds, whatever the answer says, unless it is told not to. */
const keptErrors = [404, 414, 500, 501, 502, 503, 504];

export function Web({ app, stack }: StackContext) {
  const { api } = use(Api);
  const { userPool, client } = use(Auth);
  const gateway = new HttpOrigin(`${api.httpApiId}.execute-api.${stack.region}.${stack.urlSuffix}`);
  // Each contract says how long its answer may be kept. The key holds the caller, so that nobody gets another's.
  const byContract = new CachePolicy(stack, "ApiCache", {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    headerBehavior: CacheHeaderBehavior.allowList("Authorization"),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  /** Product §8. */
  const config = {
    stage: app.stage,
    region: app.region,
    apiUrl: "/api",
    cognito: { userPoolId: userPool.userPoolId, userPoolClientId: client.userPoolClientId },
    fee: { amount: "10.00", currency: "USD" },
  };

  const site = new StaticSite(stack, "Site", {
    path: "packages/web",
    // Not to dist/, where `npm start -- --built` and the size budget build.
    buildCommand: "npm run --silent build -- --outDir ../../.sst/web --emptyOutDir --logLevel warn",
    buildOutput: "../../.sst/web",
    // Of the build alone: what differs between stages is in config.json.
    environment: { NODE_ENV: "production" },
    // SST would write the types of that environment among our sources.
    vite: { types: "../../.sst/web-env.d.ts" },
    cdk: {
      distribution: {
        // SST would turn each 403 and 404, the API's too, into the app's page: pageOfApp finds it instead.
        errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
        defaultBehavior: {
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          functionAssociations: [onRequest(stack, "PageOfApp", pageOfApp)],
        },
        additionalBehaviors: {
          "/api/*": {
            origin: gateway,
            allowedMethods: AllowedMethods.ALLOW_ALL,
            viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
            cachePolicy: byContract,
            // The gateway knows itself by its own host name.
            originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
            functionAssociations: [onRequest(stack, "WithoutPrefix", withoutPrefix)],
          },
          "/config.json": {
            // Never asked, since the function answers; a behaviour must have one.
            origin: gateway,
            viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
            cachePolicy: CachePolicy.CACHING_DISABLED,
            functionAssociations: [
              onRequest(stack, "Config", serveJson(stack.toJsonString(config))),
            ],
          },
        },
      },
    },
  });
  // The function that SST makes for its own default behaviour, which ours replaces.
  site.node.tryRemoveChild("CloudFrontFunction");
  stack.addOutputs({ Url: site.url });
}
