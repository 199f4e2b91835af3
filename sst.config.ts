/** What is deployed to AWS, by `npx sst deploy --stage <name>`: the stacks in the order in which they need each other. */
import type { SSTConfig } from "sst";
import { Api } from "./stacks/api";
import { Auth } from "./stacks/auth";
import { functionDefaults } from "./stacks/constructs/function-defaults";
import { isProduction } from "./stacks/constructs/protection";
import { Database } from "./stacks/database";
import { Email } from "./stacks/email";
import { Monitoring } from "./stacks/monitoring";
import { Notify } from "./stacks/notify";
import { Web } from "./stacks/web";

export default {
  // CloudFront takes its certificate and its firewall from us-east-1, and all stacks hand each other what they make.
  config: () => ({ name: "flightaides", region: "us-east-1" }),
  stacks(app) {
    app.setDefaultFunctionProps(functionDefaults(app));
    app.stack(Database).stack(Email).stack(Auth).stack(Web).stack(Api).stack(Notify);
    // Nobody is woken by a personal stage; a dashboard and thirty alarms would cost it more than all the rest.
    if (isProduction(app.stage)) app.stack(Monitoring);
  },
} satisfies SSTConfig;
