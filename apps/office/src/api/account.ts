import type { AnswerOf, officeTables } from '@moongate/contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

/** By what a member's account is guarded, and where it is open. */
export type Account = AnswerOf<(typeof officeTables)['sessions']['security']>['data']

export const accountQuery = (id: number) =>
  queryOptions({
    queryKey: ['account', id],
    queryFn: async () => (await api.sessions.security({ id }, { quiet: true })).data,
  })

/** After an act on it; the member's file and the list tell whether they are frozen. */
export const refreshAccount = (): void => {
  for (const part of ['account', 'member', 'members']) void queryClient.invalidateQueries({ queryKey: [part] })
}
