import { defineErrors } from './error-table.ts'

/** The refusals of wallet with their HTTP status. */
export const walletErrors = defineErrors({
  insufficient: 400,
  transfer_open: 409,
  wallets_not_exchangeable: 400,
  transfer_refused: 400,
  transfer_not_found: 404,
  transfer_changed: 409,
  transfer_too_early: 409,
  second_person: 409,
})
