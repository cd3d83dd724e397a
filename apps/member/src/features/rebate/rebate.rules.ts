import { compareMoney } from '@moongate/money'

/** Whether there is something to claim. */
export const isClaimable = (total: string): boolean => compareMoney(total, '0.00') > 0

/** Whether a bet was taken back after its rebate had been claimed. */
export const isOwed = (rows: readonly { fs_money: string }[]): boolean =>
  rows.some(({ fs_money }) => fs_money.startsWith('-'))
