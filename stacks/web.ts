/**
 * The site: the React app from S3, the gateway below `/api` and `/config.json`, behind one CloudFront distribution. The
 * gateway is created here without routes, because its functions (stacks/api.ts) need the site's address in turn.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CachePolicy,
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
import { originKeyHeader } from "../packages/core/src/edge";
import type { WebConfig } from "../packages/core/src/web-config/contract";
import { everywhere, type Neighbours, paypalOrigins, policyHeader } from "../packages/web/headers";
import { challengePath } from "../packages/web/src/lib/pages";
import { Auth } from "./auth";
import {
  backFromChallenge,
  onRequest,
  onResponse,
  pageOfApp,
  serveJson,
  toGateway,
  withHeaders,
} from "./constructs/edge";
import { siteFirewall } from "./constructs/firewall";
import { originKeys } from "./constructs/origin-keys";
import { policies } from "./constructs/policies";
import { isProduction } from "./constructs/protection";
import { type Settings, settings } from "./settings";

/** Errors that CloudFront caches for ten seconds by default, whatever their headers say. */
const cachedErrors = [404, 414, 500, 501, 502, 503, 504];
/** Relative to packages/web. Not dist/, which `npm start -- --built` and the size budget use. */
const built = "../../.sst/web";
const builtSite = ".sst/web";

export function Web({ app, stack }: StackContext) {
  const { userPool, client, hostedDomain } = use(Auth);
  const { domain, paypal, fee, supportAddress } = settings(app.stage);
  const gateway = new HttpApi(stack, "Gateway", {
    apiName: `${app.name}-${app.stage}`,
    // The stage's settings name routes, so it is created after them.
    createDefaultStage: false,
  });
  const keys = originKeys(stack, `${app.name}/${app.stage}`);
  const origin = new HttpOrigin(`${gateway.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`, {
    customHeaders: { [originKeyHeader]: keys.sent },
  });
  const { apiCache, apiHeaders, pageHeaders } = policies(stack);
  // docs/product.md#runtime-configuration
  const config: WebConfig = {
    stage: app.stage,
    region: app.region,
    apiUrl: "/api",
    cognito: {
      userPoolId: userPool.userPoolId,
      userPoolClientId: client.userPoolClientId,
      ...(hostedDomain && { domain: hostedDomain }),
    },
    ...(paypal.clientId && { paypal: { clientId: paypal.clientId } }),
    fee,
    supportAddress,
  };
  const bucket = new Bucket(stack, "Files", {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    // Every deployment uploads all files.
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });

  const site = new StaticSite(stack, "Site", {
    path: "packages/web",
    buildCommand: `npm run --silent build -- --outDir ${built}`,
    buildOutput: built,
    // For the build only: what differs between stages is in config.json, but for the site's address in the page's metadata.
    // CloudFront's own address is not known before the files are uploaded.
    environment: {
      NODE_ENV: "production",
      ...(domain && { VITE_WEB_ORIGIN: `https://${domain.name}` }),
    },
    // By default SST writes the types of that environment into the sources.
    vite: { types: "../../.sst/web-env.d.ts" },
    // Vite names every file below assets/ by its content. SST's default treats all scripts and styles that way, the service
    // worker too, and its `no-store` for pages takes the instant Back from a browser. The last one that matches decides.
    assets: {
      fileOptions: [
        { files: "**", cacheControl: "no-cache" },
        {
          files: "**/*.webmanifest",
          cacheControl: "no-cache",
          contentType: "application/manifest+json",
        },
        { files: "assets/**", cacheControl: "public,max-age=31536000,immutable" },
      ],
    },
    // `sst dev` deploys the site as well. To work on the page itself there is `npm start`.
    dev: { deploy: true },
    ...(domain && { customDomain: customDomain(stack, domain) }),
    cdk: {
      bucket,
      distribution: {
        comment: `${app.name} ${app.stage}`,
        httpVersion: HttpVersion.HTTP2_AND_3,
        // The newest policy that CDK has. Without a domain CloudFront's own certificate determines it.
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        // All edge locations are worth their price in production only.
        priceClass: isProduction(app.stage)
          ? PriceClass.PRICE_CLASS_ALL
          : PriceClass.PRICE_CLASS_100,
        ...(isProduction(app.stage) && { webAclId: siteFirewall(stack).attrArn }),
        // Replaces SST's default, which turns every 403 and 404, the API's too, into the app's page. pageOfApp does that.
        errorResponses: cachedErrors.map((httpStatus) => ({
          httpStatus,
          ttl: Duration.seconds(0),
        })),
        defaultBehavior: {
          origin: S3BucketOrigin.withOriginAccessControl(bucket),
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          responseHeadersPolicy: pageHeaders,
          functionAssociations: [
            onRequest(stack, "PageOfApp", pageOfApp),
            onResponse(stack, "PolicyOfPage", withHeaders(ofPages(stack, hostedDomain))),
          ],
        },
        additionalBehaviors: {
          // The first that matches decides.
          ...(isProduction(app.stage) && {
            [challengePath]: {
              // Required by CloudFront, but never reached: the function responds.
              origin,
              viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
              cachePolicy: CachePolicy.CACHING_DISABLED,
              functionAssociations: [onRequest(stack, "BackFromChallenge", backFromChallenge)],
            },
          }),
          "/api/*": {
            origin,
            allowedMethods: AllowedMethods.ALLOW_ALL,
            viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
            cachePolicy: apiCache,
            // API Gateway rejects any host name but its own.
            originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
            responseHeadersPolicy: apiHeaders,
            functionAssociations: [onRequest(stack, "ToGateway", toGateway)],
          },
          "/config.json": {
            // Required by CloudFront, but never reached: the function responds.
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
  // SST creates it for its own default behaviour, which is replaced above.
  site.node.tryRemoveChild("CloudFrontFunction");
  // SST skips this stack when it removes a stage or deploys another stack by name; the site has no URL then.
  const webOrigin = domain ? `https://${domain.name}` : (site.url ?? "https://web.invalid");
  stack.addOutputs({ Url: webOrigin });
  return { gateway, site, webOrigin, acceptedOriginKeys: keys.accepted };
}

function customDomain(stack: Stack, { name, hostedZoneId }: NonNullable<Settings["domain"]>) {
  // By id, because SST's look-up by name needs an AWS account at synthesis.
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

/**
 * The headers of this build and stage, as JSON. Lazy: the policy holds the hashes of the pages' inline scripts, and the pages are built
 * after the stacks.
 */
function ofPages(stack: Stack, hostedDomain: string | undefined): string {
  const neighbours: Neighbours = {
    cognito: [
      `https://cognito-idp.${stack.region}.amazonaws.com`,
      ...(hostedDomain ? [`https://${hostedDomain}`] : []),
    ],
    paypal: paypalOrigins,
  };
  return Lazy.string({ produce: () => JSON.stringify(policyHeader(builtPages(), neighbours)) });
}

/** None when the stacks are synthesised without a build. */
function builtPages(): string[] {
  if (!existsSync(builtSite)) return [];
  return readdirSync(builtSite, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => readFileSync(join(builtSite, file), "utf8"));
}
