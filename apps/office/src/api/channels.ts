import type { AnswerOf, officeTables } from '@moongate/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Answer = AnswerOf<(typeof officeTables)['channels']['channels']>
/** A payment channel as it stands now, and one of its accounts with what it received today. */
export type Channel = Answer['data'][number]
export type Payee = Channel['payees'][number]

const POLL_MS = 30_000

/** All payment channels in their order, and the banks that an account can be at. */
export const channelsQuery = queryOptions({
  queryKey: ['channels'],
  queryFn: async () => {
    const { data: channels, banks } = await api.channels.channels({}, { quiet: true })
    return { channels, banks }
  },
  refetchInterval: POLL_MS,
})

/** After a channel or an account was set or moved. */
export const refreshChannels = (): void => {
  for (const key of ['channels', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
