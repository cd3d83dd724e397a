/** Moments that lie this near to each other are one: clocks of one second move in one picture, not each in its own. */
const SLOT_MS = 20
const due = new Map<number, Set<() => void>>()

const wake = (slot: number): void => {
  const runs = due.get(slot)
  due.delete(slot)
  for (const run of runs ?? []) run()
}

/** Runs in so many milliseconds, in one task with all that are due then; answers how to give it up. */
export const runIn = (ms: number, run: () => void): (() => void) => {
  const now = Date.now()
  const slot = Math.ceil((now + ms) / SLOT_MS)
  const runs = due.get(slot) ?? new Set()
  if (runs.size === 0) setTimeout(wake, slot * SLOT_MS - now, slot)
  due.set(slot, runs.add(run))
  return () => void runs.delete(run)
}
