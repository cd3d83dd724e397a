import { MONEY_TYPES, type MoneyType } from '@moongate/contract/wallet.states'

/** Whether a name is a wallet of the member's own; everything else is a supplier (R3.11). */
export const isOwn = (name: string): name is MoneyType => MONEY_TYPES.some((own) => own === name)

export type Plan = { kind: 'in'; api_code: string; money_type: MoneyType } | { kind: 'out'; api_code: string }

/** The call that moves money from one wallet to another; nothing where wallets cannot be exchanged (R5.13): only own → supplier, and supplier → centre. */
export const planTransfer = (from: string, to: string): Plan | undefined => {
  if (isOwn(from) && !isOwn(to) && to !== '') return { kind: 'in', api_code: to, money_type: from }
  if (!isOwn(from) && from !== '' && to === 'money') return { kind: 'out', api_code: from }
  return undefined
}

type Wallet = { api_name: string; money: string }

/** The wallets with the rows of an answer put in their places. */
export const mergeWallets = <W extends Wallet>(known: readonly W[], fresh: readonly W[]): W[] => [
  ...known.map((wallet) => fresh.find((row) => row.api_name === wallet.api_name) ?? wallet),
  ...fresh.filter((row) => !known.some((wallet) => wallet.api_name === row.api_name)),
]

/** Own wallets apart from suppliers (R3.11). */
export const splitWallets = <W extends Wallet>(wallets: readonly W[]) => ({
  own: wallets.filter((w) => isOwn(w.api_name)),
  suppliers: wallets.filter((w) => !isOwn(w.api_name)),
})
