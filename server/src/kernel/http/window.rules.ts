/** How much one may do in how long. */
export type Share = { points: number; per_s: number }
type Window = { used: number; ends_ms: number }

/** So many keys are counted at most; those whose window is over make place first. */
const MOST = 100_000

const dropOver = (windows: Map<string, Window>, now_ms: number): void => {
  for (const [key, { ends_ms }] of windows) if (ends_ms <= now_ms) windows.delete(key)
  if (windows.size >= MOST) windows.clear()
}

/** Counts each key's calls in a window that begins with its first; answers the seconds to wait, 0 while it may. No timer and no promise a call. */
export const createWindows = ({ points, per_s }: Share): ((key: string, now_ms: number) => number) => {
  const windows = new Map<string, Window>()
  return (key, now_ms) => {
    const known = windows.get(key)
    if (known === undefined || known.ends_ms <= now_ms) {
      if (windows.size >= MOST) dropOver(windows, now_ms)
      windows.set(key, { used: 1, ends_ms: now_ms + per_s * 1000 })
      return points >= 1 ? 0 : per_s
    }
    known.used += 1
    return known.used <= points ? 0 : Math.max(1, Math.ceil((known.ends_ms - now_ms) / 1000))
  }
}
