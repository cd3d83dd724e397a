import { api } from '../../api/api.ts'
import type { Loan } from '../../api/credit-queries.ts'
import { createCsv } from '../../widgets/create-csv.tsx'

/** All of the member's loans as a file: what was asked for, when it was due, and what came back when. */
export const LoansCsv = createCsv<object, Loan>('loans', api.credit.record, [
  ['member-credit:col_time', (row) => row.created_date],
  ['member-records:col_bill', (row) => row.bill_no],
  ['member-credit:days_label', (row) => String(row.borrow_day)],
  ['member-credit:money', (row) => row.borrow_money],
  ['member-credit:col_due', (row) => row.due_at ?? ''],
  ['member-credit:col_repaid', (row) => row.lend_money],
  ['member-records:col_finished', (row) => row.repaid_at ?? ''],
  ['member-credit:col_state', (row) => row.status_text],
])
