import type { Minor } from '@moongate/money'
import type { Chance } from './chance.ts'
import type { SlotGame } from './game.ts'
import { drawStops, judgeSpin, type Spin } from './spin.ts'

export type PlayedSpin = Spin & {
  readonly free: boolean
  /** Free spins that its scatters brought, and how many are left after it. */
  readonly awarded: number
  readonly left: number
}

/** All of a round, decided whole before anything is shown. A client shows it spin by spin, fall by fall, and decides nothing. */
export type Round = {
  readonly game: string
  /** Whether the free spins were bought: then no spin of the base game comes first. */
  readonly bought: boolean
  readonly spins: readonly PlayedSpin[]
  /** What the round pays, in parts of the stake, at most the largest win. */
  readonly parts: number
  /** Whether it came to the largest win, which ends it. */
  readonly capped: boolean
}

const getMostParts = (game: SlotGame): number => game.max_win_stakes * game.stake_parts

const playSpin = (game: SlotGame, free: boolean, left: number, chance: Chance): PlayedSpin => {
  const mode = free && game.free_spins ? game.free_spins.mode : game.base
  const spin = judgeSpin(game, mode, drawStops(mode, chance))
  const steps = free ? game.free_spins?.retriggers : game.free_spins?.awards
  const awarded = steps?.[spin.scatters] ?? 0
  return { ...spin, free, awarded, left: left + awarded }
}

/** Free spins that a purchase brings; a game that sells none throws RangeError. */
const readPurchase = (game: SlotGame): number => {
  if (!game.purchase) throw new RangeError(`${game.code} sells no free spins`)
  return game.purchase.spins
}

/** Plays a round from this chance alone. Free spins follow until none is left or the largest win is reached. */
export const playRound = (game: SlotGame, chance: Chance, bought = false): Round => {
  const spins = bought ? [] : [playSpin(game, false, 0, chance)]
  let left = bought ? readPurchase(game) : spins[0]!.left
  let parts = spins[0]?.parts ?? 0
  const most = getMostParts(game)
  while (left > 0 && parts < most) {
    const spin = playSpin(game, true, left - 1, chance)
    spins.push(spin)
    parts += spin.parts
    left = spin.left
  }
  return { game: game.code, bought, spins, parts: Math.min(parts, most), capped: parts >= most }
}

/** What a round costs in stakes: one, or the price of its free spins. */
export const getPriceStakes = (game: SlotGame, bought: boolean): number => {
  if (bought) readPurchase(game)
  return bought && game.purchase ? game.purchase.price_stakes : 1
}

/** Whether an amount can be staked: positive, and a whole number of minor units for each part. */
export const isStake = (game: SlotGame, stake_minor: Minor): boolean =>
  stake_minor > 0n && stake_minor % BigInt(game.stake_parts) === 0n

/** What a round, a spin or a win of these parts pays. Exact; an amount that cannot be staked throws RangeError. */
export const computePayout = (game: SlotGame, parts: number, stake_minor: Minor): Minor => {
  if (!isStake(game, stake_minor)) throw new RangeError(`a stake of ${game.code} is a multiple of ${game.stake_parts}`)
  return (stake_minor / BigInt(game.stake_parts)) * BigInt(parts)
}
