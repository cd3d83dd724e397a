import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { requireSeen } from '../../kernel/seen.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import type { PaymentsDeps } from './deps.ts'
import { nameSecretOwner } from './gateway.ts'
import type { GatewayPort } from './gateway.port.ts'
import { type GatewaySwitches, lockGateway, putGatewaySecret, updateGateway } from './gateway.sql.ts'

/** For so long what a gateway signs with its secret of before is believed: webhooks may be under way, or be sent again. */
const BELIEVED_S = 86_400

const requirePort = ({ gateways }: PaymentsDeps, code: string): GatewayPort =>
  (Object.hasOwn(gateways, code) ? gateways[code] : undefined) ?? refuse('payments.gateway_unknown')

type Act = { by: StaffAct; action: AuditAction; code: string; before?: object; after: object }

const recordAct = (tx: Tx, { by, action, code, before, after }: Act): Promise<void> =>
  recordAudit(tx, {
    ...describeStaffAct(by),
    action,
    target: `gateway:${code}`,
    ...(before && { before: { ...before } }),
    after: { ...after },
  })

/** Switches a gateway for deposits and for payouts (R6.6). What was begun goes on. Refuses payments.gateway_unknown, common.conflict. */
export const setGateway = (
  d: PaymentsDeps,
  { code, seen }: { code: string; seen: string },
  to: GatewaySwitches,
  by: StaffAct,
): Promise<void> => {
  requirePort(d, code)
  return d.db.tx(async (tx) => {
    const { takes_deposits, takes_payouts } = await lockGateway(tx, code)
    const before = { takes_deposits, takes_payouts }
    requireSeen(seen, before, to)
    await updateGateway(tx, code, to)
    await recordAct(tx, { by, action: 'payments.gateway_set', code, before, after: to })
  })
}

/**
 * Replaces what we sign with, once the gateway has answered a call that is signed with it: a wrong one would make it refuse every payout.
 * Kept sealed and shown to nobody. Refuses payments.gateway_unknown, payments.secret_refused. Not for use in a transaction.
 */
export const replaceGatewaySecret = async (
  d: PaymentsDeps,
  code: string,
  secret: string,
  by: StaffAct,
): Promise<void> => {
  const { trySecret } = requirePort(d, code)
  if (!trySecret) return refuse('payments.gateway_unknown')
  if (!(await trySecret(secret))) return refuse('payments.secret_refused')
  await d.db.tx(async (tx) => {
    await lockGateway(tx, code)
    await putGatewaySecret(tx, code, d.sealer.seal(secret, nameSecretOwner(code)), BELIEVED_S)
    await recordAct(tx, { by, action: 'payments.gateway_secret_replaced', code, after: { believed_s: BELIEVED_S } })
  })
}

/**
 * Asks a gateway about a payment that never was: it answers where our calls arrive, are believed and are understood, and nothing moves. Its
 * breaker hears of the answer too. Refuses payments.gateway_unknown. Not for use in a transaction.
 */
export const tryGateway = async (
  d: PaymentsDeps,
  code: string,
  by: StaffAct,
): Promise<{ answered: boolean; took_ms: number; said: string }> => {
  const port = requirePort(d, code)
  const asked_at = d.clock.now().getTime()
  const { outcome, said = '' } = await port.paymentStatus(d.ids.uuid())
  const told = { answered: outcome !== 'unknown', took_ms: d.clock.now().getTime() - asked_at, said }
  const after = { answered: told.answered, took_ms: told.took_ms }
  await d.db.tx((tx) => recordAct(tx, { by, action: 'payments.gateway_tested', code, after }))
  return told
}
