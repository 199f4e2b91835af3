/**
 * Nothing here. A deployed bundle has `stacks/documents.mjs` in its place, which gives ElectroDB the few commands that it sends
 * and leaves out all others.
 */
export {};
