import type { MoneyType } from '@moongate/contract/wallet.states'

/** A transfer that can be asked for: into a supplier, or home from one. */
export type Plan = { kind: 'in'; api_code: string; money_type: MoneyType } | { kind: 'out'; api_code: string }

type Wallet = { api_name: string; money: string }

/** The wallets with the rows of an answer put in their places. */
export const mergeWallets = <W extends Wallet>(known: readonly W[], fresh: readonly W[]): W[] => [
  ...known.map((wallet) => fresh.find((row) => row.api_name === wallet.api_name) ?? wallet),
  ...fresh.filter((row) => !known.some((wallet) => wallet.api_name === row.api_name)),
]
