import type { StatementEntry } from '@moongate/contract/credit.states'

/** A loan that was lent, or the same paid back. `is_late`: paid back after its last day. */
export type Entry = {
  at: Date
  what: StatementEntry
  bill_no: string
  amount: bigint
  due_on: string | null
  is_late: boolean
}
export type Statement = {
  before: bigint
  borrowed: bigint
  repaid: bigint
  after: bigint
  entries: (Entry & { owed: bigint })[]
}

/** The account of a time from all that happened until its end: what was owed before it, each entry with what was owed then. */
export const buildStatement = (all: readonly Entry[], from: Date): Statement => {
  const statement: Statement = { before: 0n, borrowed: 0n, repaid: 0n, after: 0n, entries: [] }
  for (const entry of all) {
    statement.after += entry.what === 'lent' ? entry.amount : -entry.amount
    if (entry.at < from) {
      statement.before = statement.after
      continue
    }
    statement[entry.what === 'lent' ? 'borrowed' : 'repaid'] += entry.amount
    statement.entries.push({ ...entry, owed: statement.after })
  }
  return statement
}
