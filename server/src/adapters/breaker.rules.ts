/** So many calls without an answer within so long, and nobody new is sent there; after a while one call may try again. */
export const BREAKER = { most: 5, within_ms: 60_000, rest_ms: 30_000 } as const

/** `silent_at` are the latest calls without an answer; `open_since` is there while nobody new is let in. */
export type Breaker = { silent_at: readonly number[]; open_since: number | undefined }
export const CLOSED: Breaker = { silent_at: [], open_since: undefined }

/** What becomes of it by a call that was answered, or was not. Any answer closes it: who says no is there. */
export const noteCall = (b: Breaker, answered: boolean, now: number): Breaker => {
  if (answered) return b.open_since === undefined ? b : CLOSED
  const silent_at = [...b.silent_at.filter((at) => now - at < BREAKER.within_ms), now].slice(-BREAKER.most)
  const opens = b.open_since !== undefined || silent_at.length >= BREAKER.most
  return { silent_at, open_since: opens ? now : undefined }
}

/** Whether somebody new may enter: freely, not at all, or once a question for a balance has been answered (half open). */
export const judgeEntry = (b: Breaker, now: number): 'enter' | 'ask_first' | 'stay_out' => {
  if (b.open_since === undefined) return 'enter'
  return now - b.open_since >= BREAKER.rest_ms ? 'ask_first' : 'stay_out'
}
