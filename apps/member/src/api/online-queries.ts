import { type DepositState, OPEN_DEPOSIT } from '@moongate/contract/cashier.states'
import { queryOptions } from '@tanstack/react-query'
import { api, ApiError, type Asked } from './api.ts'

const LOOK_MS = 3_000
const SLOW_MS = 10_000

/** When a payment is looked at again: soon while it is paid for, now and then while staff look at it or nobody answered, else never. */
export const findNextLook = (state: DepositState | undefined, error: Error | null): number | false => {
  if (error instanceof ApiError && error.status > 0) return false
  if (state === 'pending') return LOOK_MS
  return state === undefined || OPEN_DEPOSIT.includes(state) ? SLOW_MS : false
}

/** The online channels of a payment type, with their limits. */
export const onlineChannelsQuery = (type: Asked<'cashier', 'onlineChannels'>['type']) =>
  queryOptions({
    queryKey: ['channels', 'online', type],
    queryFn: async () => (await api.cashier.onlineChannels({ type })).data,
    staleTime: 0,
  })

/** How an online payment stands, as the push of a deposit renews it. */
export const onlineOrderQuery = (bill_no: string) =>
  queryOptions({
    queryKey: ['deposits', 'online', bill_no],
    queryFn: async () => (await api.payments.onlineOrder({ bill_no })).data,
    refetchInterval: ({ state: { data, error } }) => findNextLook(data?.state, error),
    staleTime: 0,
  })
