import type { PaperKind } from '@moongate/contract/papers.states'
import { sql, type Tx } from '../../kernel/db.ts'

type Named = { member_id: number; id: string }

/** Ends the papers that have run out, and answers which. */
export const expirePapers = (tx: Tx, now: Date): Promise<Named[]> =>
  tx.many(sql`update papers.papers set state = 'expired', ended_at = ${now}
    where state = 'accepted' and expires_at <= ${now} returning member_id, id`)

/** Marks the accepted papers that run out before a moment as told, and answers which were not yet. */
export const markRunningOut = (
  tx: Tx,
  before: Date,
  now: Date,
): Promise<(Named & { kind: PaperKind; expires_at: Date })[]> =>
  tx.many(sql`update papers.papers set expiry_told_at = ${now}
    where state = 'accepted' and expires_at <= ${before} and expiry_told_at is null
    returning member_id, id, kind, expires_at`)

/** Destroys pictures of before a moment that were not sent in. */
export const forgetUnsent = (tx: Tx, before: Date): Promise<number> =>
  tx.run(sql`delete from papers.pictures where paper_id is null and made_at < ${before}`)

/** Destroys the pictures of papers that ended before a moment, and answers which papers those are. */
export const forgetPictures = (tx: Tx, before: Date, now: Date): Promise<Named[]> =>
  tx.many(sql`with gone as (
      update papers.papers set pictures_gone_at = ${now} where ended_at < ${before} and pictures_gone_at is null returning member_id, id
    ), destroyed as (delete from papers.pictures i using gone where i.paper_id = gone.id)
    select member_id, id from gone`)
