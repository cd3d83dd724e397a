import { queryOptions } from '@tanstack/react-query'
import { api, type Asked } from './api.ts'

const LOOK_MS = 3_000

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
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? LOOK_MS : false),
    staleTime: 0,
  })
