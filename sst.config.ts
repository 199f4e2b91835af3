/** What is deployed to AWS, by `npx sst deploy --stage <name>`: the stacks in the order in which they need each other. */
import type { SSTConfig } from "sst";
import { Api } from "./stacks/api";
import { Auth } from "./stacks/auth";
import { Database } from "./stacks/database";
import { functionDefaults } from "./stacks/function-defaults";
import { Web } from "./stacks/web";

export default {
  config: () => ({ name: "flightaides", region: "us-east-1" }),
  stacks(app) {
    app.setDefaultFunctionProps(functionDefaults(app));
    app.stack(Database).stack(Auth).stack(Api).stack(Web);
  },
} satisfies SSTConfig;
