import type { RowState } from '@moongate/contract/statements.states'
import type { Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { type AuditAction, recordAudit } from '../audit/index.ts'
import { creditDepositIn } from '../cashier/index.ts'
import { findCandidates } from './candidates.ts'
import type { StatementsDeps } from './deps.ts'
import { indexDeposits } from './clues.rules.ts'
import { proposeMatches } from './match.rules.ts'
import { countRows, endRow, findOpenBelow, lockRow, resetRow, type StoredRow } from './statement.sql.ts'

/** How many exact matches one press tries, and how many rows are read at once. */
const MOST_TRIED = 1000
const PAGE = 500
const ABOVE_ALL = 2 ** 31 - 1

/**
 * A row of the bank is a deposit: it is credited by cashier's own step, once, whoever presses. Refuses statements.row_unknown,
 * statements.row_ended, statements.amount_differs, and as the step does.
 */
export const creditRow = (d: StatementsDeps, id: number, deposit_id: string, by: StaffAct): Promise<void> =>
  d.db.tx(async (tx) => {
    const row = await takeRow(tx, id, 'open')
    const deposit = await creditDepositIn(tx, deposit_id, by)
    if (deposit.amount !== row.amount || deposit.channel_account !== row.account) refuse('statements.amount_differs')
    await endRow(tx, id, { state: 'credited', deposit_id, bill_no: deposit.bill_no, reason: '', by: by.name })
  })

type Pair = { id: number; deposit_id: string }

/** The open rows that match a deposit exactly, the newest first, as many as one press tries. */
const findExact = async (d: StatementsDeps): Promise<Pair[]> => {
  const pairs: Pair[] = []
  let rows = await findOpenBelow(d.db, ABOVE_ALL, PAGE)
  while (rows.length > 0 && pairs.length < MOST_TRIED) {
    const { open, by_hand } = await findCandidates(d, rows)
    const [findDeposits, findDone] = [indexDeposits(open), indexDeposits(by_hand)]
    for (const row of rows) {
      const exact = proposeMatches(row, findDeposits(row), findDone(row)).find(({ is_exact }) => is_exact)
      if (exact) pairs.push({ id: row.id, deposit_id: exact.deposit.id })
    }
    rows = await findOpenBelow(d.db, rows.at(-1)?.id ?? 0, PAGE)
  }
  return pairs.slice(0, MOST_TRIED)
}

const tryCredit = async (d: StatementsDeps, { id, deposit_id }: Pair, by: StaffAct): Promise<boolean> => {
  try {
    await creditRow(d, id, deposit_id, by)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

export type Bulk = { credited: number; refused: number; left: number }

/**
 * Credits what matches exactly, of all rows that are open, each alone: what one is refused for does not hold up the others. Tells how many
 * rows are open still.
 */
export const creditExact = async (d: StatementsDeps, by: StaffAct): Promise<Bulk> => {
  const bulk = { credited: 0, refused: 0 }
  for (const pair of await findExact(d)) bulk[(await tryCredit(d, pair, by)) ? 'credited' : 'refused']++
  const { n: left } = await countRows(d.db, 'open')
  return { ...bulk, left }
}

/** A row as it stands, locked. Refuses statements.row_unknown, and statements.row_ended where it is not in `state`. */
const takeRow = async (tx: Tx, id: number, state: RowState): Promise<StoredRow> => {
  const row = (await lockRow(tx, id)) ?? refuse('statements.row_unknown')
  return row.state === state ? row : refuse('statements.row_ended')
}

/** Money that is no deposit. Refuses as takeRow does. */
export const dismissRow = (d: StatementsDeps, id: number, reason: string, by: StaffAct): Promise<void> =>
  d.db.tx(async (tx) => {
    const row = await takeRow(tx, id, 'open')
    await endRow(tx, id, { state: 'ignored', deposit_id: null, bill_no: '', reason, by: by.name })
    await recordRow(tx, row, { action: 'statements.row_ignored', reason }, by)
  })

/** Puts a row back that was set aside. Refuses as takeRow does. */
export const restoreRow = (d: StatementsDeps, id: number, by: StaffAct): Promise<void> =>
  d.db.tx(async (tx) => {
    const row = await takeRow(tx, id, 'ignored')
    await resetRow(tx, id)
    await recordRow(tx, row, { action: 'statements.row_restored', reason: '' }, by)
  })

const recordRow = (
  tx: Tx,
  { id, amount, reference }: StoredRow,
  done: { action: AuditAction; reason: string },
  by: StaffAct,
): Promise<void> =>
  recordAudit(tx, { ...describeStaffAct(by), ...done, target: `statement:${id}`, after: { amount, reference } })
