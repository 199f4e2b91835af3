/**
 * Empty. The deployed bundles replace it with `stacks/bundle/documents.mjs`, which provides only the commands that
 * ElectroDB sends.
 */
export {};
