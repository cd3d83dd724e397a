import type { PlateShape } from './plates.ts'
import type { Layer } from '../stage/brush.ts'

export type FrameLook = 'gold' | 'jade' | 'wood' | 'lacquer' | 'bronze' | 'silver'
/** How a symbol is drawn: a picture by its name, and the hue of what lies behind it. `bare`: nothing does. */
export type Figure = { readonly art: string; readonly hue: number; readonly bare?: true; readonly tint?: string; readonly badge?: string }
/** A game's look: what stands behind the reels, what frames them, and its figures by symbol. Ranks are drawn from `ranks`. */
export type Skin = {
  readonly sky: readonly [string, string, string]
  readonly scenery: readonly Layer[]
  readonly board: readonly [string, string]
  readonly frame: FrameLook
  readonly accent: string
  readonly plate: PlateShape
  readonly ranks: Readonly<Record<string, number>>
  readonly figures: Readonly<Record<string, Figure>>
}

/** Figures as they are written: a picture, a hue, and what else there is to say. */
export const draw = (list: Readonly<Record<string, readonly [art: string, hue: number, more?: Omit<Figure, 'art' | 'hue'>]>>) =>
  Object.fromEntries(Object.entries(list).map(([id, [art, hue, more]]): [string, Figure] => [id, { art, hue, ...more }]))

/** For figures with nothing behind them. */
export const BARE = { bare: true } as const

/** Hues of the ranks where a game has none of its own. */
export const RANKS = { ace: 4, king: 212, queen: 292, jack: 148, ten: 36 }
