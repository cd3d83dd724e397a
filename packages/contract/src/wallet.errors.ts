import { defineErrors } from './error-table.ts'

/** The refusals of wallet with their HTTP status. */
export const walletErrors = defineErrors({
  insufficient: 400,
  transfer_open: 409,
  wallets_not_exchangeable: 400,
  transfer_refused: 400,
})
