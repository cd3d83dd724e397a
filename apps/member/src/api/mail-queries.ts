import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'
import { isLoggedIn } from '../session/session.store.ts'
import { queryClient } from './query-client.ts'

/* Reads about mail; a push named `mail` makes all of them old. */

export type Mail = Answer<'mail', 'list'>['data']['data'][number]
export type Box = 'inbox' | 'outbox'

/** How many mails are unread. */
export const unreadQuery = queryOptions({
  queryKey: ['mail', 'unread'],
  queryFn: async () => (await api.mail.list({ page: 1, limit: 1 }, { quiet: true })).unread,
  // A menu that is about to go would ask once more at a logout.
  enabled: () => isLoggedIn(),
  staleTime: 60_000,
})

/** One page of a box. */
export const boxQuery = (box: Box, page: number) =>
  queryOptions({
    queryKey: ['mail', box, page],
    queryFn: () =>
      box === 'inbox'
        ? api.mail.list({ page, limit: 10 }, { quiet: true })
        : api.mail.sent({ page, limit: 10 }, { quiet: true }),
    placeholderData: keepPreviousData,
  })

/** Takes over what an answer says is unread, and reads the boxes again. */
export const takeUnread = (unread: number): void => {
  queryClient.setQueryData(unreadQuery.queryKey, unread)
  void queryClient.invalidateQueries({ queryKey: ['mail', 'inbox'] })
  void queryClient.invalidateQueries({ queryKey: ['mail', 'outbox'] })
}
