/** Which imports are allowed. docs/decisions/0001-shape.md gives the reasons. */
const core = "^packages/core/src/";
/** Every folder of core is a domain, except these. */
const foundations = "(db|email|language)/";
/** Code that tests share. */
const testRooms = "^(packages/[^/]+/(test|component)|stacks/test|test)/";
const tests = ["\\.test\\.tsx?$", testRooms];
/** Shared modules: pure texts, dates and data of mails and pages. */
const shared = `${core}(airport/(great-circle|term)|confirmed-name/(surname|words)|connection/(case-id|claim-kinds|table)|desk/(recorded-acts|refund-reasons)|masking/initial|numbers/counted|matching/reason|trip/(airline|calendar|city-names|city-pairs|details|duration|flight|map-leg|moment|people|picture|picture-labels|places|plane|step|type|window)|payment/(ledger-kinds|money|terms)|quota/suspension-reasons|safety/rules|user/(agreement-versions|name))\\.ts$`;
/** Data and schemas that stacks may import. */
const settings = [
  "/contracts?\\.ts$",
  `${core}(edge|environment|function-timeouts|http-limits|stage-defaults|account/user-pool|db/table)\\.ts$`,
  "^packages/web/(edge|files|headers)\\.ts$",
  "^packages/web/src/lib/(pages|site-files)\\.ts$",
];

