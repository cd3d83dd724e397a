import type { ProposalSubject } from '@moongate/contract/proposals.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'

/** `wanted` and `before` are as their module has stored them: it reads them with its schema. */
export type Proposal = {
  id: string
  subject: ProposalSubject
  wanted: unknown
  before: unknown
  reason: string
  asked_by_id: number
  asked_by: string
  asked_at: Date
}
export type NewProposal = Omit<Proposal, 'wanted' | 'before' | 'asked_at'> & { wanted: object; before: object }

const columns = sql`id, subject, wanted, before, reason, asked_by_id, asked_by, asked_at`
const toJson = (value: object): string => toJsonRows([value]).slice(1, -1)

/** What waits of a subject. */
export const findProposal = (r: Reader, subject: ProposalSubject): Promise<Proposal | undefined> =>
  r.maybe(sql`select ${columns} from proposals.proposals where subject = ${subject} and decided_at is null`)

/** Locks one that waits. */
export const lockProposal = (tx: Tx, subject: ProposalSubject, id: string): Promise<Proposal | undefined> =>
  tx.maybe(sql`select ${columns} from proposals.proposals where id = ${id} and subject = ${subject} and decided_at is null
    for no key update`)

/** How many wait of some subjects. */
export const countProposals = async (r: Reader, subjects: readonly ProposalSubject[]): Promise<number> =>
  (
    await r.one<{ n: number }>(
      sql`select count(*)::int as n from proposals.proposals where subject = any (${[...subjects]}::text[]) and decided_at is null`,
    )
  ).n

/** 0 where another one of its subject waits. */
export const insertProposal = (tx: Tx, p: NewProposal): Promise<number> =>
  tx.run(sql`insert into proposals.proposals (id, subject, wanted, before, reason, asked_by_id, asked_by)
    values (${p.id}, ${p.subject}, ${toJson(p.wanted)}::jsonb, ${toJson(p.before)}::jsonb, ${p.reason}, ${p.asked_by_id}, ${p.asked_by})
    on conflict do nothing`)

/** Ends one that waits. */
export const closeProposal = (tx: Tx, id: string, is_set: boolean, by: string): Promise<number> =>
  tx.run(sql`update proposals.proposals set is_set = ${is_set}, decided_by = ${by}, decided_at = kernel.now()
    where id = ${id} and decided_at is null`)
