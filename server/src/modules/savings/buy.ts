import { channels } from '@moongate/contract'
import { plansPush, savingsPush } from '@moongate/contract/savings.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { chooseDocumentId, once } from '../../kernel/once.ts'
import { pushAll } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { decideFor, type PolicyMember, requireAllowed, requireUnbarred } from '../policy/index.ts'
import { findCycleEnd } from './cycle.rules.ts'
import { getCurrency, type SavingsDeps } from './deps.ts'
import { findHolding, type Holding, insertHolding } from './holding.sql.ts'
import { refuseBuy } from './plan.rules.ts'
import { findMine, lockPlan, type Plan } from './plan.sql.ts'
import { savingsPostings } from './savings.postings.ts'

type Asked = { plan_id: number; amount: bigint; request_key?: string | undefined }

/** Refuses savings.turned_off, in the words of R8.6. */
export const requireOn = async (d: SavingsDeps): Promise<void> => {
  if (!(await decideFor(d, undefined, 'use_feature', { feature: 'savings' })).allow) refuse('savings.turned_off')
}

/**
 * Buys a share of a plan: its row is locked first, so that stock, cap and interval hold in races. Its terms stay the member's. Refuses savings.turned_off,
 * savings.plan_not_found, savings.not_open, savings.sold_out, savings.limit_reached, savings.too_soon, savings.amount_outside, savings.insufficient,
 * idempotency.key_reused, and what policy refuses: whoever may be given nothing earns no interest.
 */
export const buyPlan = async (d: SavingsDeps, member: PolicyMember, asked: Asked): Promise<Holding> => {
  const { member_id } = member
  const { plan_id, amount } = asked
  await requireOn(d)
  await requireAllowed(d, member, 'receive_gift')
  const id = chooseDocumentId(d.ids, 'savings.holding', member_id, asked.request_key)
  return d.db.tx(async (tx) => {
    const plan = (await lockPlan(tx, plan_id)) ?? refuse('savings.plan_not_found')
    return once(
      () => findHolding(tx, member_id, id),
      { plan_id, amount },
      () => book(d, tx, plan, { member_id, id, amount }),
    )
  })
}

const SECOND_MS = 1000

const book = async (
  d: SavingsDeps,
  tx: Tx,
  plan: Plan,
  { member_id, id, amount }: Pick<Holding, 'member_id' | 'id' | 'amount'>,
): Promise<Holding> => {
  const now = d.clock.now()
  const mine = (await findMine(tx, member_id)).find(({ plan_id }) => plan_id === plan.id) ?? { count: 0, last_at: null }
  const refusal = refuseBuy(plan, mine, amount, now)
  if (refusal) refuse(refusal)
  await requireUnbarred(tx, member_id, 'receive_gift')
  // Whole seconds, as members read them: cycles of days and months end at the wall time of the purchase.
  const bought_at = new Date(now.getTime() - (now.getTime() % SECOND_MS))
  const next_at = findCycleEnd(bought_at, 1, plan, d.config.site_time_zone)
  const asset = getCurrency(d)
  const bill_no = d.ids.bill('Y')
  const holding = await insertHolding(tx, {
    member_id,
    id,
    bill_no,
    plan_id: plan.id,
    asset,
    amount,
    bought_at,
    next_at,
  })
  const item = { member_id, asset, amount, ref: holding.bill_no, kind: savingsPostings.bought }
  await postOrRefuse(tx, [{ ...item, key: deriveKey('savings.bought', id) }], { insufficient: 'savings.insufficient' })
  const to = channels.member(member_id)
  const is_last = plan.sold_count + 1 === plan.total_count
  const sold_out = is_last ? [plansPush.to(channels.public, {})] : []
  await pushAll(tx, [savingsPush.to(to, {}), balancePush.to(to, {}), ...sold_out])
  return holding
}
