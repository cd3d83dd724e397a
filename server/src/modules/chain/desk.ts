import type { ChainStep } from '@moongate/contract/chain.states'
import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { findMemberByName } from '../members/index.ts'
import type { ChainDeps } from './deps.ts'
import { quoteTransfer } from './credit.rules.ts'
import { refuseStep } from './desk.rules.ts'
import { lockOrderAt } from './order.sql.ts'
import { readRate, requireTerms } from './order.ts'
import { creditTransfer, tellAbout } from './settle.ts'
import { lockTransfer, type Transfer, type TransferFilter, updateLeft, updateProposal } from './transfer.sql.ts'

type Taken = { id: string; step: ChainStep; by: StaffAct; reason: string }

/** Locks the transfer, asks the rules and writes the step into the audit log. */
const takeStep = async (tx: Tx, { id, step, by, reason }: Taken): Promise<Transfer> => {
  const t = (await lockTransfer(tx, id)) ?? refuse('chain.transfer_not_found')
  const refusal = refuseStep(step, t, by.staff_id)
  if (refusal) refuse(refusal)
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: `chain.transfer_${step}`,
    target: `usdt:${t.tx_hash}`,
    reason,
    before: { state: t.state },
    after: { usdt: t.usdt, amount: t.amount, member_id: t.member_id },
  })
  return t
}

/** What a transfer is worth to its member: what its order asked for at the order's rate, the rest at the rate of now. Refuses chain.no_rate. */
const requireValue = async (d: ChainDeps, tx: Tx, t: Transfer): Promise<{ amount: bigint; rate_ppm: bigint }> => {
  const order = t.covered > 0n ? await lockOrderAt(tx, t.member_id, t.network, t.block_at) : undefined
  const [covered, order_ppm] = order ? [t.covered, order.rate_ppm] : [0n, 0n]
  const rate_ppm = await readRate(d, tx, t.network)
  return quoteTransfer({ usdt: t.usdt, covered, order_ppm, rate_ppm }) ?? refuse('chain.no_rate')
}

/**
 * Proposes to credit a transfer. Refuses chain.transfer_not_found, chain.transfer_changed, chain.no_rate,
 * cashier.no_account.
 */
export const proposeCredit = (d: ChainDeps, id: string, by: StaffAct, reason: string): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const t = await takeStep(tx, { id, step: 'propose', by, reason })
    await requireTerms(tx)
    const value = await requireValue(d, tx, t)
    await tellAbout(tx, t)
    return updateProposal(tx, t, { ...by, reason, ...value })
  })

/**
 * Credits what somebody else proposed, at the rate of then. Refuses chain.transfer_not_found, chain.transfer_changed,
 * chain.second_person, chain.review_needed, cashier.no_account, policy.member_frozen.
 */
export const creditByStaff = (d: ChainDeps, id: string, by: StaffAct): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const t = await takeStep(tx, { id, step: 'credit', by, reason: '' })
    // Less than the smallest coin is nothing that could be booked.
    const amount = t.amount ? t.amount : refuse('chain.transfer_changed')
    return creditTransfer(d, tx, t, { amount, rate_ppm: t.rate_ppm ?? 0n })
  })

/** Leaves a transfer as it is, for good. Refuses chain.transfer_not_found, chain.transfer_changed. */
export const leaveTransfer = (d: ChainDeps, id: string, by: StaffAct, reason: string): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const t = await takeStep(tx, { id, step: 'leave', by, reason })
    await tellAbout(tx, t)
    return updateLeft(tx, t, reason)
  })

/** A search word: a member's account, or else a transaction, an address or a bill number. */
export const readSearch = async (
  r: Reader,
  keyword: string | undefined,
): Promise<Pick<TransferFilter, 'member_id' | 'word'>> => {
  if (!keyword) return {}
  const member = await findMemberByName(r, keyword)
  return member ? { member_id: member.id } : { word: keyword.toLowerCase() }
}
