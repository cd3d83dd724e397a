import type { Phase } from '@moongate/game-contract/live'

/** What stands between bets and cards, and after them, and how long it takes. */
const CLOSED_MS = 1_500
const RESULT_MS = 6_000
/** Between two shoes. */
export const SHUFFLE_MS = 12_000

/** How long a round takes bets, and how long its cards, wheel or dice take. */
export type Pace = { readonly betting_ms: number; readonly dealing_ms: number }
/** Where a shoe is: its rounds count from 0; `ends_at` is when the phase gives way to the next. */
export type Place = { readonly round: number; readonly phase: Phase; readonly ends_at: number }

export const measureRound = ({ betting_ms, dealing_ms }: Pace): number =>
  betting_ms + CLOSED_MS + dealing_ms + RESULT_MS

type Asked = Pace & { readonly opened_at: number; readonly rounds: number }

/** Where a shoe is at a moment. It follows from the clock alone, so a program that died finds itself in the same round. */
export const locateRound = ({ opened_at, rounds, betting_ms, dealing_ms }: Asked, now: number): Place => {
  const length = measureRound({ betting_ms, dealing_ms })
  const since = Math.max(0, now - opened_at)
  const round = Math.floor(since / length)
  if (round >= rounds) return { round: rounds, phase: 'over', ends_at: opened_at + rounds * length + SHUFFLE_MS }
  const begun = opened_at + round * length
  let ends_at = begun
  for (const [phase, takes] of [
    ['betting', betting_ms],
    ['closed', CLOSED_MS],
    ['dealing', dealing_ms],
  ] as const) {
    ends_at += takes
    if (now < ends_at) return { round, phase, ends_at }
  }
  return { round, phase: 'result', ends_at: begun + length }
}

/** How many rounds of a shoe are decided for everybody to see. */
export const countShown = ({ round, phase }: Place): number => (phase === 'result' ? round + 1 : round)
