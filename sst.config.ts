/**
 * What `npm run deploy -- --stage <name>` deploys to AWS: the stacks, in the order of their dependencies. scripts/deploy.ts
 * publishes the site after them.
 */
import { Aspects } from "aws-cdk-lib/core";
import type { SSTConfig } from "sst";
import { appName, isProduction, region, sharedStage } from "./packages/core/src/stage-defaults";
import { Api } from "./stacks/api";
import { Auth } from "./stacks/auth";
import { Backups } from "./stacks/backups";
import { functionDefaults } from "./stacks/constructs/function-defaults";
import { HelperLogs } from "./stacks/constructs/helper-logs";
import { Database } from "./stacks/database";
import { Email } from "./stacks/email";
import { Monitoring } from "./stacks/monitoring";
import { Notify } from "./stacks/notify";
import { useOneRuntime } from "./stacks/one-runtime";
import { Shared } from "./stacks/shared";
import { Web } from "./stacks/web";

export default {
  config: () => ({ name: appName, region }),
  stacks(app) {
    useOneRuntime(app);
    Aspects.of(app).add(new HelperLogs(app.stage));
    if (app.stage === sharedStage) {
      app.stack(Shared);
      return;
    }
    app.setDefaultFunctionProps(functionDefaults);
    app.stack(Database).stack(Email).stack(Auth).stack(Web).stack(Api).stack(Notify);
    // A personal stage needs no monitoring: a dashboard and sixty alarms would cost more than the rest
    // of it. It contains no data that must not be lost.
    if (isProduction(app.stage)) app.stack(Backups).stack(Monitoring);
  },
} satisfies SSTConfig;
