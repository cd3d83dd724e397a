/** How the server is heard: `unsure` once its stream has ended and is asked for again, `down` when that got no answer. */
export type Hearing = 'up' | 'unsure' | 'down'
export type HearingStore = {
  get: () => Hearing
  set: (now: Hearing) => void
  /** Calls back when it changes; answers how to stop. */
  watch: (changed: () => void) => () => void
}

/** Keeps what an app's event stream knows of the server, for whoever shows it. */
export const createHearing = (): HearingStore => {
  let now: Hearing = 'up'
  const watchers = new Set<() => void>()
  return {
    get: () => now,
    set: (next) => {
      if (next === now) return
      now = next
      for (const changed of watchers) changed()
    },
    watch: (changed) => {
      watchers.add(changed)
      return () => void watchers.delete(changed)
    },
  }
}

/** In this time an event stream has found out that the server is away. */
const HEARD_MS = 1_500

/** Tells that a call got no answer. That the server is away is told by a ribbon: what was only read then says nothing of its own. */
export const tellSilence = (hearing: HearingStore, { read }: { read: boolean }, tell: () => void): void => {
  if (read) setTimeout(() => hearing.get() === 'up' && tell(), HEARD_MS)
  else tell()
}
