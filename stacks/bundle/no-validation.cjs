// In place of jsonschema in a deployed bundle. ElectroDB checks each of its models with it, twice, whenever a function
// starts, which is two fifths of the start; the tests have checked the same models with the real one. What is left is what
// ElectroDB tells a model from an entity by.
exports.Validator = class {
  addSchema() {}
  validate({ attributes, indexes }) {
    return {
      errors: attributes && indexes ? [] : [{ property: "instance", message: "is no model" }],
    };
  }
};
exports.Validator.prototype.customFormats = {};
