import { splitAccount } from '../rules/account.rules.ts'
import { translateName } from '../text.ts'

/** A member's account in words, with the supplier where it is one of a supplier's. */
export const describeAccount = (account: string): string => {
  const { kind, sub } = splitAccount(account)
  return [translateName('accounts', kind), sub].filter(Boolean).join(' ')
}
