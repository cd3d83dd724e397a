import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Asked } from './api.ts'

/** A page of the member's deposits. */
export const depositsQuery = (input: Asked<'cashier', 'deposits'>) =>
  queryOptions({
    queryKey: ['deposits', input],
    queryFn: () => api.cashier.deposits(input),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })

/** A page of the member's withdrawals. */
export const withdrawalsQuery = (input: Asked<'cashier', 'withdrawals'>) =>
  queryOptions({
    queryKey: ['withdrawals', input],
    queryFn: () => api.cashier.withdrawals(input),
    staleTime: 5_000,
    placeholderData: keepPreviousData,
  })

/** One deposit of the member's; null: there is no such one. */
export const depositQuery = (bill_no: string) =>
  queryOptions({
    queryKey: ['deposits', 'one', bill_no],
    queryFn: async () => (await api.cashier.deposits({ bill_no, page: 1, limit: 1 })).data.data[0] ?? null,
    staleTime: 5_000,
  })

/** One withdrawal of the member's; null: there is no such one. */
export const withdrawalQuery = (bill_no: string) =>
  queryOptions({
    queryKey: ['withdrawals', 'one', bill_no],
    queryFn: async () => (await api.cashier.withdrawals({ bill_no, page: 1, limit: 1 })).data.data[0] ?? null,
    staleTime: 5_000,
  })
