import type { Tx } from '../../kernel/db.ts'
import type { StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { addDays, formatDay } from '../../kernel/time.ts'
import { toWire } from '@moongate/money'
import {
  findAgentTerms,
  findFirstDay,
  findOpenRevenue,
  findOpenShares,
  gatherMoney,
  lockChains,
  takeDays,
  takeShares,
} from '../team/index.ts'
import { readRun, record } from './decide.ts'
import { getCurrency, type RunDeps } from './deps.ts'
import { type Owed, settleAll } from './owed.rules.ts'
import { keepCarried, findCarried, findRunFrom, insertRun, type Run } from './run.sql.ts'
import { insertStatementLines, insertStatements } from './statement.sql.ts'

/** The last day that is over. */
const findYesterday = (d: Pick<RunDeps, 'clock' | 'config'>): string =>
  addDays(formatDay(d.clock.now(), d.config.site_time_zone), -1)

/** What a run up to a day would come to. Refuses commission.day_not_over. */
export const previewRun = async (d: RunDeps, to_on = findYesterday(d)) => {
  if (to_on > findYesterday(d)) refuse('commission.day_not_over')
  const days = { from_on: await findRunFrom(d.db, to_on, await findFirstDay(d.db)), to_on }
  const [agents, carried, shares, revenue] = await Promise.all([
    findAgentTerms(d.db),
    findCarried(d.db),
    findOpenShares(d.db, days),
    findOpenRevenue(d.db, days),
  ])
  return { ...days, owed: settleAll(agents, carried, shares, revenue) }
}

const writeStatements = async (
  d: RunDeps,
  tx: Tx,
  run: Pick<Run, 'id' | 'from_on' | 'to_on'>,
  owed: readonly Owed[],
) => {
  const { id: run_id, from_on, to_on } = run
  const about = { run_id, from_on, to_on, asset: getCurrency(d) }
  const statements = owed.map((one) => ({ ...one, ...about, id: d.ids.uuid(), bill_no: d.ids.bill('A') }))
  await insertStatements(tx, statements)
  await insertStatementLines(
    tx,
    statements.flatMap(({ agent_id, id, lines }) => lines.map((line) => ({ ...line, agent_id, statement_id: id }))),
  )
  await keepCarried(tx, run_id, 'carried_out')
}

const sumOwed = (owed: readonly Owed[]): bigint => owed.reduce((sum, { amount }) => sum + amount, 0n)

/** Writes every agent's statement up to a day. Refuses commission.day_not_over, commission.run_open, commission.nothing_to_pay. */
export const startRun = async (d: RunDeps, to_on: string, by: StaffAct): Promise<Run> => {
  if (to_on > findYesterday(d)) refuse('commission.day_not_over')
  await gatherMoney(d)
  return d.db.tx(async (tx) => {
    await lockChains(tx, 'alone')
    const run = { id: d.ids.uuid(), from_on: await findRunFrom(tx, to_on, await findFirstDay(tx)), to_on }
    if ((await insertRun(tx, { ...run, started_id: by.staff_id, started_by: by.name })) === 0)
      refuse('commission.run_open')
    const [agents, carried] = [await findAgentTerms(tx), await findCarried(tx)]
    const owed = settleAll(agents, carried, await takeShares(tx, run.id, run), await takeDays(tx, run.id, run))
    if (owed.length === 0) refuse('commission.nothing_to_pay')
    await writeStatements(d, tx, run, owed)
    await record(tx, by, 'commission.run_started', run.id, '', {
      to: to_on,
      agents: owed.length,
      money: toWire(sumOwed(owed)),
    })
    return readRun(tx, run.id)
  })
}
