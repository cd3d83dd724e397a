import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about the member's own protection. */
export type Protection = Answer<'protection', 'state'>['data']
export type Limit = Protection['limits'][number]

export const protectionQuery = queryOptions({
  queryKey: ['protection'],
  queryFn: async () => (await api.protection.state({}, { quiet: true })).data,
})

/** What they did from one day to another, both included. */
export const ownStatementQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['protection', 'statement', from, to],
    queryFn: async () => (await api.protection.statement({ created_at: [from, to] }, { quiet: true })).data,
  })
