/** A time a call took, as people read it: `84 ms`, `1.3 s`. */
export const formatMs = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`)
