import { channels } from '@moongate/contract'
import { paperDeskPush } from '@moongate/contract/papers.pushes'
import type { PaperKind } from '@moongate/contract/papers.states'
import type { Tx } from '../../kernel/db.ts'
import { enqueue } from '../../kernel/jobs.ts'
import { type Claim, claimKey } from '../../kernel/keys.ts'
import { chooseDocumentId, once } from '../../kernel/once.ts'
import { refuse } from '../../kernel/refusal.ts'
import { findOpenAsks } from './ask.sql.ts'
import type { PapersDeps } from './deps.ts'
import { refuseSubmission } from './paper.rules.ts'
import { findPaper, findPapersOf, insertPaper, lockPapers, type Paper } from './paper.sql.ts'
import { screenJob } from './papers.jobs.ts'
import { findWaitingPictures, givePictures } from './picture.sql.ts'

type Sent = {
  member_id: number
  kind: PaperKind
  pictures: readonly string[]
  request_key?: string | undefined
  /** The key of the call, taken with the paper. */
  claim?: Claim | undefined
}

/**
 * Sends a paper in: from now on it waits for staff. A member's papers are sent in one after the other, so that of each kind one waits.
 * A repeat of a key answers the paper of before. Refuses as `refuseSubmission` says, idempotency.key_reused.
 */
export const submitPaper = (d: PapersDeps, sent: Sent): Promise<Paper> =>
  d.db.tx(async (tx) => {
    const { member_id, kind, request_key } = sent
    await lockPapers(tx, member_id)
    const id = chooseDocumentId(d.ids, 'papers.paper', member_id, request_key)
    return once(
      () => findPaper(tx, id),
      { member_id, kind },
      () => placePaper(d, tx, id, sent),
    )
  })

const placePaper = async (d: PapersDeps, tx: Tx, id: string, sent: Sent): Promise<Paper> => {
  const { member_id, kind, claim } = sent
  const pictures = [...new Set(sent.pictures)]
  const [papers, asks, waiting] = [
    await findPapersOf(tx, member_id),
    await findOpenAsks(tx, member_id),
    await findWaitingPictures(tx, member_id),
  ]
  const now = d.clock.now()
  const refusal = refuseSubmission({
    kind,
    named: pictures.length,
    found: pictures.filter((picture) => waiting.includes(picture)).length,
    papers,
    is_asked: asks.some((ask) => ask.kind === kind),
    now,
  })
  if (refusal) refuse(refusal)
  await insertPaper(tx, { member_id, id, kind, made_at: now })
  await givePictures(tx, member_id, id, pictures)
  await enqueue(tx, screenJob, { member_id })
  await claimKey(tx, claim, [paperDeskPush.to(channels.office, {})])
  return (await findPaper(tx, id)) ?? refuse('common.conflict')
}
