import { transferPush } from '@moongate/contract/wallet.pushes'
import { channels } from '@moongate/contract'
import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { findKnownSuppliers } from '../games/index.ts'
import { findMemberByName } from '../members/index.ts'
import type { WalletDeps } from './deps.ts'
import { insertEntry, lockTransfer, setProposal, type TransferFilter } from './desk.sql.ts'
import { checkTransfer } from './reconcile.ts'
import type { TransferReason } from './reason.rules.ts'
import {
  type DeskFacts,
  getStage,
  refuseDeskStep,
  type TransferDeskStep,
  type TransferEnd,
  UNCLEAR_TRANSFER,
} from './transfer.rules.ts'
import { findTransfer, moveTransfer, type Transfer } from './transfer.sql.ts'
import { endTransfer } from './transfer.ts'
import { formatBillNo } from './wallet.view.ts'

/** A supplier that nobody connected tells no horizon: after a day the clock hands its transfers to people anyway. */
const LONGEST_HORIZON_MS = 24 * 3_600_000

/** What the rules of the desk stand on, as of now. */
export const readDeskFacts = (d: Pick<WalletDeps, 'suppliers'>, t: Transfer): DeskFacts => ({
  state: t.state,
  proposal: t.proposal,
  proposed_by: t.proposed_by,
  unclear_ms: t.now.getTime() - (t.sent_at ?? t.created_at).getTime(),
  horizon_ms: d.suppliers[t.supplier_code]?.horizon_ms ?? LONGEST_HORIZON_MS,
})

/** Asks the supplier now and writes what it says. Refuses wallet.transfer_not_found, wallet.transfer_changed. */
export const askAgain = async (d: WalletDeps, id: string, by: StaffAct): Promise<Transfer> => {
  const asked = await d.db.tx((tx) => takeStep(d, tx, { id, step: 'ask', by, reason: '' }))
  await checkTransfer(d, asked.member_id, id, UNCLEAR_TRANSFER)
  return (await findTransfer(d.db, asked.member_id, id)) ?? asked
}

/**
 * Proposes how an unclear transfer ended, in place of what was proposed before; moves nothing. Refuses wallet.transfer_not_found,
 * wallet.transfer_changed, wallet.transfer_too_early.
 */
export const proposeEnd = (
  d: WalletDeps,
  id: string,
  end: TransferEnd,
  by: StaffAct,
  reason: string,
): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const t = await takeStep(d, tx, { id, step: `propose_${end}`, by, reason })
    const proposed = (await setProposal(tx, t, end, by.staff_id)) ?? refuse('wallet.transfer_changed')
    await push(tx, transferPush, channels.office, { id })
    return proposed
  })

/**
 * Ends an unclear transfer as somebody else proposed, with its postings; the supplier's own answer, if it came first, stays. Refuses
 * wallet.transfer_not_found, wallet.transfer_changed, wallet.second_person, policy.member_frozen.
 */
export const settleByStaff = (d: WalletDeps, id: string, end: TransferEnd, by: StaffAct): Promise<Transfer> =>
  d.db.tx(async (tx) => {
    const t = await takeStep(d, tx, { id, step: `settle_${end}`, by, reason: '' })
    const reason: TransferReason | '' = end === 'rejected' ? 'settled by staff' : ''
    const ended = await moveTransfer(tx, t, { from: UNCLEAR_TRANSFER, to: end }, reason)
    return endTransfer(tx, ended ?? refuse('wallet.transfer_changed'), true)
  })

type Taken = { id: string; step: TransferDeskStep; by: StaffAct; reason: string }

/** Locks the transfer, asks the rules and writes the step down, for its timeline and for the audit log. */
const takeStep = async (d: WalletDeps, tx: Tx, { id, step, by, reason }: Taken): Promise<Transfer> => {
  const t = (await lockTransfer(tx, id)) ?? refuse('wallet.transfer_not_found')
  const refusal = refuseDeskStep(step, readDeskFacts(d, t), by.staff_id)
  if (refusal) refuse(refusal)
  await insertEntry(tx, t, { entry: step, remark: reason }, by)
  await recordAudit(tx, {
    ...describeStaffAct(by),
    action: `wallet.transfer_${step}`,
    target: `transfer:${formatBillNo(id)}`,
    reason,
    before: { state: getStage(t) },
    after: { amount: t.amount, member_id: t.member_id, supplier: t.supplier_code, direction: t.direction },
  })
  return t
}

const NUMBER = /^(?:T-)?([0-9a-f]{12})$/i
const WHOLE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What a search word means: a transfer's number or id, a supplier's code, or else a member's account. */
export const readTransferSearch = async (
  r: Reader,
  keyword: string | undefined,
): Promise<Pick<TransferFilter, 'member_id' | 'id' | 'number' | 'supplier_code'>> => {
  if (!keyword) return {}
  const [, number] = NUMBER.exec(keyword) ?? []
  if (number !== undefined) return { number: number.toLowerCase() }
  if (WHOLE_ID.test(keyword)) return { id: keyword.toLowerCase() }
  const code = keyword.toUpperCase()
  if ((await findKnownSuppliers(r)).some((supplier) => supplier.code.toUpperCase() === code))
    return { supplier_code: code }
  return { member_id: (await findMemberByName(r, keyword))?.id ?? 0 }
}
