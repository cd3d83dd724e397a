import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import type { GamesDeskDeps } from './deps.ts'
import type { OrderedFault } from './fault.port.ts'

type FaultDeps = Pick<GamesDeskDeps, 'db' | 'suppliers' | 'faults'>

/**
 * Makes the next calls of a supplier of the demo go wrong. Refuses games.supplier_unknown, and games.not_testable where the suppliers
 * are real ones or did not take it.
 */
export const orderFault = async (d: FaultDeps, ordered: OrderedFault, by: StaffAct): Promise<void> => {
  if (d.suppliers[ordered.code]?.book !== 'theirs') refuse('games.supplier_unknown')
  if (!(await d.faults?.orderFault(ordered))) refuse('games.not_testable')
  await writeAct(d, by, 'games.fault_ordered', ordered.code, ordered)
}

/** Forgets the faults that did not happen yet, at all suppliers. Refuses games.not_testable. */
export const clearFaults = async (d: FaultDeps, by: StaffAct): Promise<void> => {
  if (!(await d.faults?.clearFaults())) refuse('games.not_testable')
  await writeAct(d, by, 'games.faults_cleared', 'all', {})
}

const writeAct = (d: FaultDeps, by: StaffAct, action: string, code: string, after: object): Promise<void> =>
  d.db.tx((tx) => recordAudit(tx, { ...describeStaffAct(by), action, target: `supplier:${code}`, after: { ...after } }))
