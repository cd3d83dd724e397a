import { countReels, type Fall, type PlayedSpin, type Round, type SlotGame, type Win } from '@moongate/slots'

/** One thing that is shown of a round; amounts are in parts of the stake. */
export type Step =
  | { readonly kind: 'spin'; readonly free: boolean; readonly left: number }
  | { readonly kind: 'land'; readonly window: readonly number[]; readonly teases: ReadonlySet<number> }
  | { readonly kind: 'grow'; readonly cells: readonly number[] }
  | {
      readonly kind: 'win'
      readonly wins: readonly Win[]
      readonly multiplier: number
      readonly parts: number
      /** All that the round has won so far. */
      readonly sum: number
    }
  | { readonly kind: 'fall'; readonly cells: readonly number[]; readonly window: readonly number[] }
  | { readonly kind: 'award'; readonly spins: number; readonly first: boolean }
  | { readonly kind: 'summary'; readonly spins: number; readonly parts: number }

const isKind = (game: SlotGame, symbol: number | undefined, kind: string): boolean =>
  symbol !== undefined && game.symbols[symbol]?.kind === kind

/** The reels that may still bring what free spins need, when those before them brought all but one. */
export const listTeases = (game: SlotGame, window: readonly number[]): Set<number> => {
  const needed = game.free_spins?.awards.findIndex((spins) => spins > 0) ?? 0
  const teases = new Set<number>()
  if (needed < 2) return teases
  let seen = 0
  for (let reel = 0; reel < countReels(game); reel += 1) {
    if (seen >= needed - 1) teases.add(reel)
    for (const symbol of window.slice(reel * game.rows, (reel + 1) * game.rows))
      if (isKind(game, symbol, 'scatter')) seen += 1
  }
  return teases
}

const listGrowing = (game: SlotGame, { window, expanded }: Fall): number[] =>
  expanded.map((reel) => {
    const row = window.slice(reel * game.rows, (reel + 1) * game.rows).findIndex((at) => isKind(game, at, 'wild'))
    return reel * game.rows + row
  })

const listSpin = (game: SlotGame, spin: PlayedSpin, before: number, most: number): Step[] => {
  const steps: Step[] = [{ kind: 'spin', free: spin.free, left: spin.left - spin.awarded }]
  let sum = before
  for (const [at, fall] of spin.falls.entries()) {
    const earlier = spin.falls[at - 1]
    if (earlier)
      steps.push({ kind: 'fall', cells: [...new Set(earlier.wins.flatMap(({ cells }) => cells))], window: fall.window })
    else steps.push({ kind: 'land', window: fall.window, teases: listTeases(game, fall.window) })
    const scatter = earlier ? undefined : spin.scatter_win
    const wins = scatter ? [...fall.wins, scatter] : fall.wins
    const growing = wins.length > 0 ? listGrowing(game, fall) : []
    if (growing.length > 0) steps.push({ kind: 'grow', cells: growing })
    if (wins.length === 0) continue
    const parts = fall.parts + (scatter?.parts ?? 0)
    sum = Math.min(most, sum + parts)
    steps.push({ kind: 'win', wins, multiplier: fall.multiplier, parts, sum })
  }
  return steps
}

/** What is shown of a round, in its order: spin by spin, fall by fall. It was decided whole before; nothing is decided here. */
export const listSteps = (game: SlotGame, round: Round): Step[] => {
  const most = game.max_win_stakes * game.stake_parts
  const steps: Step[] = []
  let [sum, base] = [0, 0]
  for (const spin of round.spins) {
    steps.push(...listSpin(game, spin, sum, most))
    sum = Math.min(most, sum + spin.parts)
    if (!spin.free) base = sum
    if (spin.awarded > 0 && sum < most) steps.push({ kind: 'award', spins: spin.awarded, first: !spin.free })
  }
  const free = round.spins.filter((spin) => spin.free).length
  if (free > 0) steps.push({ kind: 'summary', spins: free, parts: round.parts - base })
  return steps
}

/** How loudly a win is shown, by how many stakes it brings. */
export type Tier = 'small' | 'big' | 'mega' | 'epic' | 'most'
export const rankWin = (game: SlotGame, parts: number): Tier => {
  const stakes = parts / game.stake_parts
  if (stakes >= game.max_win_stakes) return 'most'
  if (stakes >= 100) return 'epic'
  if (stakes >= 40) return 'mega'
  return stakes >= 15 ? 'big' : 'small'
}
