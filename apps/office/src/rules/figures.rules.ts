/** A time a call took, as people read it: `84 ms`, `1.3 s`. */
export const formatMs = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`)

/** Whether what was typed is a count: a whole number from 1 on. */
export const isWhole = (typed: string, most: number): boolean =>
  /^\d{1,6}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most
