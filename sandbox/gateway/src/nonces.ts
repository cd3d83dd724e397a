import type { World } from './world.ts'

/** How far a call's time may be from ours; for as long its nonce is remembered. */
const WINDOW_MS = 300_000

/** Whether a call is of now and was not made before. A nonce that is taken is taken for good. */
export const takeNonce = (w: World, nonce: string, at: number): boolean => {
  const now = Date.now()
  if (!nonce || !(Math.abs(now - at) <= WINDOW_MS)) return false
  w.books.prepare('delete from nonces where at < ?').run(now - 2 * WINDOW_MS)
  return w.books.prepare('insert into nonces values (?, ?) on conflict do nothing').run(nonce, now).changes === 1
}
