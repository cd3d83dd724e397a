import { createPlayer, type Player as TonePlayer } from '@moongate/ui'

/** What is heard: tones in Hz, one after the other. */
const TONES = {
  chip: [880],
  card: [220],
  lose: [294, 220],
  win: [523, 659, 784, 1047],
} as const
type Sound = keyof typeof TONES
export type Player = TonePlayer<Sound>

/** The sounds of a table; silent until they are turned on. */
export const openPlayer = (): Player => createPlayer(TONES)
