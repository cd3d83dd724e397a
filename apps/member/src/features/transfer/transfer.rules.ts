import { MONEY_TYPES, type MoneyType } from '@moongate/contract/wallet.states'
import type { Plan } from '../../widgets/moves.rules.ts'

/** Whether a name is a wallet of the member's own; everything else is a supplier (R3.11). */
export const isOwn = (name: string): name is MoneyType => MONEY_TYPES.some((own) => own === name)

/** The call that moves money from one wallet to another; nothing where wallets cannot be exchanged (R5.13): only own → supplier, and supplier → centre. */
export const planTransfer = (from: string, to: string): Plan | undefined => {
  if (isOwn(from) && !isOwn(to) && to !== '') return { kind: 'in', api_code: to, money_type: from }
  if (!isOwn(from) && from !== '' && to === 'money') return { kind: 'out', api_code: from }
  return undefined
}

type Wallet = { api_name: string; money: string }

/** Own wallets apart from suppliers (R3.11). */
export const splitWallets = <W extends Wallet>(wallets: readonly W[]) => ({
  own: wallets.filter((w) => isOwn(w.api_name)),
  suppliers: wallets.filter((w) => !isOwn(w.api_name)),
})
