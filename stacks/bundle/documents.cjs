// Replaces @aws-sdk/lib-dynamodb in a deployed bundle; documents.mjs adds the commands that ElectroDB sends. ElectroDB
// requires the library, and esbuild can't drop unused parts of ES modules that CommonJS requires: it would bundle and
// initialise 60 commands that are never sent, a fifth of such a function's start.
module.exports = {};
