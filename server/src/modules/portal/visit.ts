import { refuse } from '../../kernel/refusal.ts'
import { addDays } from '../../kernel/time.ts'
import { findToday } from '../team/index.ts'
import type { PortalDeps } from './deps.ts'
import { statsView } from './portal.view.ts'
import { markVisitor, type Visitor } from './visit.rules.ts'
import { countMark, findLinkByCode, findLinkOf, forgetMarks, keepSalt, readCame } from './visit.sql.ts'

const DAYS_SHOWN = 30

/** Counts who came by an open link, once a day. Of a code that is none nothing is said. */
export const countVisit = async (d: PortalDeps, code: string, visitor: Visitor): Promise<void> => {
  const link = await findLinkByCode(d.db, code)
  if (!link?.is_open) return
  const on_day = findToday(d)
  await d.db.tx(async (tx) => {
    const salt = await keepSalt(tx, on_day, `${d.ids.uuid()}${d.ids.uuid()}`)
    await countMark(tx, { link_id: link.id, on_day, mark: markVisitor(salt, link.id, visitor) })
  })
}

/** By what visitors of the days before were told apart is forgotten. */
export const forgetVisitors = (d: Pick<PortalDeps, 'db' | 'clock' | 'config'>): Promise<void> =>
  d.db.tx((tx) => forgetMarks(tx, findToday(d)))

/** What a link has brought. Refuses team.invite_not_found. */
export const readStats = async (d: PortalDeps, agent_id: number, id: number) => {
  const link = (await findLinkOf(d.db, agent_id, id)) ?? refuse('team.invite_not_found')
  const [to_on, time_zone] = [findToday(d), d.config.site_time_zone]
  return statsView(await readCame(d.db, link.id, { from_on: addDays(to_on, 1 - DAYS_SHOWN), to_on, time_zone }))
}
