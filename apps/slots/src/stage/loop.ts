import type { Effect } from './effects.ts'

/** Draws what moves, frame by frame, and nothing while nothing does. */
export type Loop = {
  wake: () => void
  add: (effect: Effect) => void
  /** Adds an effect and comes true at its end. */
  play: (effect: Effect) => Promise<void>
  clear: () => void
  destroy: () => void
}

/** `drawBelow` draws the reels and says whether they go on; effects are drawn on the canvas above them. */
export const createLoop = (above: HTMLCanvasElement, drawBelow: (now: number) => boolean): Loop => {
  const ctx = above.getContext('2d')
  let effects: Effect[] = []
  /** Whoever waits for an effect hears of its end also when all of them are cleared. */
  const waiting = new Set<() => void>()
  let raf = 0
  const wipe = (): void => ctx?.clearRect(0, 0, above.width, above.height)
  const drawAbove = (now: number): void => {
    if (!ctx || effects.length === 0) return
    wipe()
    const drawn = effects
    const ended = new Set(drawn.filter((effect) => !effect(ctx, now)))
    effects = effects.filter((effect) => !ended.has(effect))
    if (effects.length === 0) wipe()
  }
  const frame = (now: number): void => {
    raf = 0
    const goes_on = drawBelow(now)
    drawAbove(now)
    if (goes_on || effects.length > 0) wake()
  }
  const wake = (): void => {
    raf ||= requestAnimationFrame(frame)
  }
  const add = (effect: Effect): void => {
    effects.push(effect)
    wake()
  }
  return {
    wake,
    add,
    play: (effect) =>
      new Promise((done) => {
        const end = (): void => {
          waiting.delete(end)
          done()
        }
        waiting.add(end)
        add((on, now) => {
          const goes_on = effect(on, now)
          if (!goes_on) end()
          return goes_on
        })
      }),
    clear: () => {
      effects = []
      for (const end of waiting) end()
      wipe()
    },
    destroy: () => cancelAnimationFrame(raf),
  }
}
