import { PATTERNS, type Motif, type Pattern } from '../motifs.gen.ts'

export type TileLook = { hues: readonly [number, number]; pattern: Pattern }

const pairs = [
  [40, 25], [0, 350], [150, 165], [215, 235], [285, 275], [70, 50], [330, 10], [250, 225], [165, 185], [130, 150], [300, 285], [20, 10],
] as const

/** A tile's colours and pattern from its game id: the same game looks the same everywhere, for ever. */
export const chooseTileLook = (seed: number | string): TileLook => {
  let hash = 2166136261
  for (const char of String(seed)) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619) >>> 0
  hash = (hash ^ (hash >>> 15)) >>> 0
  return { hues: pairs[hash % pairs.length] ?? [40, 25], pattern: PATTERNS[(hash >>> 8) % PATTERNS.length] ?? 'rings' }
}

/** Hue of each category, and the motif that stands for it. */
export const categories = {
  live: { hue: 18, motif: 'crown' },
  slots: { hue: 80, motif: 'slot-machine' },
  board: { hue: 160, motif: 'mahjong-red-dragon' },
  fish: { hue: 205, motif: 'shark' },
  lottery: { hue: 300, motif: 'crystal-ball' },
  sport: { hue: 240, motif: 'soccer-ball' },
  esport: { hue: 275, motif: 'video-game' },
} as const satisfies Record<string, { hue: number; motif: Motif }>

export type Category = keyof typeof categories
