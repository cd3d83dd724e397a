import { channels } from '@moongate/contract'
import { savingsPush } from '@moongate/contract/savings.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import type { Tx } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { pushAll } from '../../kernel/push.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { grantRequirement } from '../turnover/index.ts'
import { listEnded, type Payment } from './cycle.rules.ts'
import type { SavingsDeps } from './deps.ts'
import { type Holding, moveHolding } from './holding.sql.ts'
import { savingsPostings } from './savings.postings.ts'

const CYCLES_AT_ONCE = 100

/** The money of a step: each cycle's interest, and the principal where the holding is over. */
const listItems = (h: Holding, payments: readonly Payment[], ends: boolean) => {
  const about = { member_id: h.member_id, asset: h.asset, ref: h.bill_no }
  const interest = payments
    .filter(({ amount }) => amount > 0n)
    .map(({ times, amount }) => ({
      ...about,
      key: deriveKey('savings.interest', h.id, String(times)),
      kind: savingsPostings.interest,
      amount,
    }))
  const principal = {
    ...about,
    key: deriveKey('savings.redeemed', h.id),
    kind: savingsPostings.redeemed,
    amount: h.amount,
  }
  return ends ? [...interest, principal] : interest
}

/** What interest has to be bet before it is free: asked for once a step, by its last cycle. */
const askTurnover = async (tx: Tx, h: Holding, payments: readonly Payment[]): Promise<void> => {
  const interest = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const amount = interest * BigInt(h.audit_multiple)
  const source_id = `${h.id}:${payments.at(-1)?.times ?? 0}`
  await grantRequirement(tx, { member_id: h.member_id, source: 'savings', source_id, asset: h.asset, amount })
}

type Step = Pick<Holding, 'state' | 'times' | 'interest' | 'cycle_from' | 'next_at' | 'redeem_at'>

/** Writes a step of a locked holding with its money, and tells its member. Refuses policy.member_frozen. */
export const takeStep = async (tx: Tx, h: Holding, step: Step, payments: readonly Payment[] = []): Promise<Holding> => {
  const moved = await moveHolding(tx, h, step, payments)
  const items = listItems(h, payments, moved.state === 'settled')
  if (items.length > 0) await postOrRefuse(tx, items)
  await askTurnover(tx, h, payments)
  const to = channels.member(h.member_id)
  await pushAll(tx, [savingsPush.to(to, {}), balancePush.to(to, {})])
  return moved
}

/** Pays the cycles of a locked holding that have ended, each once; one that is over by them is settled. Refuses policy.member_frozen. */
export const payEnded = async (d: SavingsDeps, tx: Tx, h: Holding): Promise<Holding> => {
  const { next_at } = h
  const now = d.clock.now()
  if (next_at === null || next_at > now) return h
  const { payments, ...rest } = listEnded({ ...h, next_at }, now, d.config.site_time_zone, CYCLES_AT_ONCE)
  const state = rest.next_at === null ? ('settled' as const) : ('bought' as const)
  return payEnded(d, tx, await takeStep(tx, h, { ...rest, state, redeem_at: null }, payments))
}
