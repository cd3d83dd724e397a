import { createPlayer, type Player as TonePlayer } from '@moongate/ui'

/** What is heard: tones in Hz, one after the other. */
const TONES = {
  shot: [180],
  hit: [320],
  caught: [523, 784],
  chain: [262, 392, 523, 659],
  boss: [147, 139, 131],
} as const
export type Sound = keyof typeof TONES
export type Player = TonePlayer<Sound>

/** The sounds of the sea; silent until they are turned on. */
export const openPlayer = (): Player => createPlayer(TONES)
