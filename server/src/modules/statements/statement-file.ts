import { parse } from 'csv-parse/sync'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { parseInstant } from '../../kernel/time.ts'
import { recordAudit } from '../audit/index.ts'
import { findPayeeAccount } from '../channels/index.ts'
import type { StatementsDeps } from './deps.ts'
import { addFingerprints, decodeStatement, readStatement } from './layout.rules.ts'
import { dropKept } from './noughts.rules.ts'
import { findNoughts } from './noughts.sql.ts'
import { countNewRows, insertFile, insertRows } from './statement.sql.ts'

type File = { name: string; bytes: Uint8Array }
const MOST_ROWS = 5000

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
): Promise<{ layout: string; rows: number; added: number; unread: number }> => {
  const account = (await findPayeeAccount(d.db, payee_id)) ?? refuse('channels.payee_unknown')
  const found = readStatement(readLines(decodeStatement(bytes) ?? refuse('statements.file_invalid')), d.config.currency)
  if (!found) return refuse('statements.layout_unknown')
  if (found.rows.length > MOST_ROWS) return refuse('statements.file_invalid')
  const rows = addFingerprints(found.rows).map(({ booked, ...row }) => ({
    ...row,
    booked_at: parseInstant(booked, d.config.site_time_zone) ?? null,
  }))
  const { layout, unread } = found
  const { staff_id, name: staff_name } = by
  return d.db.tx(async (tx) => {
    const file = { payee_id, account, name: name.slice(0, 200), layout, rows_n: rows.length, staff_id, staff_name }
    const { id } = await insertFile(tx, file)
    const added = await insertRows(tx, id, account, dropKept(rows, await findNoughts(tx, account)))
    await countNewRows(tx, id, added)
    await recordAudit(tx, {
      ...describeStaffAct(by),
      action: 'statements.file_kept',
      target: `payee:${payee_id}`,
      after: { file: file.name, layout, rows: rows.length, added, unread },
    })
    return { layout, rows: rows.length, added, unread }
  })
}
