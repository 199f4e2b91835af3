// Replaces electrodb in a deployed bundle: exports what the product uses. The rest, mostly services, is a tenth of the library.
const { Entity } = require("../../node_modules/electrodb/src/entity.js");
const { CustomAttributeType } = require("../../node_modules/electrodb/src/schema.js");
const { createWriteTransaction } = require("../../node_modules/electrodb/src/transaction.js");

module.exports = { CustomAttributeType, Entity, createWriteTransaction };
