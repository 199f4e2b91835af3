// Replaces @aws-sdk/lib-dynamodb in the bundle of a function with data; documents.mjs adds the commands that ElectroDB sends.
// ElectroDB is CommonJS, and esbuild cannot tree-shake what CommonJS requires: the whole library, with 60 unused commands,
// would add a fifth to a cold start.
module.exports = {};
