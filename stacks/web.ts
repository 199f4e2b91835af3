/**
 * The site: the React app from S3, the gateway below `/api` and `/config.json`, behind one CloudFront distribution. The
 * gateway is created here without routes, because its functions (stacks/api.ts) need the site's address in turn. The
 * bucket is empty: scripts/deploy.ts publishes the app once all stacks are deployed.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import {
  AaaaRecord,
  ARecord,
  HostedZone,
  type IHostedZone,
  RecordTarget,
} from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { BlockPublicAccess, Bucket, BucketEncryption } from "aws-cdk-lib/aws-s3";
import { Duration, RemovalPolicy } from "aws-cdk-lib/core";
import { type Stack, type StackContext, use } from "sst/constructs";
import type { WebConfig } from "../packages/core/src/web-config/contract";
import {
  everywhere,
  type Neighbours,
  pageHeaders,
  paypalOrigins,
  scriptHashes,
} from "../packages/web/headers";
import { releases } from "../scripts/releases";
import { Auth } from "./auth";
import { headersPolicy, onRequest, pageOfApp, serveJson, withoutPrefix } from "./constructs/edge";
import { firewall } from "./constructs/firewall";
import { isProduction } from "./constructs/protection";
import { settings } from "./settings";

/** Errors that CloudFront caches for ten seconds by default, whatever their headers say. */
const cachedErrors = [404, 414, 500, 501, 502, 503, 504];
/** Where scripts/deploy.ts builds the site. */
const builtSite = ".sst/web";

export function Web({ app, stack }: StackContext) {
  const { userPool, client, hostedDomain } = use(Auth);
  const { domain, paypal, fee, supportAddress } = settings(app.stage);
  const gateway = new HttpApi(stack, "Gateway", {
    apiName: `${app.name}-${app.stage}`,
    // The stage's settings name routes, so it is created after them.
    createDefaultStage: false,
  });
  const origin = new HttpOrigin(`${gateway.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`);
  // `Cache-Control` comes from each contract. The key includes the caller's token, so users share no private response.
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
    // Every file can be built again.
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });

  // By id, because a look-up by name needs an AWS account at synthesis.
  const zone =
    domain &&
    HostedZone.fromHostedZoneAttributes(stack, "Zone", {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.name,
    });
  const site = new Distribution(stack, "Site", {
    comment: `${app.name} ${app.stage}`,
    httpVersion: HttpVersion.HTTP2_AND_3,
    // The newest policy that CDK has. Without a domain CloudFront's own certificate determines it.
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    // All edge locations are worth their price in production only.
    priceClass: isProduction(app.stage) ? PriceClass.PRICE_CLASS_ALL : PriceClass.PRICE_CLASS_100,
    ...(isProduction(app.stage) && { webAclId: firewall(stack).attrArn }),
    ...(domain && zone && { domainNames: [domain.name], certificate: certificate(stack, zone) }),
    errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
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
        // API Gateway rejects any host name but its own.
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        // For the gateway's own responses. The functions set these and more.
        responseHeadersPolicy: headersPolicy(stack, "ApiHeaders", everywhere),
        functionAssociations: [onRequest(stack, "WithoutPrefix", withoutPrefix)],
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
  });
  if (domain && zone) {
    const target = RecordTarget.fromAlias(new CloudFrontTarget(site));
    new ARecord(stack, "Address", { zone, recordName: domain.name, target });
    new AaaaRecord(stack, "AddressV6", { zone, recordName: domain.name, target });
  }
  const webOrigin = `https://${domain?.name ?? site.distributionDomainName}`;
  // scripts/site.ts publishes to the bucket.
  stack.addOutputs({ Url: webOrigin, SiteBucket: bucket.bucketName });
  return { gateway, site, webOrigin };
}

function ofPages(stack: Stack, hostedDomain: string | undefined): Record<string, string> {
  const neighbours: Neighbours = {
    cognito: [
      `https://cognito-idp.${stack.region}.amazonaws.com`,
      ...(hostedDomain ? [`https://${hostedDomain}`] : []),
    ],
    paypal: paypalOrigins,
  };
  // The policy changes before the pages do, and an operator can make the pages of an earlier release live again.
  const inline = [...scriptHashes(builtPages()), ...releases().flatMap(({ scripts }) => scripts)];
  return pageHeaders([...new Set(inline)], neighbours);
}

function certificate(stack: Stack, zone: IHostedZone): Certificate {
  return new Certificate(stack, "Certificate", {
    domainName: zone.zoneName,
    validation: CertificateValidation.fromDns(zone),
  });
}

/** None when a stage is removed, or deployed for the first time without its site. */
function builtPages(): string[] {
  if (!existsSync(builtSite)) return [];
  return readdirSync(builtSite, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => readFileSync(join(builtSite, file), "utf8"));
}
