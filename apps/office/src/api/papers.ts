import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['papers']
export type PaperRow = AnswerOf<Table['list']>['data']['data'][number]
export type PaperFile = AnswerOf<Table['paper']>['data']

const quiet = { quiet: true }

/** A page of papers. */
export const papersQuery = (input: RequestOf<Table['list']>) =>
  queryOptions({
    queryKey: ['papers', 'list', input],
    queryFn: async () => (await api.papers.list(input, quiet)).data,
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
/** A paper beside what its member told us. */
export const paperQuery = (id: string) =>
  queryOptions({ queryKey: ['papers', 'one', id], queryFn: async () => (await api.papers.paper({ id }, quiet)).data })
/** A picture never changes; it is forgotten with the dialog. */
export const paperPictureQuery = (id: string, picture_id: string) =>
  queryOptions({
    queryKey: ['papers', 'picture', id, picture_id],
    queryFn: async () => (await api.papers.picture({ id, picture_id }, quiet)).data.image,
    staleTime: Infinity,
    gcTime: 0,
  })
/** All papers of a member, and what they were asked for. */
export const memberPapersQuery = (member_id: number) =>
  queryOptions({
    queryKey: ['papers', 'member', member_id],
    queryFn: async () => (await api.papers.member({ member_id }, quiet)).data,
  })

/** After a paper moved on, or the push of it. Its pictures stay as they are. */
export const refreshPapers = (): void => {
  for (const of of ['list', 'one', 'member']) void queryClient.invalidateQueries({ queryKey: ['papers', of] })
  for (const key of ['queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
