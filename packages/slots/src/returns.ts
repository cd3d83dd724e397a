import { addRatios, makeRatio, multiplyRatios, NEVER, type Ratio } from '@moongate/money'
import type { Mode, SlotGame } from './game.ts'
import { type Played, sumWins, tabulateScatters } from './sums.ts'
import { countStops } from './tally.ts'

type Mean = { readonly parts: Ratio; readonly awarded: Ratio }

const getScatterPays = (game: SlotGame): readonly number[] =>
  game.symbols.find(({ kind }) => kind === 'scatter')?.pays ?? []

/** The mean of a spin: what it pays, scatters included, and how many free spins it brings. */
const computeMean = (game: SlotGame, mode: Mode, steps: readonly number[], played: Played): Mean => {
  const pays = getScatterPays(game)
  const cycle = BigInt(countStops(mode))
  let [parts, awarded] = [sumWins(game, mode, played), 0n]
  for (const [scatters, often] of tabulateScatters(game, mode)) {
    parts += BigInt(often) * BigInt(pays[scatters] ?? 0)
    awarded += BigInt(often) * BigInt(steps[scatters] ?? 0)
  }
  return { parts: makeRatio(parts, cycle), awarded: makeRatio(awarded, cycle) }
}

/**
 * The mean of one free spin with all that it brings. Each brings others before it is played out, as many as it awards in the
 * mean, so that they are 1 + a + a² + … = 1 / (1 - a) spins (Wald): the mean of a spin over 1 - a.
 */
const computeFreeValue = (game: SlotGame, played: Played): Ratio => {
  const { free_spins } = game
  if (!free_spins) return NEVER
  const { parts, awarded } = computeMean(game, free_spins.mode, free_spins.retriggers, played)
  return makeRatio(parts.part * awarded.of, parts.of * (awarded.of - awarded.part))
}

export type Returns = {
  /** Of a stake: what spins of the base game pay, and what the free spins they bring do. */
  readonly base: Ratio
  readonly free: Ratio
  readonly total: Ratio
  /** Chance that a spin of the base game brings free spins. */
  readonly trigger: Ratio
  /** Of the price of bought free spins. */
  readonly bought?: Ratio
}

const findTrigger = (game: SlotGame): Ratio => {
  const tally = [...tabulateScatters(game, game.base)]
  const often = tally.filter(([scatters]) => (game.free_spins?.awards[scatters] ?? 0) > 0)
  return makeRatio(
    often.reduce((sum, [, times]) => sum + times, 0),
    countStops(game.base),
  )
}

/** What a game returns, as exact fractions, before the largest win cuts a round off (decisions/0126). */
export const computeReturns = (game: SlotGame): Returns => {
  const played: Played = new Map()
  const stake = makeRatio(1, game.stake_parts)
  const mean = computeMean(game, game.base, game.free_spins?.awards ?? [], played)
  const value = multiplyRatios(computeFreeValue(game, played), stake)
  const base = multiplyRatios(mean.parts, stake)
  const free = multiplyRatios(mean.awarded, value)
  const returns = { base, free, total: addRatios(base, free), trigger: findTrigger(game) }
  if (!game.purchase) return returns
  const { spins, price_stakes } = game.purchase
  return { ...returns, bought: multiplyRatios(value, makeRatio(spins, price_stakes)) }
}

/** In per cent, rounded to two decimals: the form in which returns and hit rates are published. */
export const formatHundredths = ({ part, of }: Ratio): string => {
  const digits = ((part * 20_000n + of) / (of * 2n)).toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** In per cent as a figure to show or to compare an experiment with; never for money. */
export const toPercent = ({ part, of }: Ratio): number => Number((part * 10n ** 14n) / of) / 10 ** 12
