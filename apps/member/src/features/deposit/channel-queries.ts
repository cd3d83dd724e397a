import { queryOptions } from '@tanstack/react-query'
import { api, type Asked } from '../../api/api.ts'

/** The company's accounts of a payment type, with their limits. */
export const channelsQuery = (type: Asked<'cashier', 'companyChannels'>['type']) =>
  queryOptions({
    queryKey: ['channels', type],
    queryFn: async () => (await api.cashier.companyChannels({ type })).data,
    staleTime: 0,
  })

/**
 * An account held for an amount: asked again it is the same one, as long as it is held. To ask is to hold, and a report uses up
 * what is held: it is asked when the step is entered or the member asks, and forgotten when the step is left.
 */
export const holdQuery = (payment_id: number, money: string) =>
  queryOptions({
    queryKey: ['held', payment_id, money],
    queryFn: async () => (await api.cashier.holdChannel({ payment_id, money })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
