import type { ScreeningOutcome } from '@moongate/contract/papers.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Screening = {
  outcome: ScreeningOutcome
  entry: string
  asked_at: Date
  seen_by: string
  seen_at: Date | null
}

export const insertScreening = (
  tx: Tx,
  s: Pick<Screening, 'outcome' | 'entry' | 'asked_at'> & { member_id: number },
): Promise<Screening> =>
  tx.one(sql`insert into papers.screenings (member_id, asked_at, outcome, entry) values (${s.member_id}, ${s.asked_at}, ${s.outcome}, ${s.entry})
    returning outcome, entry, asked_at, seen_by, seen_at`)

/** What was answered last: a silence hides no answer that came before it. */
export const findScreening = (r: Reader, member_id: number): Promise<Screening | undefined> =>
  r.maybe(sql`select outcome, entry, asked_at, seen_by, seen_at from papers.screenings where member_id = ${member_id}
    order by outcome = 'unknown', id desc limit 1`)

/** Says that the hits of a member, in a list or of age, are somebody else; answers the last of them, nothing where none waits. */
export const dismissHits = (tx: Tx, member_id: number, seen_by: string, now: Date): Promise<Screening[]> =>
  tx.many(sql`update papers.screenings set seen_by = ${seen_by}, seen_at = ${now}
    where member_id = ${member_id} and outcome in ('hit', 'underage') and seen_at is null returning outcome, entry, asked_at, seen_by, seen_at`)
