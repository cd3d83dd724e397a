import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

/* Reads about the member's own protection. */
export type Protection = Answer<'protection', 'state'>['data']
export type Standing = Answer<'protection', 'standing'>['data']
export type Limit = Protection['limits'][number]

export const protectionQuery = queryOptions({
  queryKey: ['protection'],
  queryFn: async () => (await api.protection.state({}, { quiet: true })).data,
})

/** What keeps them from playing now: asked once a visit, for the note above every screen. */
export const standingQuery = queryOptions({
  queryKey: ['protection', 'standing'],
  queryFn: async () => (await api.protection.standing({}, { quiet: true })).data,
  staleTime: 10 * 60_000,
})

/** What they did from one day to another, both included. */
export const ownStatementQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['protection', 'statement', from, to],
    queryFn: async () => (await api.protection.statement({ created_at: [from, to] }, { quiet: true })).data,
  })