const web = "^packages/web/src/";
/** From the lowest to the highest. */
const webLayers = ["lib", "components", "content", "features", "routes", "app"];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "Except a domain that exports itself under its name.",
      from: { path: "^(.+)$" },
      to: { circular: true, pathNot: "^$1$" },
    },
    {
      name: "contracts-are-pure",
      comment:
        "A contract knows zod, other contracts, the reasons of fields, pure rules of dates, and lists that are pure data.",
      severity: "error",
      from: { path: "/contracts?\\.ts$" },
      to: {
        pathNot: [
          "/contracts?\\.ts$",
          "/(airport/term|connection/(case-id|claim-kinds|table)|desk/(recorded-acts|refund-reasons)|field-reasons|numbers/counted|once|payment/ledger-kinds|quota/suspension-reasons|trip/(calendar|type|window)|user/agreement-versions)\\.ts$",
          "node_modules/zod/",
        ],
      },
    },
    {
      name: "core-imports-no-other-package",
      comment: "Tests may use the stand-ins.",
      severity: "error",
      from: { path: core, pathNot: tests },
      to: { path: "^(packages/(?!core/)|stacks/|sst\\.config)" },
    },
    {
      name: "core-tests-use-standins",
      severity: "error",
      from: { path: "^packages/core/" },
      to: { path: "^(packages/(?!core/|standins/)|stacks/|sst\\.config)" },
    },
    {
      name: "domains-import-index-or-contract",
      comment:
        "A domain imports another through its index.ts or its contract; account also imports user-data.ts.",
      severity: "error",
      from: { path: `${core}([^/]+)/`, pathNot: tests },
      to: {
        path: `${core}[^/]+/`,
        pathNot: [
          `${core}$1/`,
          `${core}[^/]+/(index|contract|user-data)\\.ts$`,
          `${core}db/`,
          `${core}email/templates/index\\.ts$`,
          `${core}language/`,
          shared,
        ],
      },
    },
    {
      name: "shared-modules-are-pure",
      comment: "Mails and pages show them.",
      severity: "error",
      from: { path: shared },
      to: {
        pathNot: [
          shared,
          "/contract\\.ts$",
          `${core}trip/airlines\\.json$`,
          "node_modules/(any-ascii|d3-geo|@types/d3-geo)/",
        ],
      },
    },
    {
      name: "foundations-import-no-domain",
      comment: "Except the shared modules, with texts of mails and pages.",
      severity: "error",
      from: {
        path: `${core}(${foundations}|[^/]+\\.ts$)`,
        pathNot: [`${core}contracts\\.ts$`, ...tests],
      },
      to: { path: `${core}(?!${foundations})[^/]+/`, pathNot: shared },
    },
    {
      name: "entities-are-private",
      comment: "Only files of the same domain import an entity, tests included.",
      severity: "error",
      from: { path: `${core}([^/]+)/` },
      to: { path: `${core}[^/]+/entity\\.ts$`, pathNot: `${core}$1/` },
    },
    {
      name: "test-directories-import-one-entity",
      comment: "Code that tests share about a domain is in the file with its name.",
      severity: "error",
      from: { path: "^packages/core/test/([^/]+)\\.ts$" },
      to: { path: `${core}[^/]+/entity\\.ts$`, pathNot: `${core}$1/` },
    },
    {
      name: "entities-stay-in-core",
      severity: "error",
      from: { pathNot: [`${core}[^/]+/`, "^packages/core/test/"] },
      to: { path: `${core}[^/]+/entity\\.ts$` },
    },
    {
      name: "test-directories-are-for-tests",
      comment: "And for benchmarks and browser tests.",
      severity: "error",
      from: { pathNot: [...tests, "^packages/(bench|e2e)/"] },
      to: { path: testRooms },
    },
    {
      name: "standins-are-for-tests",
      comment: "And for benchmarks, and for local, which runs them.",
      severity: "error",
      from: { pathNot: [...tests, "^packages/(bench|local|standins)/"] },
      to: { path: "^packages/standins/" },
    },
    {
      name: "openapi-imports-contracts",
      comment: "And the lists of problems.",
      severity: "error",
      from: { path: "^packages/openapi/" },
      to: {
        path: "^(packages/|stacks/|sst\\.config)",
        pathNot: [
          "^packages/openapi/",
          "/contracts?\\.ts$",
          `${core}(error-reasons|field-reasons|problem)\\.ts$`,
        ],
      },
    },
    {
      name: "functions-import-core",
      comment: "Tests may use the stand-ins.",
      severity: "error",
      from: { path: "^packages/functions/", pathNot: tests },
      to: { path: "^(packages/(?!core/|functions/)|stacks/|sst\\.config)" },
    },
    {
      name: "functions-tests-use-standins",
      comment: "And the OpenAPI document, which answers are compared with.",
      severity: "error",
      from: { path: "^packages/functions/" },
      to: { path: "^(packages/(?!core/|functions/|openapi/|standins/)|stacks/|sst\\.config)" },
    },
    {
      name: "airports-need-no-aws",
      severity: "error",
      from: { path: "^packages/functions/src/airport\\.ts$" },
      to: { path: "(@aws-sdk|electrodb|packages/core/src/db/)", reachable: true },
    },
    {
      name: "web-takes-airlines-from-answers",
      comment:
        "The table of names is for the server. Legs in answers have the name of their airline.",
      severity: "error",
      from: { path: "^packages/web/" },
      to: { path: `${core}trip/airlines?\\.(ts|json)$` },
    },
    {
      name: "web-imports-contracts",
      comment: "Contracts and pure modules only: nothing of the server may reach the bundle.",
      severity: "error",
      // The fake of the API makes its errors as the server does.
      from: { path: "^packages/web/", pathNot: "^packages/web/(build|component/fake-api)\\.ts$" },
      to: {
        path: "^(packages/|stacks/|sst\\.config)",
        pathNot: [
          "^packages/web/",
          "/contract\\.ts$",
          `${core}(edge|error-reasons|field-reasons|problem|stage-defaults|account/user-pool)\\.ts$`,
          `${core}journey/world-outline\\.txt$`,
          shared,
        ],
      },
    },
    {
      name: "reasons-are-pure",
      comment: "Pages read them.",
      severity: "error",
      from: { path: `${core}(error-reasons|field-reasons|problem|language/texts)\\.ts$` },
      to: {
        pathNot: [
          `${core}(error-reasons|field-reasons|problem|language/texts)\\.ts$`,
          "node_modules/zod/",
        ],
      },
    },
    {
      name: "web-features-form-a-directed-graph",
      comment:
        "docs/architecture.md draws it. Code that two features share belongs in the lower one, in components or in lib. Routes compose the features.",
      severity: "error",
      scope: "folder",
      from: { path: `${web}features/[^/]+$` },
      to: { circular: true },
    },
    // A layer of the web app imports lower layers only.
    ...webLayers.map((layer, index) => ({
      name: `web-${layer}-imports-lower-layers`,
      severity: "error",
      from: { path: `${web}${layer}/` },
      to: { path: web, pathNot: `${web}(${webLayers.slice(0, index + 1).join("|")})/` },
    })),
    {
      name: "packages-form-a-directed-graph",
      severity: "error",
      scope: "folder",
      from: { path: "^(packages/[^/]+|stacks)$" },
      to: { circular: true },
    },
    {
      name: "headers-are-pure",
      comment: "Response headers of the app's files, for CloudFront and the local web server.",
      severity: "error",
      from: { path: "^packages/web/headers\\.ts$" },
      to: { pathNot: "^node:crypto$|^crypto$" },
    },
    {
      name: "edge-is-pure",
      comment: "Sources of CloudFront's functions, which the local web server runs too.",
      severity: "error",
      from: { path: "^packages/web/edge\\.ts$" },
      to: {
        pathNot: [`${core}(edge|language/contract)\\.ts$`, `${web}lib/(pages|site-files)\\.ts$`],
      },
    },
    {
      name: "pages-import-no-server-code",
      severity: "error",
      from: { path: "^packages/web/src/" },
      to: { path: "^packages/web/(edge|headers)\\.ts$" },
    },
    {
      name: "stacks-import-contracts",
      comment: "Contracts and settings only, handlers by their path. Tests may use stand-ins.",
      severity: "error",
      from: { path: "^(stacks/|sst\\.config)", pathNot: "^stacks/test/" },
      to: { path: "^packages/", pathNot: settings },
    },
    {
      name: "stacks-tests-use-standins",
      comment: "And the names of the secrets, and what a user accepts.",
      severity: "error",
      from: { path: "^stacks/test/" },
      to: {
        path: "^packages/",
        pathNot: [
          ...settings,
          `${core}(secret|user/agreement-versions)\\.ts$`,
          "^packages/(standins|watch)/",
        ],
      },
    },
    {
      name: "settings-are-pure",
      comment: "Data that stacks, local start and the browser share, and the schemas around it.",
      severity: "error",
      from: {
        path: `${core}(edge|environment|http-limits|stage-defaults|account/user-pool)\\.ts$`,
      },
      to: { pathNot: ["/contract\\.ts$", "node_modules/zod/"] },
    },
    {
      name: "nothing-imports-stacks",
      comment:
        "Except the benchmarks, which measure what the stacks build, and the commands that check a stage's settings.",
      severity: "error",
      from: { pathNot: "^(stacks/|sst\\.config|vitest\\.config|packages/bench/|scripts/)" },
      to: { path: "^(stacks/|sst\\.config)" },
    },
    {
      name: "scripts-import-the-data-of-stacks",
      severity: "error",
      from: { path: "^scripts/" },
      to: { path: "^(stacks/|sst\\.config)", pathNot: "^stacks/(runtimes|settings)\\.ts$" },
    },
    {
      name: "settings-of-stacks-need-no-cdk",
      comment: "Commands read them without loading CDK.",
      severity: "error",
      from: { path: "^stacks/(runtimes|settings)\\.ts$" },
      to: { path: "(^stacks/|node_modules/(aws-cdk-lib|sst)/)" },
    },
    {
      name: "bench-measures-bundles",
      severity: "error",
      from: { path: "^packages/bench/" },
      to: { path: "^(stacks/(?!test/)|sst\\.config)" },
    },
    {
      name: "local-calls-functions",
      comment:
        "The seed alone calls a verb, because a posting of yesterday cannot come through the door. Mails are previewed from their templates, which are pure.",
      severity: "error",
      from: { path: "^packages/local/", pathNot: ["/seed\\.ts$", ...tests] },
      to: {
        path: "^(packages/|stacks/|sst\\.config)",
        pathNot: [
          "^packages/(local|functions|openapi|standins|web)/",
          ...settings,
          `${core}(error|html|email/templates/(index|samples))\\.ts$`,
        ],
      },
    },
    {
      name: "nothing-imports-local",
      severity: "error",
      from: { pathNot: "^packages/local/" },
      to: { path: "^packages/local/" },
    },
    {
      name: "nothing-imports-scripts",
      comment: "Code about a release that several packages need is in releases.",
      severity: "error",
      from: { pathNot: "^scripts/" },
      to: { path: "^scripts/" },
    },
    {
      name: "releases-import-contracts",
      severity: "error",
      from: { path: "^releases/" },
      to: { path: "^(packages/|stacks/|test/|sst\\.config)", pathNot: "/contracts?\\.ts$" },
    },
    {
      name: "standins-import-nothing-of-the-repository",
      comment: "Product settings come in as arguments, in their tests too.",
      severity: "error",
      from: { path: "^packages/standins/" },
      to: { path: "^(packages/(?!standins/)|stacks/|releases/|sst\\.config)" },
    },
    {
      name: "watch-imports-nothing-of-the-repository",
      comment: "It runs in another account. Tests may use the stand-ins.",
      severity: "error",
      from: { path: "^packages/watch/", pathNot: tests },
      to: { path: "^(packages/(?!watch/)|stacks/|releases/|scripts/|sst\\.config)" },
    },
    {
      name: "watch-tests-use-standins",
      severity: "error",
      from: { path: "^packages/watch/" },
      to: { path: "^(packages/(?!watch/|standins/)|stacks/|releases/|scripts/|sst\\.config)" },
    },
    {
      name: "e2e-imports-nothing",
      comment: "Except the OpenAPI document and its client, which know the API as others do.",
      severity: "error",
      from: { path: "^packages/e2e/" },
      to: { path: "^(packages/(?!e2e/|openapi/)|stacks/|sst\\.config)" },
    },
    {
      name: "no-unresolved",
      severity: "error",
      comment: "With its query a WebAssembly is not a module, but Vite's path of the file.",
      from: {},
      to: { couldNotResolve: true, pathNot: "\\.wasm\\?url$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|artifacts)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
