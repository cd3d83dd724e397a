import type { Lang } from '@moongate/contract'
import { toWire } from '@moongate/money'
import { refuse } from '../../kernel/refusal.ts'
import { formatWireTime, formatWireTimeOrNull } from '../../kernel/time.ts'
import { formatSigned, nameMembers, prepareShown } from '../team/index.ts'
import type { CommissionDeps } from './deps.ts'
import type { Owed } from './owed.rules.ts'
import { readRun } from './decide.ts'
import type { Run } from './run.sql.ts'
import { findStatement, findStatementLines, type Statement } from './statement.sql.ts'
import { statementDetailView, statementView } from './statement.view.ts'

/** A run with what its statements come to. */
export const runView = (run: Run, time_zone: string) => ({
  id: run.id,
  from: run.from_on,
  to: run.to_on,
  state: run.state,
  agents: run.agents,
  money: toWire(run.amount),
  paid: toWire(run.paid),
  started_by: run.started_by,
  decided_by: run.decided_by,
  reason: run.reason,
  created_at: formatWireTime(run.created_at, time_zone),
  finished_at: formatWireTimeOrNull(run.finished_at, time_zone),
})

/** The largest first. */
export const showOwed = async (d: CommissionDeps, owed: readonly Owed[]) => {
  const name = await nameMembers(
    d,
    owed.map(({ agent_id }) => agent_id),
  )
  return owed
    .toSorted((a, b) => Number(b.amount - a.amount))
    .map((one) => ({
      member_id: one.agent_id,
      member_name: name(one.agent_id),
      model: one.model,
      earned: formatSigned(one.earned),
      carried_in: formatSigned(one.carried_in),
      carried_out: formatSigned(one.carried_out),
      money: toWire(one.amount),
    }))
}

/** Statements with whose they are. */
export const showStatements = async (d: CommissionDeps, rows: readonly Statement[], lang: Lang) => {
  const name = await nameMembers(
    d,
    rows.map(({ agent_id }) => agent_id),
  )
  const shown = prepareShown(d, lang)
  return rows.map((row) => ({
    ...statementView(row, shown),
    member_id: row.agent_id,
    member_name: name(row.agent_id),
  }))
}

/** A statement with every figure, whose it is, and its run. Refuses commission.statement_not_found. */
export const showStatement = async (d: CommissionDeps, id: string, lang: Lang) => {
  const found = (await findStatement(d.db, id)) ?? refuse('commission.statement_not_found')
  const [lines, run, name] = await Promise.all([
    findStatementLines(d.db, found),
    readRun(d.db, found.run_id),
    nameMembers(d, [found.agent_id]),
  ])
  const shown = prepareShown(d, lang)
  return {
    ...statementDetailView(found, lines, shown),
    member_id: found.agent_id,
    member_name: name(found.agent_id),
    run: runView(run, shown.time_zone),
  }
}
