import type { z } from 'zod'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { creditSetting, type CreditTerms } from './credit.settings.ts'

/** Terms as they are kept. */
export type StoredTerms = z.input<typeof creditSetting.schema>
export type Proposal = {
  id: string
  terms: CreditTerms
  stored: StoredTerms
  before: StoredTerms
  reason: string
  asked_by_id: number
  asked_by: string
  asked_at: Date
}
type Row = Omit<Proposal, 'terms' | 'stored'> & { terms: StoredTerms }

const read = (row: Row | undefined): Proposal | undefined =>
  row && { ...row, stored: row.terms, terms: creditSetting.schema.parse(row.terms) }

const columns = sql`id, terms, before, reason, asked_by_id, asked_by, asked_at`

/** The looser terms that wait for a second person. */
export const findProposal = async (r: Reader): Promise<Proposal | undefined> =>
  read(await r.maybe<Row>(sql`select ${columns} from credit.proposals where decided_at is null`))

export type NewProposal = Pick<Proposal, 'id' | 'before' | 'reason' | 'asked_by_id' | 'asked_by'> & {
  terms: StoredTerms
}

/** Nothing where another one waits. */
export const insertProposal = async (tx: Tx, p: NewProposal): Promise<boolean> =>
  (await tx.run(sql`insert into credit.proposals (id, terms, before, reason, asked_by_id, asked_by)
    values (${p.id}, ${JSON.stringify(p.terms)}::jsonb, ${JSON.stringify(p.before)}::jsonb, ${p.reason}, ${p.asked_by_id}, ${p.asked_by})
    on conflict do nothing`)) === 1

/** Ends one that waits. */
export const closeProposal = (tx: Tx, id: string, is_set: boolean, by: string): Promise<number> =>
  tx.run(sql`update credit.proposals set is_set = ${is_set}, decided_by = ${by}, decided_at = kernel.now()
    where id = ${id} and decided_at is null`)
