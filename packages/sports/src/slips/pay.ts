import type { Odds } from '../odds.ts'
import { computeReturn } from '../odds.ts'
import type { Outcome, Share } from '../outcome.ts'
import { listLines, type System } from './systems.ts'

/** A selection at the odds at which it was taken. */
export type Pick = { readonly odds: Odds; readonly outcome: Outcome }
type Fraction = { readonly top: bigint; readonly under: bigint }

const HUNDRED = 100n

/** What a stake of one brings by a selection, exactly. */
const weighPick = ({ odds, outcome: { won, returned, of } }: Pick): Fraction => ({
  top: BigInt(won * odds) + BigInt(returned) * HUNDRED,
  under: BigInt(of) * HUNDRED,
})

/** What a line brings: its selections one after the other, cut to whole minor units once. */
export const payLine = (stake_minor: bigint, picks: readonly Pick[]): bigint => {
  const { top, under } = picks
    .map(weighPick)
    .reduce((all, one) => ({ top: all.top * one.top, under: all.under * one.under }), { top: 1n, under: 1n })
  return (stake_minor * top) / under
}

const pickLines = <T>(system: System, picks: readonly T[]): T[][] => {
  const lines = listLines(system, picks.length)
  if (!lines) throw new RangeError(`${system} does not fit ${picks.length} selections`)
  return lines.map((line) => line.flatMap((at) => picks.slice(at, at + 1)))
}

/** What a slip brings whose every line has this stake, and which brings no more than `most`. */
export const paySlip = (system: System, line_minor: bigint, picks: readonly Pick[], most_minor: bigint): bigint => {
  const sum = pickLines(system, picks).reduce((all, line) => all + payLine(line_minor, line), 0n)
  return sum < most_minor ? sum : most_minor
}

/** What is kept of each hundred of what an open slip is worth, by who wants its money before the end. */
export const CASH_OUT_MARGIN = 0.05

type OpenPick = { readonly odds: Odds; readonly share: Share }

/**
 * What an open slip is bought back for: what its lines bring in the mean as the matches stand, which are independent of each other, less
 * the margin. Never more than what the slip may bring.
 */
export const quoteCashOut = (
  system: System,
  line_minor: number,
  picks: readonly OpenPick[],
  most_minor: number,
): number => {
  const worth = pickLines(system, picks)
    .map((line) => line.reduce((product, { odds, share }) => product * computeReturn(share, odds), line_minor))
    .reduce((sum, line) => sum + line, 0)
  return Math.min(most_minor, Math.floor(worth * (1 - CASH_OUT_MARGIN)))
}
