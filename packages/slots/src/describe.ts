import { countReels, type Names, type SlotGame, type SlotSymbol, type Volatility } from './game.ts'

/** One row of a paytable: from how many on it pays how much, in hundredths of a stake. */
export type PayRow = { readonly count: number; readonly stake_percent: number }
export type SymbolRow = Pick<SlotSymbol, 'id' | 'kind' | 'multiplier'> & { readonly pays: readonly PayRow[] }
export type SpinsRow = { readonly scatters: number; readonly spins: number }

export type Feature =
  | { readonly kind: 'wild' | 'expanding_wild' }
  | { readonly kind: 'multiplier_wild' | 'orbs'; readonly values: readonly number[]; readonly free_only: boolean }
  | { readonly kind: 'cascades'; readonly multipliers: readonly number[]; readonly free_multipliers: readonly number[] }
  | {
      readonly kind: 'free_spins'
      readonly awards: readonly SpinsRow[]
      readonly retriggers: readonly SpinsRow[]
      readonly multiplier: number
      readonly expands: boolean
    }

/** All that a paytable shows of a game. Symbols stand in the order in which windows number them. */
export type Description = {
  readonly code: string
  readonly names: Names
  readonly volatility: Volatility
  readonly published: SlotGame['published']
  readonly max_win_stakes: number
  readonly stake_parts: number
  readonly reels: number
  readonly rows: number
  readonly layout: SlotGame['layout']
  /** Ways of a window, where wins go by ways. */
  readonly ways?: number
  readonly symbols: readonly SymbolRow[]
  readonly features: readonly Feature[]
}

const listChanges = (values: readonly number[]): { count: number; value: number }[] =>
  values.flatMap((value, count) => (value > 0 && value !== values[count - 1] ? [{ count, value }] : []))

const listSpins = (values: readonly number[]): SpinsRow[] =>
  listChanges(values).map(({ count, value }) => ({ scatters: count, spins: value }))

const describeSymbol = (game: SlotGame, { id, kind, multiplier, pays }: SlotSymbol): SymbolRow => ({
  id,
  kind,
  multiplier,
  pays: listChanges(pays).map(({ count, value }) => ({ count, stake_percent: (value * 100) / game.stake_parts })),
})

const describeMultipliers = (game: SlotGame, kind: 'multiplier_wild' | 'orbs'): Feature[] => {
  const of = kind === 'orbs' ? 'orb' : 'wild'
  const found = game.symbols.flatMap((symbol, at) => (symbol.kind === of && symbol.multiplier > 1 ? [at] : []))
  if (found.length === 0) return []
  const isBase = game.base.strips.some((strip) => strip.some((symbol) => found.includes(symbol)))
  return [{ kind, values: found.map((at) => game.symbols[at]!.multiplier), free_only: !isBase }]
}

const describeFreeSpins = ({ free_spins }: SlotGame): Feature[] =>
  free_spins
    ? [
        {
          kind: 'free_spins',
          awards: listSpins(free_spins.awards),
          retriggers: listSpins(free_spins.retriggers),
          multiplier: free_spins.mode.multipliers[0] ?? 1,
          expands: free_spins.mode.expands,
        },
      ]
    : []

const describeCascades = ({ base, free_spins }: SlotGame): Feature[] =>
  base.cascades
    ? [{ kind: 'cascades', multipliers: base.multipliers, free_multipliers: free_spins?.mode.multipliers ?? [] }]
    : []

const describeWilds = (game: SlotGame): Feature[] =>
  game.symbols.some(({ kind }) => kind === 'wild') ? [{ kind: game.base.expands ? 'expanding_wild' : 'wild' }] : []

/** What a screen shows of a game before anybody plays it. */
export const describeGame = (game: SlotGame): Description => {
  const { code, names, volatility, published, max_win_stakes, stake_parts, rows, layout } = game
  const reels = countReels(game)
  return {
    code,
    names,
    volatility,
    published,
    max_win_stakes,
    stake_parts,
    reels,
    rows,
    layout,
    ...(layout.kind === 'ways' && { ways: rows ** reels }),
    symbols: game.symbols.map((symbol) => describeSymbol(game, symbol)),
    features: [
      ...describeWilds(game),
      ...describeMultipliers(game, 'multiplier_wild'),
      ...describeMultipliers(game, 'orbs'),
      ...describeCascades(game),
      ...describeFreeSpins(game),
    ],
  }
}
