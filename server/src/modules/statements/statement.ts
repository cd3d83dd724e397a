import { parse } from 'csv-parse/sync'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { Refusal, refuse } from '../../kernel/refusal.ts'
import { parseInstant } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { creditDepositIn, findOpenDeposits } from '../cashier/index.ts'
import { findPayeeAccount } from '../channels/index.ts'
import type { StatementsDeps } from './deps.ts'
import { addFingerprints, decodeStatement, readStatement } from './layout.rules.ts'
import { proposeMatches } from './match.rules.ts'
import { countNewRows, endRow, findRows, insertFile, insertRows, lockRow } from './statement.sql.ts'

type File = { name: string; bytes: Uint8Array }
const MOST_ROWS = 5000
/** How many exact matches one press credits. */
const BULK = 100

const readLines = (text: string): string[][] => {
  const delimiter = text.split('\n', 20).some((line) => line.includes('\t')) ? '\t' : ','
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: true, bom: true }
  try {
    return parse(text, options)
  } catch {
    return refuse('statements.file_invalid')
  }
}

/**
 * Keeps the rows of an account's statement that are new. Refuses channels.payee_unknown, statements.file_invalid,
 * statements.layout_unknown.
 */
export const keepStatement = async (
  d: StatementsDeps,
  payee_id: number,
  { name, bytes }: File,
  by: StaffAct,
): Promise<{ layout: string; rows: number; added: number }> => {
  const account = (await findPayeeAccount(d.db, payee_id)) ?? refuse('channels.payee_unknown')
  const found = readStatement(readLines(decodeStatement(bytes) ?? refuse('statements.file_invalid')))
  if (!found) return refuse('statements.layout_unknown')
  if (found.rows.length > MOST_ROWS) return refuse('statements.file_invalid')
  const rows = addFingerprints(found.rows).map(({ booked, ...row }) => ({
    ...row,
    booked_at: parseInstant(booked, d.config.site_time_zone) ?? null,
  }))
  const { layout } = found
  const { staff_id, name: staff_name } = by
  return d.db.tx(async (tx) => {
    const file = { payee_id, account, name: name.slice(0, 200), layout, rows_n: rows.length, staff_id, staff_name }
    const { id } = await insertFile(tx, file)
    const added = await insertRows(tx, id, account, rows)
    await countNewRows(tx, id, added)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'statements.file_kept',
      target: `payee:${payee_id}`,
      after: { file: file.name, layout, rows: rows.length, added },
    })
    return { layout, rows: rows.length, added }
  })
}

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
export const ignoreRow = (d: StatementsDeps, id: number, reason: string, by: StaffAct): Promise<void> =>
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
