import { listLines, type Outcome, paySlip } from '@moongate/sports'
import { bookRound, type Reason } from '../bets.ts'
import { holdTime, type World } from '../world.ts'
import { getMatch, isFinal, judgeBet } from './feed.ts'
import { LIMITS } from './place.ts'
import { listUnfinished, markFinal, type SlipRow } from './slips.sql.ts'
import type { Match } from './state.ts'

type Judged = { readonly odds: number; readonly match: Match; readonly outcome: Outcome | undefined }

const isLost = (outcome: Outcome | undefined): boolean => outcome?.won === 0 && outcome.returned === 0
const isVoid = (outcome: Outcome | undefined): boolean => outcome?.returned === outcome?.of && outcome !== undefined

/** What has become of each selection of a slip until now. */
export const judgePicks = (w: World, { id, picks }: SlipRow): Judged[] =>
  picks.map(({ match: name, code, odds }) => {
    const match = getMatch(w, name)
    if (!match) throw new Error(`slip ${id} is on a match that the feed does not have: ${name}`)
    return { odds, match, outcome: judgeBet(w, match, code) }
  })

/** What a slip brings; undefined while that is open. Every line lost, it waits for nothing. */
const computePayout = ({ system, line, picks }: SlipRow, judged: readonly Judged[]): number | undefined => {
  const lines = listLines(system, picks.length) ?? []
  if (lines.every((places) => places.some((at) => isLost(judged[at]?.outcome)))) return 0
  const decided = judged.flatMap(({ odds, outcome }) => (outcome ? [{ odds, outcome }] : []))
  if (decided.length < judged.length) return undefined
  return Number(paySlip(system, BigInt(line), decided, BigInt(LIMITS.win)))
}

/** Why a slip gives its stake back, or is booked otherwise than it was: a result that was taken back, or a match that was broken off. */
const findReason = (w: World, slip: SlipRow, status: string, judged: readonly Judged[]): Reason | undefined => {
  if (status !== 'void' && slip.status === 'open') return undefined
  if (judged.some(({ match }) => match.annulled && isFinal(w, match))) return 'annulled'
  return judged.some(({ match }) => match.broken) ? 'abandoned' : 'result_changed'
}

const settleSlip = (w: World, slip: SlipRow): boolean => {
  const judged = judgePicks(w, slip)
  const payout = computePayout(slip, judged)
  const status = judged.every(({ outcome }) => isVoid(outcome)) ? 'void' : 'settled'
  const over = judged.every(({ match }) => isFinal(w, match))
  const changes = payout !== undefined && (slip.status !== status || slip.payout !== payout)
  if (!changes && !over) return false
  w.books.transaction(() => {
    const { brand, player, game, stake, id } = slip
    const reason = findReason(w, slip, status, judged) ?? null
    if (changes) bookRound(w, { brand, player, game, stake, payout, id, status, reason })
    if (over) markFinal(w, slip)
  })()
  return changes
}

/** So many slips are looked at together: whoever bets waits no longer than for these. */
const TOGETHER = 500

/** Settles the slips that were placed after one, as far as they are looked at together; answers after which it goes on, 0 from the start. */
export const settleSome = (w: World, after: number, most = TOGETHER): { next: number; settled: number } => {
  const slips = listUnfinished(w, after, most)
  const still = holdTime(w)
  const settled = slips.filter((slip) => settleSlip(still, slip)).length
  return { next: slips.length < most ? 0 : (slips.at(-1)?.place ?? 0), settled }
}

/**
 * Books every slip that is decided, and books it again where a result was taken back, each in a transaction of its own: also those that
 * were decided while nobody ran this program. Answers how many.
 */
export const settleSports = (w: World): number => {
  let sum = 0
  for (let at = 0; ;) {
    const { next, settled } = settleSome(w, at)
    sum += settled
    if (next === 0) return sum
    at = next
  }
}
