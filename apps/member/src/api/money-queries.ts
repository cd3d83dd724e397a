import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'
import { meQuery } from './queries.ts'
import { queryClient } from './query-client.ts'

/* Reads about the member's money that are asked for after the first paint: apart, so that no first view waits for them. */

/** Nobody asked for them, so nobody is told that they failed. */
const QUIET = { quiet: true } as const

/** What else is shown of the member's own wallets says the same as the newest answer. */
const showOwnWallets = ({ parts }: Answer<'wallet', 'holdings'>['data']): void => {
  const find = (kind: 'centre' | 'rebate') => parts.find((part) => part.kind === kind)?.money ?? '0.00'
  const [money, fs_money] = [find('centre'), find('rebate')]
  const me = queryClient.getQueryData(meQuery.queryKey)
  if (me && (me.money !== money || me.fs_money !== fs_money))
    queryClient.setQueryData(meQuery.queryKey, { ...me, money, fs_money })
}

/** All of the money and where it lies (decisions/0106). */
export const holdingsQuery = queryOptions({
  queryKey: ['holdings'],
  queryFn: async () => {
    const { data } = await api.wallet.holdings({}, QUIET)
    showOwnWallets(data)
    return data
  },
  staleTime: 15_000,
})

/**
 * Money moved: one answer tells every balance of the header (decisions/0450). What else there is of the member is read again by who
 * shows it. The member is read at once where no holdings are shown, where they cannot be had, and where an older answer is under way.
 */
export const readMoney = async (): Promise<void> => {
  const { queryKey } = meQuery
  const shown = queryClient.getQueryCache().find({ queryKey: holdingsQuery.queryKey, type: 'active' })
  const waits = shown !== undefined && queryClient.isFetching({ queryKey }) === 0
  if (!waits) void queryClient.invalidateQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey: holdingsQuery.queryKey })
  if (waits)
    await queryClient.invalidateQueries({ queryKey, refetchType: shown.state.status === 'error' ? 'active' : 'none' })
}

const OPEN = { status: 1, page: 1, limit: 10 } as const
/** Deposits and withdrawals that wait for somebody; one read for the header and every screen that shows them. */
export const openOrdersQuery = queryOptions({
  queryKey: ['open-orders'],
  queryFn: async () => {
    const [deposits, withdrawals] = await Promise.all([
      api.cashier.deposits(OPEN, QUIET),
      api.cashier.withdrawals(OPEN, QUIET),
    ])
    return { deposits: deposits.data.data, withdrawals: withdrawals.data.data }
  },
  staleTime: 5_000,
})
