/** No circle between domains. Apart from the other rules, because it leaves out the tests: they may use any domain. */
const { options } = require("./.dependency-cruiser.cjs");

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
  options: { ...options, exclude: { path: "(\\.test|-testing)\\.ts$" } },
};
