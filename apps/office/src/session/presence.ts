/** Whoever has not touched the page for a minute is not at it: what it asks of itself from then on keeps no session open. */
const AWAY_MS = 60_000
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const

let touched_at = Date.now()
const noteTouch = (): void => void (touched_at = Date.now())

/** Looks out for signs of somebody at the page, from now on. */
export const watchPresence = (): void => {
  for (const sign of SIGNS) window.addEventListener(sign, noteTouch, { capture: true, passive: true })
}

/** Whether nobody is at the page. */
export const isAway = (): boolean => Date.now() - touched_at >= AWAY_MS
