import { useNavigate, useSearch } from '@tanstack/react-router'
import { readWithdrawAddress, type WithdrawAt, writeWithdrawAddress } from './withdraw-address.rules.ts'

/** The step that the address says, and the way to another one: a place in the history of its own unless it replaces this one. */
export const useWithdrawAt = () => {
  const search: Record<string, string> = useSearch({ strict: false })
  const navigate = useNavigate()
  const go = (next: WithdrawAt, replace = false) =>
    void navigate({ to: '/Member/Withdraw', search: writeWithdrawAddress(next), replace })
  return { at: readWithdrawAddress(search), go }
}
