import type { UsdtTransfer } from '../../api/queries.ts'
import { shortenCode } from '../../rules/wait.rules.ts'

/** A transfer as the one screen of orders shows it: by its deposit's number, or by its own until it has one. */
export type UsdtOrder = UsdtTransfer & { handled_by: string; steps: [] }

export const toOrder = (row: UsdtTransfer): UsdtOrder => ({
  ...row,
  bill_no: row.bill_no || shortenCode(row.tx_hash),
  handled_by: row.proposed_by,
  steps: [],
})
