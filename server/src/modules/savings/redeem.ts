import { refuse } from '../../kernel/refusal.ts'
import type { SavingsDeps } from './deps.ts'
import { type Holding, lockHolding } from './holding.sql.ts'
import { payEnded, takeStep } from './settle.ts'

const MINUTE_MS = 60_000

/**
 * Redeems a holding. What ended by now is paid first, so that nobody loses a cycle to a worker that was late; the running one earns
 * nothing (decisions/0195). The money comes at once, or after the plan's waiting time. The holding's lock keeps the clock out. Refuses
 * savings.holding_not_found, savings.holding_changed, policy.member_frozen.
 */
export const redeemHolding = (d: SavingsDeps, { member_id, id }: Pick<Holding, 'member_id' | 'id'>): Promise<Holding> =>
  d.db.tx(async (tx) => {
    const found = (await lockHolding(tx, member_id, id)) ?? refuse('savings.holding_not_found')
    if (found.state !== 'bought') refuse('savings.holding_changed')
    const h = await payEnded(d, tx, found)
    if (h.state === 'settled') return h
    const waits = h.withdrawal_minutes > 0
    const redeem_at = new Date(d.clock.now().getTime() + h.withdrawal_minutes * MINUTE_MS)
    return takeStep(tx, h, {
      ...h,
      state: waits ? 'redeeming' : 'settled',
      next_at: null,
      redeem_at: waits ? redeem_at : null,
    })
  })
