import { channels } from '@moongate/contract'
import { paperDeskPush } from '@moongate/contract/papers.pushes'
import type { Tx } from '../../kernel/db.ts'
import { handle, type JobHandler } from '../../kernel/jobs.ts'
import { emit, listen, type Listener } from '../../kernel/outbox.ts'
import { push } from '../../kernel/push.ts'
import { formatDay } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { renamed } from '../members/index.ts'
import { readSetting } from '../site/index.ts'
import type { PapersDeps, ScreeningDeps } from './deps.ts'
import { expirePapers, forgetPictures, forgetUnsent, markRunningOut } from './keep.sql.ts'
import { RENEWAL_DAYS } from './paper.rules.ts'
import { paperRunningOut } from './papers.events.ts'
import { screenAgainJob, screenJob, tidyPapersJob } from './papers.jobs.ts'
import { papersSetting } from './papers.settings.ts'
import { askLists, askListsAgain } from './screening.ts'

const DAY_MS = 86_400_000
const actor = { type: 'system', name: 'papers' } as const

/** Tells of the papers that another may be sent in for; the last day is the one before they end. */
const tellRunningOut = async (d: Pick<PapersDeps, 'config'>, tx: Tx, now: Date): Promise<void> => {
  for (const { expires_at, ...paper } of await markRunningOut(
    tx,
    new Date(now.getTime() + RENEWAL_DAYS * DAY_MS),
    now,
  )) {
    const good_until = formatDay(new Date(expires_at.getTime() - 1), d.config.site_time_zone)
    await emit(tx, paperRunningOut, { ...paper, good_until })
  }
}

/**
 * Ends papers that have run out, tells of those that soon will, and destroys pictures: those that were not sent in within a day, and those of papers that were refused
 * or ended as long ago as the operator set. The decision itself stays.
 */
export const sweepPapers = async (d: Pick<PapersDeps, 'db' | 'clock' | 'config'>): Promise<void> => {
  const now = d.clock.now()
  const { keep_days } = await readSetting(d.db, papersSetting)
  await d.db.tx(async (tx) => {
    const expired = await expirePapers(tx, now)
    for (const { member_id, id } of expired)
      await recordAudit(tx, { actor, action: 'papers.expire', target: `member:${member_id}`, after: { paper: id } })
    if (expired.length > 0) await push(tx, paperDeskPush, channels.office, {})
    await tellRunningOut(d, tx, now)
    await forgetUnsent(tx, new Date(now.getTime() - DAY_MS))
    for (const { member_id, id } of await forgetPictures(tx, new Date(now.getTime() - keep_days * DAY_MS), now))
      await recordAudit(tx, {
        actor,
        action: 'papers.pictures_destroyed',
        target: `member:${member_id}`,
        after: { paper: id },
      })
  })
}

/** Whose name was put right is looked for by that name. */
export const createPapersListeners = (d: ScreeningDeps): Listener[] => [
  listen(renamed, 'papers', async ({ member_id }) => {
    await askLists(d, member_id)
  }),
]

/** What the clock does. */
export const createPapersJobs = (d: PapersDeps & ScreeningDeps): JobHandler[] => [
  handle(tidyPapersJob, () => sweepPapers(d)),
  handle(screenJob, async ({ member_id }) => {
    await askLists(d, member_id)
  }),
  handle(screenAgainJob, () => askListsAgain(d)),
]
