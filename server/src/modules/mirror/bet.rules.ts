import type { SupplierBet } from '../games/index.ts'

type Status = SupplierBet['status']
/** What a supplier said of a bet, in minor units. */
export type Told = { member_id: number; stake: bigint; payout: bigint; status: Status; changed_at: Date }
/** What of a bet stands in our books; nothing yet where it is null. */
export type Booked = { stake: bigint; payout: bigint; status: Status } | null

/** The bet's own payout: one that is open paid nothing, one that was taken back or void returned its stake, whatever was told. */
export const computePayout = ({ status, stake, payout }: Pick<Told, 'status' | 'stake' | 'payout'>): bigint =>
  status === 'open' ? 0n : status === 'settled' ? payout : stake

/**
 * Whether what is told goes before what was told of the bet until now. Pages overlap and come in any order, so the later change counts. That
 * an open bet has ended always does: a supplier whose clock was ahead when it was placed tells an earlier moment of its end. Of two ends of one
 * moment the one told last does: a supplier's moments may be whole seconds.
 */
export const isLater = (known: Told | undefined, told: Told): boolean => {
  if (!known) return true
  if (known.status === 'open' && told.status !== 'open') return true
  const later = told.changed_at.getTime() - known.changed_at.getTime()
  if (later < 0 || (later === 0 && known.status !== 'open' && told.status === 'open')) return false
  return (
    told.status !== known.status ||
    told.stake !== known.stake ||
    computePayout(told) !== computePayout(known) ||
    told.member_id !== known.member_id
  )
}

export type Fault = 'player_unknown' | 'player_changed' | 'amount_odd' | 'stake_changed' | 'reopened'
/** What a bet needs so that our books say what was told: to be recorded, ended or corrected, or nothing. */
export type Plan = { record: boolean; end: boolean; correct: boolean }

/** Why a bet cannot be written into our books, or nothing. The difference it leaves is found by the comparison of the books. */
export const findFault = (
  booked: Booked,
  told: Pick<Told, 'stake' | 'payout' | 'status'>,
  player: { is_known: boolean; is_same: boolean },
): Fault | undefined => {
  if (!player.is_known) return 'player_unknown'
  if (!player.is_same) return 'player_changed'
  // A supplier's own promotion or jackpot: no posting says what neither was staked nor brought anything.
  if (told.stake <= 0n || told.payout < 0n) return 'amount_odd'
  if (booked && booked.stake !== told.stake) return 'stake_changed'
  return booked && booked.status !== 'open' && told.status === 'open' ? 'reopened' : undefined
}

export const choosePlan = (booked: Booked, told: Pick<Told, 'status'>): Plan => ({
  record: booked === null,
  end: told.status !== 'open' && (booked === null || booked.status === 'open'),
  correct: booked !== null && booked.status !== 'open',
})

const OVERLAP_MS = 10 * 60_000
const FIRST_LOOK_MS = 30 * 24 * 3_600_000

/** From when on bets are asked for: from before the last change that was heard of, and at first a month back. */
export const computeSince = (pulled_to: Date | null, now: Date): Date =>
  new Date(pulled_to === null ? now.getTime() - FIRST_LOOK_MS : pulled_to.getTime() - OVERLAP_MS)

/** How far a page brings the pull. A supplier whose clock is ahead does not carry it past now, where bets would be missed. */
export const computePulledTo = (before: Date | null, changed: readonly Date[], now: Date): Date | null => {
  const latest = Math.max(before?.getTime() ?? 0, ...changed.map((at) => at.getTime()))
  return latest === 0 ? null : new Date(Math.min(latest, now.getTime()))
}
