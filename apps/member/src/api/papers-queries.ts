import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

export type Papers = Answer<'papers', 'state'>['data']
export type Paper = Papers['papers'][number]

const WAITING_MS = 15_000
const isWaiting = (data: Papers | undefined): boolean =>
  data?.standing === 'submitted' || data?.standing === 'in_review'

/** What the member showed of who they are; asked again while somebody looks at it. */
export const papersQuery = queryOptions({
  queryKey: ['security', 'papers'],
  queryFn: async () => (await api.papers.state({}, { quiet: true })).data,
  refetchInterval: ({ state }) => isWaiting(state.data) && WAITING_MS,
})

/** A picture of their own; it never changes. */
export const paperPictureQuery = (id: string) =>
  queryOptions({
    queryKey: ['security', 'papers', 'picture', id],
    queryFn: async () => (await api.papers.picture({ id }, { quiet: true })).data.image,
    staleTime: Infinity,
  })
