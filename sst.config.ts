/** What `npx sst deploy --stage <name>` deploys to AWS: the stacks, in the order of their dependencies. */
import type { SSTConfig } from "sst";
import { appName } from "./packages/core/src/stage-defaults";
import { Api } from "./stacks/api";
import { Auth } from "./stacks/auth";
import { functionDefaults } from "./stacks/constructs/function-defaults";
import { isProduction } from "./stacks/constructs/protection";
import { Database } from "./stacks/database";
import { Email } from "./stacks/email";
import { Monitoring } from "./stacks/monitoring";
import { Notify } from "./stacks/notify";
import { Shared, sharedStage } from "./stacks/shared";
import { Web } from "./stacks/web";

export default {
  // CloudFront takes its certificate and its web ACL from us-east-1 only, and the stacks reference each other.
  config: () => ({ name: appName, region: "us-east-1" }),
  stacks(app) {
    if (app.stage === sharedStage) {
      app.stack(Shared);
      return;
    }
    app.setDefaultFunctionProps(functionDefaults);
    app.stack(Database).stack(Email).stack(Auth).stack(Web).stack(Api).stack(Notify);
    // A dashboard and thirty alarms would cost more than the rest of a personal stage, and nobody watches one.
    if (isProduction(app.stage)) app.stack(Monitoring);
  },
} satisfies SSTConfig;
