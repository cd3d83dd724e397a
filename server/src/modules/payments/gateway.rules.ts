import type { PayoutState, PayoutWait } from '@moongate/contract/payments.states'
import type { GatewaySwitches } from './gateway.sql.ts'

/** What holds for a gateway that nobody has set. */
export const UNSET: GatewaySwitches = { takes_deposits: true, takes_payouts: true }

/** What a gateway signs with, the one of now first; undefined stands for the secret of the operator's file. */
export const listSecrets = (
  kept: { secret: string | null; earlier_secret: string | null; is_earlier_good: boolean } | undefined,
): (string | undefined)[] => {
  if (!kept || kept.secret === null) return [undefined]
  return kept.is_earlier_good ? [kept.secret, kept.earlier_secret ?? undefined] : [kept.secret]
}

type Standing = { code: string; takes_payouts: boolean; is_silent: boolean }

/**
 * Through whom a payout that waits is sent now; nothing where it goes on waiting. One that its gateway has heard of stays with it: after
 * a "not now" it may be paid all the same.
 */
export const chooseSender = (
  gateways: readonly Standing[],
  { gateway_code, was_sent }: { gateway_code: string; was_sent: boolean },
): string | undefined => {
  const willing = gateways.filter(({ takes_payouts }) => takes_payouts)
  const own = willing.find(({ code }) => code === gateway_code)
  return own || was_sent ? own?.code : choosePayer(willing)
}

/** Who pays a withdrawal: the first that may and answers, else the first that may; where none may it waits at the first until one is switched on. */
export const choosePayer = (gateways: readonly Standing[]): string | undefined => {
  const willing = gateways.filter(({ takes_payouts }) => takes_payouts)
  return (willing.find(({ is_silent }) => !is_silent) ?? willing[0] ?? gateways[0])?.code
}

/** What keeps a payout from being sent: its member is stopped, or nobody pays out. Nothing where it goes when it is looked at next. */
export const findPayoutWait = (
  { state, gateway_code, sent_at }: { state: PayoutState; gateway_code: string; sent_at: Date | null },
  is_member_active: boolean,
  gateways: readonly Standing[],
): PayoutWait | null => {
  if (state !== 'queued') return null
  if (!is_member_active) return 'member'
  return chooseSender(gateways, { gateway_code, was_sent: sent_at !== null }) === undefined ? 'gateway' : null
}
