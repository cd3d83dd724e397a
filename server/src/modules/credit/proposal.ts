import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { decideProposal, findProposal, type Proposal, takeProposal } from '../proposals/index.ts'
import { readSetting } from '../site/index.ts'
import { creditSetting, type CreditTerms } from './credit.settings.ts'
import type { CreditDeps } from './deps.ts'
import { lockMember } from './loan.sql.ts'
import { isSame, keepTerms, type StoredTerms, storeTerms, TERMS } from './terms.ts'

const SUBJECT = 'credit.terms'
/** Looser terms that wait; `wanted` and `before` as terms are kept. */
export type TermsProposal = Proposal & { terms: CreditTerms; wanted: StoredTerms; before: StoredTerms }

const readTerms = (proposal: Proposal): TermsProposal => {
  const [terms, before] = [creditSetting.schema.parse(proposal.wanted), creditSetting.schema.parse(proposal.before)]
  return { ...proposal, terms, wanted: storeTerms(terms), before: storeTerms(before) }
}

/** The looser terms that wait for a second person. */
export const findTermsProposal = async (r: Reader): Promise<TermsProposal | undefined> => {
  const found = await findProposal(r, SUBJECT)
  return found && readTerms(found)
}

/** The one that waits, if it is this one. Whoever decides has locked the terms. */
const lockTermsProposal = async (tx: Tx, id: string): Promise<TermsProposal> => {
  await lockMember(tx, TERMS)
  return readTerms(await takeProposal(tx, SUBJECT, id))
}

/**
 * Sets looser terms as a second person. Refuses proposals.gone, proposals.second_person, and credit.set_meanwhile where the terms in
 * force are no more those that were looked at.
 */
export const approveTerms = (d: CreditDeps, id: string, by: StaffAct): Promise<CreditTerms> =>
  d.db.tx(async (tx) => {
    const proposal = await lockTermsProposal(tx, id)
    await decideProposal(tx, proposal, true, by)
    const { terms, wanted, before, reason, asked_by } = proposal
    if (!isSame(storeTerms(await readSetting(tx, creditSetting)), before)) refuse('credit.set_meanwhile')
    await keepTerms(tx, { before, after: wanted, reason: `${reason} (${asked_by})` }, by)
    return terms
  })

/** Refuses looser terms that wait; who asked for them may do so, too. Answers those in force. Refuses proposals.gone. */
export const refuseTerms = (d: CreditDeps, id: string, reason: string, by: StaffAct): Promise<CreditTerms> =>
  d.db.tx(async (tx) => {
    const proposal = await lockTermsProposal(tx, id)
    await decideProposal(tx, proposal, false, by)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'credit.terms_refused',
      target: 'setting:credit',
      reason,
      before: proposal.wanted,
      after: proposal.before,
    })
    return readSetting(tx, creditSetting)
  })
