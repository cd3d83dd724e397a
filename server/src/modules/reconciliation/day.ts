import { USDT_TYPES } from '@moongate/contract/chain.states'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, parseRange } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { closeGone, findKnown, insertBreaks, renewBreaks, restoreBreaks } from './break.sql.ts'
import type { Break } from './break.rules.ts'
import { compareDay } from './compare.ts'
import { lockDay, setCompared } from './day.sql.ts'
import type { ReconciliationDeps } from './deps.ts'
import { fetchFile } from './file.ts'
import { findFiles } from './file.sql.ts'
import { judgeBreaks } from './item.rules.ts'
import { listSources, nameSource, type Source } from './source.rules.ts'
import { insertSteps } from './step.sql.ts'

/** What this site's days are compared with. */
export const findSources = (d: Pick<ReconciliationDeps, 'gateways' | 'chains'>): Source[] =>
  listSources(
    Object.keys(d.gateways),
    USDT_TYPES.filter((network) => d.chains[network]),
  )

/** The day it is on the site. */
export const readToday = (d: Pick<ReconciliationDeps, 'clock' | 'config'>): string =>
  formatWireTime(d.clock.now(), d.config.site_time_zone).slice(0, 10)

/** Writes what was found: the same is never made twice, what is gone is solved by itself. */
const writeBreaks = async (
  tx: Tx,
  of: { day: string; source: string; asset: string },
  found: readonly Break[],
): Promise<void> => {
  const { fresh, again, gone } = judgeBreaks(await findKnown(tx, of), found)
  const back = again.filter(({ is_back }) => is_back).map(({ id }) => id)
  await insertBreaks(tx, of, fresh)
  await renewBreaks(
    tx,
    again.map(({ id, found: now }) => ({ ...now, id })),
  )
  await restoreBreaks(tx, back)
  await insertSteps(tx, back, { step: 'back' })
  await closeGone(tx, gone)
  await insertSteps(tx, gone, { step: 'gone' })
}

const requireOver = (d: Pick<ReconciliationDeps, 'clock' | 'config'>, day: string) => {
  const span = parseRange([day, day], d.config.site_time_zone)
  return span && day < readToday(d) ? span : refuse('reconciliation.day_open')
}

/**
 * Compares a closed day with one source. The file is fetched first, outside of the transaction, where there is none that can be read or it
 * is asked for `anew`; then all that is read and written is under the lock of the day, so that it may be run again or beside itself.
 * Refuses reconciliation.day_open.
 */
export const compareSource = async (
  d: ReconciliationDeps,
  source: Source,
  day: string,
  anew: boolean,
): Promise<void> => {
  const span = requireOver(d, day)
  const name = nameSource(source)
  const [kept] = anew ? [] : await findFiles(d.db, name, [day])
  if (!kept?.parsed) await fetchFile(d, source, day, span)
  const asset = source.kind === 'chain' ? 'USDT' : d.config.currency
  await d.db.tx(async (tx) => {
    await lockDay(tx, { day, source: name }, asset)
    const { compared, breaks } = await compareDay(d, tx, { source, day, span })
    if (compared) await setCompared(tx, { day, source: name }, compared)
    if (breaks) await writeBreaks(tx, { day, source: name, asset }, breaks)
  })
}

/**
 * Compares a closed day with all there is, its files fetched again; who asked for it is written down first, whatever comes of it. Refuses
 * reconciliation.day_open.
 */
export const compareAll = async (d: ReconciliationDeps, day: string, by: StaffAct): Promise<void> => {
  requireOver(d, day)
  const [action, target] = ['reconciliation.day_compared', `reconciliation:${day}`] as const
  await d.db.tx((tx) => recordAudit(tx, { ...describeStaffAct(by), action, target }))
  for (const source of findSources(d)) await compareSource(d, source, day, true)
}
