const MINUTE_MS = 60_000

/** In how many ms the next look at how it goes is due, by how long was played before the visit and within it; nothing where none ever is. */
export const computeNextLook = (minutes: number, played_ms: number): number | undefined => {
  if (minutes === 0) return undefined
  const every = minutes * MINUTE_MS
  return every - (played_ms % every)
}
