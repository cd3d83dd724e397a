import { findCreditedDeposits, findOpenDeposits, type OpenDeposit } from '../cashier/index.ts'
import type { StatementsDeps } from './deps.ts'
import { type ByHand, findSince, listClues } from './clues.rules.ts'
import { findTied, type StoredRow } from './statement.sql.ts'

/** Deposits that rows may be: those that wait, and those that were credited with no row. */
export type Candidates = { open: OpenDeposit[]; by_hand: (ByHand & { bill_no: string })[] }

/** The candidates of open rows. */
export const findCandidates = async (d: StatementsDeps, rows: readonly StoredRow[]): Promise<Candidates> => {
  if (rows.length === 0) return { open: [], by_hand: [] }
  const clues = listClues(rows)
  const [open, credited] = await Promise.all([
    findOpenDeposits(d, clues),
    findCreditedDeposits(d, clues, findSince(rows)),
  ])
  const tied = await findTied(
    d.db,
    credited.map(({ id }) => id),
  )
  return { open, by_hand: credited.filter(({ id }) => !tied.has(id)) }
}
