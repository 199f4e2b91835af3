/** Seconds that a worker has for a mail: longer than sending can take, its timeout included. */
export const leaseSeconds = 60;
