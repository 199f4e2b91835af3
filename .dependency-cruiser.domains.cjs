/**
 * No cycles between domains. Separate from the other rules, because it excludes the tests, which
 * may use any domain, and the shared modules of mails and pages, which import nothing.
 */
const { forbidden, options } = require("./.dependency-cruiser.cjs");
const { path: shared } = forbidden.find(({ name }) => name === "shared-modules-are-pure").from;

module.exports = {
  forbidden: [
    {
      name: "domains-form-a-directed-graph",
      severity: "error",
      scope: "folder",
      from: { path: "^packages/core/src/[^/]+$" },
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: ["\\.test\\.ts$", shared] } },
};
