/**
 * The site: the React app from S3, the paths of the gateway and `/config.json`, behind one CloudFront distribution. The
 * gateway is created here without routes, because its functions (stacks/api.ts) need the site's address in turn. The
 * bucket is empty: scripts/deploy.ts publishes the app once all stacks are deployed.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate, CertificateValidation } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
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
import { originKeyHeader } from "../packages/core/src/edge";
import { isProduction } from "../packages/core/src/stage-defaults";
import type { WebConfig } from "../packages/core/src/web-config/contract";
import {
  backFromChallenge,
  gatewayOrigin,
  gatewayPaths,
  pageOfApp,
  serveJson,
  toGateway,
  withHeaders,
} from "../packages/web/edge";
import {
  everywhere,
  type Neighbours,
  paypalOrigins,
  pictureHeaders,
  policyHeader,
  scriptHashes,
} from "../packages/web/headers";
import { challengePath, openApiPath } from "../packages/web/src/lib/pages";
import { releases } from "../releases/recorded";
import { Auth } from "./auth";
import { onRequest, onResponse } from "./constructs/edge";
import { siteFirewall } from "./constructs/firewall";
import { originKeys } from "./constructs/origin-keys";
import { policies } from "./constructs/policies";
import { settings } from "./settings";

/** Errors that CloudFront caches for ten seconds by default, regardless of their headers. */
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
  const keys = originKeys(stack, `${app.name}/${app.stage}`);
  const origin = new HttpOrigin(`${gateway.apiId}.execute-api.${stack.region}.${stack.urlSuffix}`, {
    originId: gatewayOrigin,
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
    // Parts of an upload that was interrupted are not listed, and cost as much as files.
    lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(7) }],
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
  const files = S3BucketOrigin.withOriginAccessControl(bucket);
  const ofGateway: BehaviorOptions = {
    origin,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    cachePolicy: apiCache,
    // API Gateway rejects any host name but its own.
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: apiHeaders,
    functionAssociations: [onRequest(stack, "ToGateway", toGateway)],
  };
  // Without access logs: they would hold the paths of follow links, which are secret.
  const site = new Distribution(stack, "Site", {
    comment: `${app.name} ${app.stage}`,
    httpVersion: HttpVersion.HTTP2_AND_3,
    // The newest policy that CDK has. Without a domain CloudFront's own certificate determines it.
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    // All edge locations are worth their price only in production.
    priceClass: isProduction(app.stage) ? PriceClass.PRICE_CLASS_ALL : PriceClass.PRICE_CLASS_100,
    ...(isProduction(app.stage) && { webAclId: siteFirewall(stack).attrArn }),
    ...(domain && zone && { domainNames: [domain.name], certificate: certificate(stack, zone) }),
    errorResponses: cachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    defaultBehavior: {
      origin: files,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: pageHeaders,
      functionAssociations: [
        onRequest(stack, "PageOfApp", pageOfApp),
        onResponse(stack, "PolicyOfPage", ofPages(stack, hostedDomain)),
      ],
    },
    additionalBehaviors: {
      // The first match applies.
      ...(isProduction(app.stage) && {
        [challengePath]: {
          // Required by CloudFront, but never reached: the function responds.
          origin,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          functionAssociations: [onRequest(stack, "BackFromChallenge", backFromChallenge)],
        },
      }),
      [openApiPath]: {
        origin: files,
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: pageHeaders,
      },
      ...Object.fromEntries(gatewayPaths.map((path) => [path, ofGateway])),
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
  // scripts/deploy.ts publishes to the bucket.
  stack.addOutputs({ Url: webOrigin, SiteBucket: bucket.bucketName });
  return { gateway, site, webOrigin, acceptedOriginKeys: keys.accepted };
}

/** Adds the headers of this build and stage. */
function ofPages(stack: Stack, hostedDomain: string | undefined): string {
  const neighbours: Neighbours = {
    cognito: [
      `https://cognito-idp.${stack.region}.amazonaws.com`,
      ...(hostedDomain ? [`https://${hostedDomain}`] : []),
    ],
    paypal: paypalOrigins,
  };
  // The policy changes before the pages do, and an operator can make the pages of an earlier release live again.
  const inline = [...scriptHashes(builtPages()), ...releases().flatMap(({ scripts }) => scripts)];
  const scripts = [...new Set(inline)];
  return withHeaders(
    JSON.stringify(policyHeader(scripts, neighbours)),
    JSON.stringify(pictureHeaders(scripts, neighbours)),
  );
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
