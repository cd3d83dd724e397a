import { jzssc } from '@moongate/lottery'
import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import { computeNextAsk } from '../time/phase.rules.ts'
import { getServerNow, setServerTime } from '../time/server-clock.ts'
import { api } from './api.ts'

const PERIOD_MS = jzssc.schedule.period_ms
const quiet = { quiet: true }

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1 }, mutations: { retry: false } },
})

export const tickersQuery = queryOptions({
  queryKey: ['tickers'],
  queryFn: async () => {
    const { data } = await api.lottery.list({}, quiet)
    if (data[0]) setServerTime(data[0].server_time)
    return data
  },
  refetchInterval: ({ state }) => computeNextAsk(state.data ?? [], PERIOD_MS, getServerNow()),
})
/** Bet types, odds and limits of a game; they change only with the game itself. */
export const rulesQuery = (code: string) =>
  queryOptions({
    queryKey: ['rules', code],
    queryFn: async () => (await api.lottery.rules({ code }, quiet)).data,
    staleTime: 300_000,
  })
/** The last hundred draws: history, trend and miss counts all read them. */
export const drawsQuery = (code: string) =>
  queryOptions({
    queryKey: ['draws', code],
    queryFn: async () => (await api.lottery.draws({ code, limit: 100 }, quiet)).data.data,
    placeholderData: keepPreviousData,
  })
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: async () => (await api.lottery.balance({}, quiet)).data.money,
})
/** A page of the player's own tickets, newest first. */
export const ticketsQuery = (code: string, page: number) =>
  queryOptions({
    queryKey: ['tickets', code, page],
    queryFn: async () => (await api.lottery.tickets({ code, page, limit: 10 }, quiet)).data,
    placeholderData: keepPreviousData,
  })

/** After a draw or a settlement everything it touches is asked again. */
export const refreshAfterDraw = (): void => {
  for (const key of ['tickers', 'draws', 'balance', 'tickets']) void queryClient.invalidateQueries({ queryKey: [key] })
}
