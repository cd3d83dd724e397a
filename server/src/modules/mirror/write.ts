import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { type CorrectedBet, correctBets, endBets, recordBets } from '../betting/index.ts'
import { type PostingItem, postOrRefuse } from '../ledger/index.ts'
import { countPlays } from '../policy/index.ts'
import { type Booked, choosePlan, computePayout } from './bet.rules.ts'
import { markBooked, type WaitingBet } from './bet.sql.ts'
import { getCurrency, type MirrorDeps } from './deps.ts'
import { mirrorPostings } from './mirror.postings.ts'

/** What of a bet stands in our books. */
export const readBooked = ({ booked_stake, booked_payout, booked_status }: WaitingBet): Booked =>
  booked_status === null || booked_stake === null || booked_payout === null
    ? null
    : { stake: booked_stake, payout: booked_payout, status: booked_status }

/** Writes sound bets with their ends, corrections and postings: all of them, or none. */
export const writeBets = async (
  d: MirrorDeps,
  tx: Tx,
  supplier_code: string,
  bets: readonly WaitingBet[],
): Promise<void> => {
  const asset = getCurrency(d)
  const planned = bets.map((bet) => ({ bet, ...choosePlan(readBooked(bet), bet) }))
  const recorded = planned.filter(({ record }) => record).map(({ bet }) => bet)
  const ended = planned.filter(({ end }) => end).map(({ bet }) => bet)
  const changed = planned.filter(({ correct }) => correct).map(({ bet }) => bet)
  await countTime(d, tx, recorded)
  await recordBets(
    tx,
    recorded.map((bet) => toNewBet(bet, supplier_code, asset)),
  )
  await endBets(tx, ended.map(toEnd))
  const corrected = await correctBets(tx, changed.map(toCorrection))
  const about = { sub: supplier_code, asset }
  const items = [
    ...recorded.map((bet) => ({ ...about, ...buildStake(bet) })),
    ...ended.flatMap((bet) => buildPayout(bet).map((item) => ({ ...about, ...item }))),
    ...corrected.flatMap((bet) => buildCorrection(bet).map((item) => ({ ...about, ...item }))),
  ]
  if (items.length > 0) await postOrRefuse(tx, items)
  await markBooked(
    tx,
    supplier_code,
    bets.map((bet) => ({ bet_id: bet.bet_id, stake: bet.stake, payout: computePayout(bet), status: bet.status })),
  )
}

/** A supplier with books of its own does not ask while somebody plays there: what it tells of later counts to their time. */
const countTime = (d: MirrorDeps, tx: Tx, bets: readonly WaitingBet[]): Promise<void> =>
  countPlays(
    d,
    tx,
    bets.map(({ member_id, told }) => ({ member_id, at: new Date(told.bet_at) })),
  )

const toNewBet = ({ member_id, id, bet_id, stake, told }: WaitingBet, supplier_code: string, asset: string) => ({
  member_id,
  id,
  bill_no: bet_id,
  supplier_code,
  game_type: told.game_type,
  game_code: told.game_code,
  asset,
  stake,
  bet_at: new Date(told.bet_at),
  round_id: told.round,
  payout_most: told.payout_most === undefined ? undefined : BigInt(told.payout_most),
  ...(told.selection === undefined
    ? { game_title: told.game_title ?? {}, detail: told.detail ?? {} }
    : { selection: told.selection }),
})

const toEnd = (bet: WaitingBet) => ({
  member_id: bet.member_id,
  id: bet.id,
  stake: bet.stake,
  payout: computePayout(bet),
  outcome: bet.status === 'open' ? ('settled' as const) : bet.status,
  settled_at: new Date(bet.told.settled_at ?? bet.changed_at),
  reason: bet.status === 'settled' ? undefined : (bet.told.reason ?? 'unsaid'),
})

const toCorrection = ({ member_id, id, status, payout, told }: WaitingBet) => {
  const about = { member_id, id, reason: told.reason ?? 'unsaid' }
  return status === 'void' || status === 'cancelled'
    ? { ...about, outcome: status }
    : { ...about, outcome: 'settled' as const, payout }
}

type Item = Omit<PostingItem, 'asset' | 'sub'>
const buildStake = ({ member_id, id, stake }: WaitingBet): Item => ({
  key: deriveKey('mirror.bet', id),
  kind: mirrorPostings.bet,
  member_id,
  amount: stake,
  ref: id,
})

const buildPayout = (bet: WaitingBet): Item[] => {
  const amount = computePayout(bet)
  const { member_id, id } = bet
  return amount === 0n
    ? []
    : [{ key: deriveKey('mirror.payout', id), kind: mirrorPostings.payout, member_id, amount, ref: id }]
}

const buildCorrection = ({ member_id, id, correction_id, payout_before, payout_after }: CorrectedBet): Item[] => {
  const more = payout_after - payout_before
  if (more === 0n) return []
  const kind = more > 0n ? mirrorPostings.corrected_up : mirrorPostings.corrected_down
  const key = deriveKey('mirror.correction', String(correction_id))
  return [{ key, kind, member_id, amount: more > 0n ? more : -more, ref: id }]
}
