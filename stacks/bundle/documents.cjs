// In place of @aws-sdk/lib-dynamodb in the bundle of a function with data; documents.mjs puts in what ElectroDB uses of it.
// What CommonJS requires of a library of ES modules, esbuild takes whole and starts whole, and with it all that DynamoDB's
// client can do: a fifth of such a function's start, for 60 commands that nobody sends.
module.exports = {};
