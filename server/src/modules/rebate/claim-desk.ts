import { channels } from '@moongate/contract'
import { rebateClaimPush, rebatePush } from '@moongate/contract/rebate.pushes'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { type Claim, finishClaim, hasClaim, lockMember, openRefused } from './claim.sql.ts'
import { payClaim } from './claim.ts'
import type { RebateDeps } from './deps.ts'

type Decision = { id: string; state: 'paid' | 'refused'; reason: string }

/** Pays or refuses a claim that waits. Refuses rebate.claim_not_found, and rebate.claim_changed where it waits no more. */
export const decideClaim = (d: RebateDeps, decision: Decision, by: StaffAct): Promise<Claim> =>
  d.db.tx(async (tx) => {
    const claim =
      (await finishClaim(tx, { ...decision, handled_by: by.name })) ?? (await refuseMissing(tx, decision.id))
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: decision.state === 'paid' ? 'rebate.claim_paid' : 'rebate.claim_refused',
      target: `rebate:${claim.bill_no}`,
      reason: decision.reason,
      before: { state: 'in_review' },
      after: { state: claim.state },
    })
    await push(tx, rebateClaimPush, channels.office, { id: claim.id })
    await (claim.state === 'paid' ? payClaim(d, tx, claim) : giveBack(tx, claim))
    return claim
  })

/** What the refused claim took off as owed was set off against nothing that was paid: it comes off the next one. What was set off against it comes back. */
const giveBack = async (tx: Tx, claim: Claim): Promise<void> => {
  await lockMember(tx, claim.member_id)
  await openRefused(tx, claim)
  await push(tx, rebatePush, channels.member(claim.member_id), {})
}

const refuseMissing = async (tx: Tx, id: string): Promise<never> =>
  refuse((await hasClaim(tx, id)) ? 'rebate.claim_changed' : 'rebate.claim_not_found')
