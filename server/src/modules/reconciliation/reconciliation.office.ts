import type { reconciliationOfficeRoutes } from '@moongate/contract/reconciliation.office'
import { BREAK_STATES } from '@moongate/contract/reconciliation.states'
import type { Handlers, StaffCaller } from '../../kernel/http/call.ts'
import { readStaffAct } from '../../kernel/http/staff-act.ts'
import { listPage } from '../../kernel/page.ts'
import { countBreaks, findBreaks, type StoredBreak } from './break.sql.ts'
import { compareAll } from './day.ts'
import { countDays, findDays } from './day.sql.ts'
import type { ReconciliationDeps } from './deps.ts'
import { stepBreak } from './desk.ts'
import { breakView, dayView } from './reconciliation.view.ts'
import { findSteps } from './step.sql.ts'

const UNSOLVED = BREAK_STATES.filter((state) => state !== 'solved')

const showBreaks = async (d: ReconciliationDeps, reader: StaffCaller, rows: readonly StoredBreak[]) => {
  const steps = await findSteps(
    d.db,
    rows.map(({ id }) => id),
  )
  const shown = { time_zone: d.config.site_time_zone, now: d.clock.now(), steps, reader }
  return rows.map((row) => breakView(row, shown))
}

const showOne = async (d: ReconciliationDeps, reader: StaffCaller, row: StoredBreak) => {
  const [data] = await showBreaks(d, reader, [row])
  if (!data) throw new Error(`the break ${row.id} has no view`)
  return { data }
}

/** Closed days and what does not add up on them. */
export const createReconciliationOfficeHandlers = (
  d: ReconciliationDeps,
): Handlers<typeof reconciliationOfficeRoutes> => ({
  days: async ({ input }) => {
    const { data } = await listPage(input, {
      count: () => countDays(d.db),
      rows: (limit, offset) => findDays(d.db, limit, offset),
      view: (rows) => rows.map((row) => dayView(row, d.config.site_time_zone)),
    })
    return { data }
  },
  compareDay: async (call) => {
    await compareAll(d, call.input.day, readStaffAct(call))
    return {}
  },
  breaks: async ({ input, caller }) => {
    const { day, source, kind, state, open, mine } = input
    const states = state ? [state] : open === 1 ? UNSOLVED : undefined
    const filter = { day, source, kind, states, owner_id: mine === 1 ? caller.staff_id : undefined }
    const { data } = await listPage(input, {
      count: () => countBreaks(d.db, filter),
      rows: (limit, offset) => findBreaks(d.db, filter, limit, offset),
      view: (rows) => showBreaks(d, caller, rows),
    })
    return { data }
  },
  ownBreak: async (call) =>
    showOne(d, call.caller, await stepBreak(d, call.input.id, 'own', readStaffAct(call), call.input)),
  releaseBreak: async (call) =>
    showOne(d, call.caller, await stepBreak(d, call.input.id, 'release', readStaffAct(call))),
  explainBreak: async (call) =>
    showOne(d, call.caller, await stepBreak(d, call.input.id, 'explain', readStaffAct(call), call.input)),
  solveBreak: async (call) =>
    showOne(d, call.caller, await stepBreak(d, call.input.id, 'solve', readStaffAct(call), call.input)),
})
