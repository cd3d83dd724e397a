/** One tone: when it begins and how long it rings (ms), its pitch and where that glides to, its loudest point (0-1) and its voice. */
export type Note = {
  readonly at_ms: number
  readonly for_ms: number
  readonly hz: number
  readonly to_hz?: number
  readonly peak: number
  readonly voice: OscillatorType | 'noise'
}

const ring = (
  pitches: readonly number[],
  {
    step_ms,
    for_ms,
    peak,
    voice = 'triangle',
  }: { step_ms: number; for_ms: number; peak: number; voice?: OscillatorType },
): Note[] => pitches.map((hz, at) => ({ at_ms: at * step_ms, for_ms, hz, peak, voice }))

/** The five tones of a Chinese scale, two octaves from C. */
const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568, 1760] as const

const THUD: Note[] = [
  { at_ms: 0, for_ms: 90, hz: 170, to_hz: 62, peak: 0.34, voice: 'sine' },
  { at_ms: 0, for_ms: 34, hz: 2_400, peak: 0.07, voice: 'noise' },
]

/** What is heard. */
export const sounds = {
  press: [{ at_ms: 0, for_ms: 70, hz: 440, to_hz: 660, peak: 0.12, voice: 'triangle' }],
  spin: [
    { at_ms: 0, for_ms: 420, hz: 500, to_hz: 1_400, peak: 0.06, voice: 'noise' },
    { at_ms: 0, for_ms: 260, hz: 180, to_hz: 420, peak: 0.1, voice: 'triangle' },
  ],
  stop: THUD,
  scatter: [...THUD, ...ring([784, 1175], { step_ms: 80, for_ms: 420, peak: 0.17 })],
  tease: ring([392, 440, 494, 523, 587, 659, 698, 784], { step_ms: 130, for_ms: 150, peak: 0.09 }),
  win: ring([SCALE[0], SCALE[2], SCALE[3], SCALE[5]], { step_ms: 85, for_ms: 420, peak: 0.17 }),
  vanish: ring([SCALE[5], SCALE[7], SCALE[9]], { step_ms: 45, for_ms: 200, peak: 0.11 }),
  grow: [{ at_ms: 0, for_ms: 460, hz: 260, to_hz: 1_040, peak: 0.15, voice: 'triangle' }],
  free: [
    ...ring([...SCALE], { step_ms: 75, for_ms: 500, peak: 0.15 }),
    { at_ms: 0, for_ms: 1_100, hz: 98, to_hz: 92, peak: 0.22, voice: 'sine' },
  ],
  big_win: [
    ...ring([523, 659, 784, 1047, 784, 1047, 1319, 1568, 1319, 1568, 2093], { step_ms: 120, for_ms: 560, peak: 0.18 }),
    ...ring([131, 131, 196, 131, 196, 262], { step_ms: 220, for_ms: 380, peak: 0.2, voice: 'sine' }),
  ],
  count: [{ at_ms: 0, for_ms: 40, hz: 1_568, peak: 0.05, voice: 'triangle' }],
} as const satisfies Record<string, readonly Note[]>
export type Sound = keyof typeof sounds
