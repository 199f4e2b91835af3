/**
 * Generated input is the same in each run of a lane that sets PROPERTY_SEED, so that a commit passes or fails whatever the day. Without it
 * each run has new input, as in `npm run test:deep`; a failure prints its seed.
 */
import fc from "fast-check";

const { PROPERTY_SEED } = process.env;
if (PROPERTY_SEED) fc.configureGlobal({ seed: Number(PROPERTY_SEED) });
