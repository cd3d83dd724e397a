import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import type { GamesDeps, GamesDeskDeps } from './deps.ts'
import type { OrderedFault } from './fault.port.ts'

export type TestCall = { answered: boolean; took_ms: number; said: string }

/**
 * Asks a supplier about a transfer that never was: it answers where our calls arrive, are believed and are understood, and nothing
 * moves. Its breaker hears of the answer too. Refuses games.supplier_unknown where there is nobody to ask. Not for use in a transaction.
 */
export const trySupplier = async (
  d: Pick<GamesDeps, 'db' | 'clock' | 'ids' | 'suppliers'>,
  code: string,
  by: StaffAct,
): Promise<TestCall> => {
  const port = d.suppliers[code]
  if (port === undefined || port.book === 'ours') return refuse('games.supplier_unknown')
  const asked_at = d.clock.now().getTime()
  const { outcome, said = '' } = await port.transferStatus(d.ids.uuid(), 1n)
  const told = { answered: outcome !== 'unknown', took_ms: d.clock.now().getTime() - asked_at, said }
  await writeAct(d, by, 'games.supplier_tested', code, { answered: told.answered, took_ms: told.took_ms })
  return told
}

type FaultDeps = Pick<GamesDeskDeps, 'db' | 'suppliers' | 'faults'>

/**
 * Makes the next calls of a supplier of the demo go wrong. Refuses games.supplier_unknown, and games.not_testable where the suppliers
 * are real ones or did not take it.
 */
export const orderFault = async (d: FaultDeps, ordered: OrderedFault, by: StaffAct): Promise<void> => {
  if ((d.suppliers[ordered.code]?.book ?? 'ours') === 'ours') refuse('games.supplier_unknown')
  if (!(await d.faults?.orderFault(ordered))) refuse('games.not_testable')
  await writeAct(d, by, 'games.fault_ordered', ordered.code, ordered)
}

/** Forgets the faults that did not happen yet, at all suppliers. Refuses games.not_testable. */
export const clearFaults = async (d: FaultDeps, by: StaffAct): Promise<void> => {
  if (!(await d.faults?.clearFaults())) refuse('games.not_testable')
  await writeAct(d, by, 'games.faults_cleared', 'all', {})
}

const writeAct = (
  d: Pick<GamesDeps, 'db'>,
  by: StaffAct,
  action: AuditAction,
  code: string,
  after: object,
): Promise<void> =>
  d.db.tx((tx) => recordAudit(tx, { ...describeStaffAct(by), action, target: `supplier:${code}`, after: { ...after } }))
