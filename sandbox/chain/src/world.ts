import type { Chain } from './blocks.ts'

/** How the chain stands and what was ordered to go wrong. */
export type World = {
  chain: Chain
  control_secret: string
  /** How many calls of the node are still left without an answer. */
  deaf: number
  /** CNY for a USDT that the ticker says instead of its own; in millionths. */
  rate_ppm: number | undefined
  now: () => number
}

const PAR_PPM = 7_180_000
const SWAY_PPM = 18_000
const SWAY_MS = 600_000

/** What a USDT costs in CNY: it sways a little, so that a frozen rate can be told from a live one. */
export const readTicker = ({ rate_ppm, now }: Pick<World, 'rate_ppm' | 'now'>): number =>
  rate_ppm ?? PAR_PPM + Math.round((SWAY_PPM * Math.sin((2 * Math.PI * now()) / SWAY_MS)) / 100) * 100
