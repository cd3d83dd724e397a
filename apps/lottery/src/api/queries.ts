import { createQueryClient } from '@moongate/client/react'
import { jzssc } from '@moongate/lottery'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isOver } from '../play/bet.rules.ts'
import { computeNextAsk } from '../time/phase.rules.ts'
import { getServerNow, setServerTime } from '../time/server-clock.ts'
import type { Ticket } from './answers.ts'
import { api } from './api.ts'

const PERIOD_MS = jzssc.schedule.period_ms
const quiet = { quiet: true }

export const queryClient = createQueryClient({ stale_ms: 30_000, focus: true })

export const tickersQuery = queryOptions({
  queryKey: ['tickers'],
  queryFn: async () => {
    const { data } = await api.lottery.list({}, quiet)
    if (data[0]) setServerTime(data[0].server_time)
    return data
  },
  refetchInterval: ({ state }) => computeNextAsk(state.data ?? [], PERIOD_MS, getServerNow()),
})
/** Bet types, odds and limits of a game; an event tells when odds have changed. */
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
/** How the site looks, for who has no session. */
export const lookQuery = queryOptions({
  queryKey: ['look'],
  queryFn: async () => (await api.site.configs({ group: 'look' }, quiet)).data,
  staleTime: 3_600_000,
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

const TICKETS_PAGE = 100
const UNSETTLED_MS = 3_000

const readIssueTickets = async (code: string, issue: string): Promise<Ticket[]> => {
  const found: Ticket[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { data } = await api.lottery.tickets({ code, issue, page, limit: TICKETS_PAGE }, quiet)
    found.push(...data.data)
    pages = data.last_page
  }
  return found
}
/** All of the player's tickets of one issue; once it was `drawn`, asked again until each of them is settled. */
export const issueTicketsQuery = (code: string, issue: string, drawn: boolean) =>
  queryOptions({
    queryKey: ['tickets', code, 'issue', issue],
    queryFn: () => readIssueTickets(code, issue),
    refetchInterval: ({ state }) => (drawn && !state.data?.every(isOver) ? UNSETTLED_MS : false),
  })

/** After a draw or a settlement everything it touches is asked again. */
export const refreshAfterDraw = (): void => {
  for (const key of ['tickers', 'draws', 'balance', 'tickets']) void queryClient.invalidateQueries({ queryKey: [key] })
}
