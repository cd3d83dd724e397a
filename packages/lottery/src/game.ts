import type { Minor, Ratio } from '@moongate/money'

/** The drawn numbers, first position first. */
export type Balls = readonly number[]

/** One place of a selection that takes a set of symbols: a position's digits, a pair's sides, a window's pattern. */
export type Field = { readonly id: string; readonly symbols: readonly string[]; readonly min: number }

/** Per field the indexes of the chosen symbols, ascending. */
export type Picks = readonly (readonly number[])[]

/** Unit bets that an outcome wins and hands back; every other unit of the term is lost. */
export type Verdict = { readonly won: number; readonly returned: number }

/** A part of a bet that looks at some positions only, or (`by_sum`) only at their sum. A bet's verdict is the sum over its terms. */
export type Term = {
  readonly positions: readonly number[]
  readonly by_sum?: true
  readonly judge: (balls: Balls) => Verdict
}

/** How a kind of bet is written, counted and judged. `chance` and `push` hold for each single unit. */
export type BetRule = {
  readonly fields: readonly Field[]
  readonly units: (picks: Picks) => number
  readonly terms: (picks: Picks) => readonly Term[]
  readonly chance: Ratio
  readonly push: Ratio
}

export type BetType = {
  readonly id: string
  readonly family: string
  /** Total return of one winning unit, stake included, in 1/1000: 9.850 = 9850. What is offered until an operator sets other odds. */
  readonly odds_milli: number
  readonly rule: BetRule
}

export type Schedule = { readonly period_ms: number; readonly lock_ms: number }
export type Limits = {
  readonly min_unit_minor: Minor
  readonly max_unit_minor: Minor
  readonly max_payout_minor: Minor
  readonly max_multiple: number
  readonly max_lines: number
}

/** A game as data: what is drawn, when, and what can be bet on it. */
export type Game = {
  readonly code: string
  readonly positions: readonly string[]
  /** Balls run from 0 to base - 1. */
  readonly base: number
  readonly schedule: Schedule
  readonly families: readonly string[]
  readonly bet_types: readonly BetType[]
  /** Built-in limits; an operator may set narrower ones. */
  readonly limits: Limits
}

export const findBetType = (game: Game, id: string): BetType | undefined =>
  game.bet_types.find((type) => type.id === id)
