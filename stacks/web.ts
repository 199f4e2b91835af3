/**
 * The site: the React app from S3, `/api` to the gateway and `/config.json`, all behind one CloudFront address. The gateway
 * begins here, bare, because the functions behind it (stacks/api.ts) are told this address; its routes and stage follow.
 */
import { existsSync, readFileSync } from "node:fs";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Duration, Lazy, RemovalPolicy } from "aws-cdk-lib/core";
import { type Stack, type StackContext, StaticSite, use } from "sst/constructs";
import { everywhere, type Neighbours, pageHeaders, paypalOrigins } from "../packages/web/headers";
import { Auth } from "./auth";
import { headersPolicy, onRequest, pageOfApp, serveJson, withoutPrefix } from "./constructs/edge";
import { firewall } from "./constructs/firewall";
import { isProduction } from "./constructs/protection";
import { type Settings, settings } from "./settings";

/** CloudFront keeps these for ten seconds, whatever the answer says, unless it is told not to. */
const keptErrors = [404, 414, 500, 501, 502, 503, 504];
/** Below packages/web. Not dist/, where `npm start -- --built` and the size budget build. */
const built = "../../.sst/web";
const builtPage = ".sst/web/index.html";

export function Web({ app, stack }: StackContext) {
  const { userPool, client, hostedDomain } = use(Auth);
  const { domain, paypal, fee, supportAddress } = settings(app.stage);
  const gateway = new HttpApi(stack, "Gateway", {
    apiName: `${app.name}-${app.stage}`,
    // Its settings name the routes, which have to exist by then.
    createDefaultStage: false,
  });
  const origin = new HttpOrigin(`${gateway.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`);
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
  /** docs/product.md#runtime-configuration */
  const config = {
    stage: app.stage,
    region: app.region,
    apiUrl: "/api",
    cognito: {
      userPoolId: userPool.userPoolId,
      userPoolClientId: client.userPoolClientId,
      ...(hostedDomain && { domain: hostedDomain }),
    },
    paypal: { clientId: paypal.clientId },
    fee,
    supportAddress,
  };
  const bucket = new Bucket(stack, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    // Each deployment brings all of it anew.
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });

  const site = new StaticSite(stack, "Site", {
    path: "packages/web",
    buildCommand: `npm run --silent build -- --outDir ${built} --emptyOutDir --logLevel warn`,
    buildOutput: built,
    // Of the build alone: what differs between stages is in config.json.
    environment: { NODE_ENV: "production" },
    // SST would write the types of that environment among our sources.
    vite: { types: "../../.sst/web-env.d.ts" },
    // Vite puts the hash of the content into every name below assets/. SST knows that of scripts and styles alone.
    assets: {
      fileOptions: [{ files: "assets/**", cacheControl: "public,max-age=31536000,immutable" }],
    },
    // `sst dev` too: one address for all, with the functions on one's own machine. The page alone is npm start's business.
    dev: { deploy: true },
    ...(domain && { customDomain: customDomain(stack, domain) }),
    cdk: {
      bucket,
      distribution: {
        comment: `${app.name} ${app.stage}`,
        httpVersion: HttpVersion.HTTP2_AND_3,
        // The newest policy that CDK knows; without a domain the certificate is CloudFront's, which has its own.
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        // The far edges cost most, and who tries a personal stage can wait.
        priceClass: isProduction(app.stage)
          ? PriceClass.PRICE_CLASS_ALL
          : PriceClass.PRICE_CLASS_100,
        ...(isProduction(app.stage) && { webAclId: firewall(stack).attrArn }),
        // SST would turn each 403 and 404, the API's too, into the app's page: pageOfApp finds it instead.
        errorResponses: keptErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
        defaultBehavior: {
          origin: S3BucketOrigin.withOriginAccessControl(bucket),
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          responseHeadersPolicy: headersPolicy(stack, "PageHeaders", ofPages(stack, hostedDomain)),
          functionAssociations: [onRequest(stack, "PageOfApp", pageOfApp)],
        },
        additionalBehaviors: {
          "/api/*": {
            origin,
            allowedMethods: AllowedMethods.ALLOW_ALL,
            viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
            cachePolicy: byContract,
            // The gateway knows itself by its own host name.
            originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
            // For what the gateway answers itself; a function says more.
            responseHeadersPolicy: headersPolicy(stack, "ApiHeaders", everywhere),
            functionAssociations: [onRequest(stack, "WithoutPrefix", withoutPrefix)],
          },
          "/config.json": {
            // Never asked, since the function answers; a behaviour must have one.
            origin,
            viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
            cachePolicy: CachePolicy.CACHING_DISABLED,
            functionAssociations: [
              onRequest(stack, "Config", serveJson(stack.toJsonString(config), everywhere)),
            ],
          },
        },
      },
    },
  });
  // The function that SST makes for its own default behaviour, which ours replaces.
  site.node.tryRemoveChild("CloudFrontFunction");
  // The site has no address while SST leaves this stack out: when it removes a stage, or deploys another stack by name.
  const webOrigin = domain ? `https://${domain.name}` : (site.url ?? "https://web.invalid");
  stack.addOutputs({ Url: webOrigin });
  return { gateway, site, webOrigin };
}

function customDomain(stack: Stack, { name, hostedZoneId }: NonNullable<Settings["domain"]>) {
  // By its id: SST would look it up in the account, and nothing here needs one to synthesise.
  const hostedZone = HostedZone.fromHostedZoneAttributes(stack, "Zone", {
    hostedZoneId,
    zoneName: name,
  });
  const certificate = new Certificate(stack, "Certificate", {
    domainName: name,
    validation: CertificateValidation.fromDns(hostedZone),
  });
  return { domainName: name, cdk: { hostedZone, certificate } };
}

/** The policy carries the hashes of what stands in the page, which is built after the stacks are put together. */
function ofPages(stack: Stack, hostedDomain: string | undefined): Record<string, string> {
  const neighbours: Neighbours = {
    cognito: [
      `https://cognito-idp.${stack.region}.amazonaws.com`,
      ...(hostedDomain ? [`https://${hostedDomain}`] : []),
    ],
    paypal: paypalOrigins,
  };
  const policy = "content-security-policy";
  const read = () => (existsSync(builtPage) ? readFileSync(builtPage, "utf8") : "");
  return {
    ...pageHeaders("", neighbours),
    [policy]: Lazy.string({ produce: () => pageHeaders(read(), neighbours)[policy] }),
  };
}
