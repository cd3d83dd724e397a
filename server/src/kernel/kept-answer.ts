import type { Clock } from './clock.ts'

/** Gives one answer again for a while, however many ask for it; one that failed is not kept. */
export const keepAnswer = <T>(clock: Clock, kept_ms: number, read: () => Promise<T>): (() => Promise<T>) => {
  let kept: { until_ms: number; answer: Promise<T> } | undefined
  return () => {
    const now_ms = clock.now().getTime()
    if (kept && now_ms < kept.until_ms) return kept.answer
    const mine = { until_ms: now_ms + kept_ms, answer: read() }
    kept = mine
    mine.answer.catch(() => {
      if (kept === mine) kept = undefined
    })
    return mine.answer
  }
}
