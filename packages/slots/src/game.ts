/** Five languages in which a game and its symbols are named. */
export type Names = Readonly<Record<'zh_cn' | 'zh_hk' | 'en' | 'th' | 'vi', string>>

/**
 * What a symbol does: `plain` pays, `wild` stands for every plain one, `scatter` counts wherever it lies and brings free spins,
 * `orb` pays nothing and multiplies what the window wins by its value, added to that of the others.
 */
export type SymbolKind = 'plain' | 'wild' | 'scatter' | 'orb'

export type SlotSymbol = {
  readonly id: string
  /** Its letter on the strips. */
  readonly letter: string
  readonly kind: SymbolKind
  /** Parts of the stake by count, from none to a full window. */
  readonly pays: readonly number[]
  /** What a wild multiplies the wins it stands in by, what an orb adds to the multiplier of its window. 1 where it does neither. */
  readonly multiplier: number
}

/** How wins are found: along lines (a cell for each reel), on adjoining reels from the left, or anywhere. */
export type Layout =
  | { readonly kind: 'lines'; readonly lines: readonly (readonly number[])[] }
  | { readonly kind: 'ways' }
  | { readonly kind: 'anywhere' }

/** How a spin is played. Base game and free spins have one each. */
export type Mode = {
  /** A strip a reel, as indexes of symbols. They are closed: after the last comes the first. */
  readonly strips: readonly (readonly number[])[]
  /** By what a win is multiplied. With several, winning symbols vanish and others fall: one for each fall, the last one for all further. */
  readonly multipliers: readonly number[]
  readonly cascades: boolean
  /** A wild fills its whole reel. */
  readonly expands: boolean
}

export type FreeSpins = {
  readonly mode: Mode
  /** Spins by count of scatters, in the base game and during free spins. */
  readonly awards: readonly number[]
  readonly retriggers: readonly number[]
}

/** Free spins for a price instead of a spin. Data only: a site that wants it says so (decisions/0127). */
export type Purchase = { readonly spins: number; readonly price_stakes: number }

export type Volatility = 'low' | 'medium' | 'high' | 'very_high'

/** A game as data, ready to be played. */
export type SlotGame = {
  readonly code: string
  readonly names: Names
  readonly volatility: Volatility
  /** Published figures in per cent, proven by `returns.ts` and `hits.ts`. */
  readonly published: { readonly rtp: string; readonly hit_rate: string; readonly bought_rtp?: string }
  /** The most that a round pays, in stakes. A round that reaches it ends there. */
  readonly max_win_stakes: number
  /** A stake is so many parts, and pays are whole numbers of them: no payout is ever rounded. */
  readonly stake_parts: number
  readonly rows: number
  readonly symbols: readonly SlotSymbol[]
  readonly layout: Layout
  readonly base: Mode
  readonly free_spins?: FreeSpins
  readonly purchase?: Purchase
}

export const countReels = (game: Pick<SlotGame, 'base'>): number => game.base.strips.length
