import { createPlayer, type Player as TonePlayer } from '@moongate/ui'

/** What is heard: tones in Hz, one after the other. */
const TONES = {
  placed: [660, 880],
  refused: [294, 220],
  score: [523, 659, 784],
} as const
export type Sound = keyof typeof TONES
export type Player = TonePlayer<Sound>

/** The sounds of the site; silent until they are turned on. */
export const openPlayer = (): Player => createPlayer(TONES)
