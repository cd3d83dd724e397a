import { computeGroundMs } from '@moongate/ui'

/** One tone: when it begins and how long it rings (ms), its pitch and its loudest point (0-1). */
export type Note = { readonly at_ms: number; readonly for_ms: number; readonly hz: number; readonly peak: number }

const chime = (pitches: readonly number[], step_ms: number, for_ms: number, peak: number): Note[] =>
  pitches.map((hz, at) => ({ at_ms: at * step_ms, for_ms, hz, peak }))

/** What is heard: each ball where it touches the ground, a rising chord for a win, two falling tones for a loss. */
export const createSounds = (balls: number) => ({
  balls: Array.from({ length: balls }, (_, at) => ({
    at_ms: computeGroundMs(at),
    for_ms: 90,
    hz: 620 + at * 70,
    peak: 0.16,
  })),
  won: [...chime([523, 659, 784, 1047], 95, 420, 0.2), { at_ms: 400, for_ms: 900, hz: 1319, peak: 0.14 }],
  even: chime([587, 587], 140, 180, 0.1),
  lost: chime([330, 262], 170, 320, 0.1),
})
export type Sound = keyof ReturnType<typeof createSounds>
