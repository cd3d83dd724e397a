import { createTease } from './effects.ts'
import { landReel } from './reels.ts'
import type { Held, Land } from './held.ts'

const STEADY_MS = { calm: 620, quick: 130 }
const GAP_MS = { calm: 190, quick: 45 }
const TEASE_MS = 1_150

const cutReel = ({ game }: Held, window: readonly number[], reel: number): readonly number[] =>
  window.slice(reel * game.rows, (reel + 1) * game.rows)

/** Lets a reel glow from a moment on, as long as it turns. */
const teaseReel = (held: Held, reel: number, from: number): void => {
  const { reels, loop, layout, skin, onTease } = held
  const isOver = (): boolean => !reels.turning[reel]
  const glow = createTease(layout, reel, skin.accent, isOver)
  let begun = false
  loop.add((ctx, now) => {
    if (isOver()) return false
    if (now < from) return true
    if (!begun) onTease(reel)
    begun = true
    return glow(ctx, now)
  })
}

/** Tells every reel where and when to stop, one after the other. */
export const landReels = (held: Held, { window, teases, quick }: Land): void => {
  const pace = quick ? 'quick' : 'calm'
  const now = performance.now()
  let at = Math.max(now, (held.reels.turning[0]?.since ?? now) + STEADY_MS[pace])
  for (let reel = 0; reel < held.layout.reels; reel += 1) {
    if (teases.has(reel)) at += TEASE_MS
    landReel(held.reels, reel, cutReel(held, window, reel), at)
    if (teases.has(reel)) teaseReel(held, reel, at - TEASE_MS)
    at += GAP_MS[pace]
  }
  held.loop.wake()
}

export const hurryReels = (held: Held): void => {
  const { landing, reels, layout } = held
  if (!landing) return
  const now = performance.now()
  for (let reel = 0; reel < layout.reels; reel += 1)
    landReel(reels, reel, cutReel(held, landing.what.window, reel), now + reel * 20)
}
