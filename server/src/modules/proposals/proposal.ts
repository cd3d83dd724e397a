import { channels } from '@moongate/contract'
import { proposalPush } from '@moongate/contract/proposals.pushes'
import type { ProposalSubject } from '@moongate/contract/proposals.states'
import type { Tx } from '../../kernel/db.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import type { Kernel } from '../../kernel/index.ts'
import { push } from '../../kernel/push.ts'
import { refuse } from '../../kernel/refusal.ts'
import { closeProposal, insertProposal, lockProposal, type NewProposal, type Proposal } from './proposal.sql.ts'

type Asked = Pick<NewProposal, 'subject' | 'wanted' | 'before' | 'reason'>

/** Keeps what somebody wants set until somebody else decides. Refuses proposals.open. */
export const askProposal = async (d: Pick<Kernel, 'ids'>, tx: Tx, asked: Asked, by: StaffAct): Promise<void> => {
  const row = { ...asked, id: d.ids.uuid(), asked_by_id: by.staff_id, asked_by: by.name }
  if ((await insertProposal(tx, row)) === 0) refuse('proposals.open')
  await push(tx, proposalPush, channels.office, { subject: asked.subject })
}

/** One that waits, locked. Refuses proposals.gone. */
export const takeProposal = async (tx: Tx, subject: ProposalSubject, id: string): Promise<Proposal> =>
  (await lockProposal(tx, subject, id)) ?? refuse('proposals.gone')

/** Ends one that was taken: set by another person than who asked, or refused by anybody. Refuses proposals.second_person. */
export const decideProposal = async (
  tx: Tx,
  { id, subject, asked_by_id }: Proposal,
  is_set: boolean,
  by: StaffAct,
): Promise<void> => {
  if (is_set && asked_by_id === by.staff_id) refuse('proposals.second_person')
  await closeProposal(tx, id, is_set, by.name)
  await push(tx, proposalPush, channels.office, { subject })
}
