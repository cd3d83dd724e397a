import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/* Reads about the member's money that are asked for after the first paint: apart, so that no first view waits for them. */

/** Nobody asked for them, so nobody is told that they failed. */
const QUIET = { quiet: true } as const

/** All of the money and where it lies (decisions/0106). */
export const holdingsQuery = queryOptions({
  queryKey: ['holdings'],
  queryFn: async () => (await api.wallet.holdings({}, QUIET)).data,
  staleTime: 15_000,
})

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
