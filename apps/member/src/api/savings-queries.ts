import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about yuebao; a push named `savings` makes all of them old. */

/** What is on sale, and where the member stands with it. */
export type Plan = Answer<'savings', 'plans'>['data'][number]
/** What the member holds or held. */
export type Holding = Answer<'savings', 'holdings'>['data']['data'][number]

/** Others buy, too: what is left is looked at again while the window stands open. */
const LOOK_MS = 15_000
const PAGE = 100

export const plansQuery = queryOptions({
  queryKey: ['savings', 'plans'],
  queryFn: async () => (await api.savings.plans({}, { quiet: true })).data,
  refetchInterval: LOOK_MS,
})

const readHeldPage = (page: number) => api.savings.holdings({ status: 'open', page, limit: PAGE }, { quiet: true })

/** All that is held now, with its sums; `seen_at` is this browser's clock when the answer came. */
export const heldQuery = queryOptions({
  queryKey: ['savings', 'held'],
  queryFn: async () => {
    const { data: first, summery } = await readHeldPage(1)
    const pages = Array.from({ length: first.last_page - 1 }, (_, i) => readHeldPage(i + 2))
    const rows = [first, ...(await Promise.all(pages)).map(({ data }) => data)].flatMap(({ data }) => data)
    // One that was bought meanwhile pushes another onto the next page.
    return { rows: [...new Map(rows.map((row) => [row.id, row])).values()], sums: summery, seen_at: Date.now() }
  },
  refetchInterval: 60_000,
})

/** One page of what is over. */
export const pastHoldingsQuery = (page: number) =>
  queryOptions({
    queryKey: ['savings', 'ended', page],
    queryFn: () => api.savings.holdings({ status: 'done', page, limit: 10 }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

export const paymentsQuery = (record_id: string) =>
  queryOptions({
    queryKey: ['savings', 'payments', record_id],
    queryFn: async () => (await api.savings.history({ record_id }, { quiet: true })).data,
  })
