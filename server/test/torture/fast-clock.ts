import type { Clock } from '../../src/kernel/clock.ts'

/** A time that begins at `at` when the machine's clock shows `since`, and runs so many times as fast: for every process the same. */
export type FastTime = { at: number; since: number; speed: number }

export const createFastClock = ({ at, since, speed }: FastTime): Clock => ({
  now: () => new Date(at + Math.round((Date.now() - since) * speed)),
})
