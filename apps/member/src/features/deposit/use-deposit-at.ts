import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { type DepositAt, readDepositAddress, writeDepositAddress } from './deposit-address.rules.ts'

/** The step that the address says, and the way to another one: a place in the history of its own unless it replaces this one. */
export const useDepositAt = () => {
  const search: Record<string, string> = useSearch({ strict: false })
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const go = (next: DepositAt, replace = false) =>
    void navigate({
      to: pathname === '/NormalDeposit' ? '/NormalDeposit' : '/Member/Deposit',
      search: writeDepositAddress(next),
      replace,
    })
  return { at: readDepositAddress(search), go }
}
