// Replaces jsonschema in a deployed bundle. ElectroDB validates each of its models with it, twice, at every start, which
// takes two fifths of the start; the tests validate the same models with the real one. What remains
// is the check with which ElectroDB distinguishes a model from an entity.
exports.Validator = class {
  addSchema() {}
  validate({ attributes, indexes }) {
    return {
      errors: attributes && indexes ? [] : [{ property: "instance", message: "is not a model" }],
    };
  }
};
exports.Validator.prototype.customFormats = {};
