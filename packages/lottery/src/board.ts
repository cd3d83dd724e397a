import type { Balls, Game } from './game.ts'
import { type DragonTiger, judgeDragonTiger, type Pattern, findPattern } from './traits.ts'

export type Summary = {
  readonly sum: number
  readonly size: 'big' | 'small'
  readonly parity: 'odd' | 'even'
  /** First position against the last. */
  readonly dragon_tiger: DragonTiger
  readonly front: Pattern
  readonly middle: Pattern
  readonly back: Pattern
}

/** What players read off a five-ball draw at a glance. */
export const summarizeDraw = (balls: Balls): Summary => {
  const sum = balls.reduce((total, ball) => total + ball, 0)
  return {
    sum,
    size: sum >= 23 ? 'big' : 'small',
    parity: sum % 2 === 1 ? 'odd' : 'even',
    dragon_tiger: judgeDragonTiger(balls[0] ?? 0, balls.at(-1) ?? 0),
    front: findPattern(balls.slice(0, 3)),
    middle: findPattern(balls.slice(1, 4)),
    back: findPattern(balls.slice(-3)),
  }
}

/** 遗漏: per position and digit, how many of the given draws (newest first) passed since it last fell; all of them when it never did. */
export const countMisses = (game: Pick<Game, 'positions' | 'base'>, draws: readonly Balls[]): number[][] =>
  game.positions.map((_, position) =>
    Array.from({ length: game.base }, (_unused, digit) => {
      const last = draws.findIndex((balls) => balls[position] === digit)
      return last === -1 ? draws.length : last
    }),
  )

export type HistoryRow = { readonly issue: string; readonly balls: Balls; readonly summary: Summary }

/** Draws with their summaries, in the order given. */
export const buildHistoryRows = (draws: readonly { issue: string; balls: Balls }[]): HistoryRow[] =>
  draws.map(({ issue, balls }) => ({ issue, balls, summary: summarizeDraw(balls) }))
