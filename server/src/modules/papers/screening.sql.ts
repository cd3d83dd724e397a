import type { ScreeningOutcome } from '@moongate/contract/papers.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'

export type Screening = {
  id: number
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
    returning id, outcome, entry, asked_at, seen_by, seen_at`)

/** What was answered last: a silence hides no answer that came before it. */
export const findScreening = (r: Reader, member_id: number): Promise<Screening | undefined> =>
  r.maybe(sql`select id, outcome, entry, asked_at, seen_by, seen_at from papers.screenings where member_id = ${member_id}
    order by outcome = 'unknown', id desc limit 1`)

const PAUSE_MINUTES = 10
const LONGEST_PAUSE_MINUTES = 1440

/**
 * Of whom nothing was said the last time they were asked about, and who may be asked about again: after a pause that doubles with each silence,
 * up to a day.
 */
export const findUnanswered = async (r: Reader, now: Date, limit: number): Promise<number[]> =>
  (
    await r.many<{ member_id: number }>(sql`select s.member_id from papers.screenings s
      cross join lateral (select count(*)::int as n from papers.screenings u
        where u.member_id = s.member_id and not exists (select from papers.screenings a
          where a.member_id = u.member_id and a.id > u.id and a.outcome <> 'unknown')) as silences
      where s.outcome = 'unknown' and not exists (select from papers.screenings l where l.member_id = s.member_id and l.id > s.id)
        and s.asked_at <= ${now}::timestamptz - make_interval(mins => least(${PAUSE_MINUTES} * 2 ^ least(silences.n - 1, 10), ${LONGEST_PAUSE_MINUTES})::int)
      order by s.asked_at, s.member_id limit ${limit}`)
  ).map(({ member_id }) => member_id)

type Seen = { member_id: number; id: number; seen_by: string; now: Date }

/**
 * Says that a hit of a member, in a list or of age, is somebody else, and those that had been found before it with it, since the newest is
 * shown; nothing where it waits no more.
 */
export const dismissHit = async (tx: Tx, { member_id, id, seen_by, now }: Seen): Promise<Screening | undefined> => {
  const dismissed = await tx.many<Screening>(sql`update papers.screenings set seen_by = ${seen_by}, seen_at = ${now}
    where member_id = ${member_id} and id <= ${id} and outcome in ('hit', 'underage') and seen_at is null returning id, outcome, entry, asked_at, seen_by, seen_at`)
  return dismissed.find((one) => one.id === id)
}
