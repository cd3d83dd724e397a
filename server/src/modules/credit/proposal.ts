import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { readSetting } from '../site/index.ts'
import { creditSetting, type CreditTerms } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { lockMember } from './loan.sql.ts'
import { closeProposal, findProposal, type Proposal } from './proposal.sql.ts'
import { isSame, keepTerms, storeTerms, TERMS } from './terms.ts'

/** The one that waits, if it is this one. Whoever decides has locked the terms. */
const takeProposal = async (tx: Tx, id: string): Promise<Proposal> => {
  await lockMember(tx, TERMS)
  const proposal = await findProposal(tx)
  return proposal?.id === id ? proposal : refuse('credit.proposal_gone')
}

/**
 * Sets looser terms as a second person. Refuses credit.proposal_gone, credit.second_person, and credit.set_meanwhile where the terms in
 * force are no more those that were looked at.
 */
export const approveTerms = (d: CreditDeps, id: string, by: StaffAct): Promise<CreditTerms> =>
  d.db.tx(async (tx) => {
    const { terms, stored, before, reason, asked_by_id, asked_by } = await takeProposal(tx, id)
    if (asked_by_id === by.staff_id) refuse('credit.second_person')
    if (!isSame(storeTerms(await readSetting(tx, creditSetting)), before)) refuse('credit.set_meanwhile')
    await closeProposal(tx, id, true, by.name)
    await keepTerms(tx, { before, after: stored, reason: `${reason} (${asked_by})` }, by)
    return terms
  })

/** Refuses looser terms that wait; who asked for them may do so, too. Answers those in force. Refuses credit.proposal_gone. */
export const refuseTerms = (d: CreditDeps, id: string, reason: string, by: StaffAct): Promise<CreditTerms> =>
  d.db.tx(async (tx) => {
    const { stored, before } = await takeProposal(tx, id)
    await closeProposal(tx, id, false, by.name)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'credit.terms_refused',
      target: 'setting:credit',
      reason,
      before: stored,
      after: before,
    })
    return readSetting(tx, creditSetting)
  })
