import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { creditDepositIn, findOpenDeposits } from '../cashier/index.ts'
import type { StatementsDeps } from './deps.ts'
import { proposeMatches } from './match.rules.ts'
import { endRow, findRows, lockRow } from './statement.sql.ts'

/** How many exact matches one press credits. */
const BULK = 100

/**
 * A row of the bank is a deposit: it is credited by cashier's own step, once, whoever presses. Refuses statements.row_unknown,
 * statements.row_ended, statements.amount_differs, and as the step does.
 */
export const creditRow = (d: StatementsDeps, id: number, deposit_id: string, by: StaffAct): Promise<void> =>
  d.db.tx(async (tx) => {
    const row = (await lockRow(tx, id)) ?? refuse('statements.row_unknown')
    if (row.state !== 'open') refuse('statements.row_ended')
    const deposit = await creditDepositIn(tx, deposit_id, by)
    if (deposit.amount !== row.amount || deposit.channel_account !== row.account) refuse('statements.amount_differs')
    await endRow(tx, id, { state: 'credited', deposit_id, bill_no: deposit.bill_no, reason: '', by: by.name })
  })

/** Credits what matches exactly, each alone: what one row is refused for does not hold up the others. */
export const creditExact = async (
  d: StatementsDeps,
  by: StaffAct,
): Promise<{ credited: number; refused: { id: number; code: string }[] }> => {
  const [rows, deposits] = await Promise.all([findRows(d.db, 'open', BULK, 0), findOpenDeposits(d)])
  const refused: { id: number; code: string }[] = []
  let credited = 0
  for (const row of rows) {
    const exact = proposeMatches(row, deposits).find(({ is_exact }) => is_exact)
    if (!exact) continue
    try {
      await creditRow(d, row.id, exact.deposit.id, by)
      credited++
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ id: row.id, code: error.code })
    }
  }
  return { credited, refused }
}

/** Money that is no deposit. Refuses statements.row_unknown, statements.row_ended. */
export const dismissRow = (d: StatementsDeps, id: number, reason: string, by: StaffAct): Promise<void> =>
  d.db.tx(async (tx) => {
    const row = (await lockRow(tx, id)) ?? refuse('statements.row_unknown')
    if (row.state !== 'open') refuse('statements.row_ended')
    await endRow(tx, id, { state: 'ignored', deposit_id: null, bill_no: '', reason, by: by.name })
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'statements.row_ignored',
      target: `statement:${id}`,
      reason,
      after: { amount: row.amount, reference: row.reference },
    })
  })
