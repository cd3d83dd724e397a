/** How long a journey waits for what comes: a page of a machine half as quick, with two others beside it, takes ten seconds to load. */
export const PATIENCE_MS = 45_000
