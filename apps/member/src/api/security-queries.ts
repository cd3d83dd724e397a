import { queryOptions } from '@tanstack/react-query'
import { type Answer, api } from './api.ts'

export type Security = Answer<'sessions', 'security'>['data']
export type Factors = Answer<'factors', 'show'>['data']
export type LoginRow = Answer<'sessions', 'logins'>['data']['data'][number]

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: async () => (await api.sessions.security({})).data,
})
export const factorsQuery = queryOptions({
  queryKey: ['factors'],
  queryFn: async () => (await api.factors.show({})).data,
})
export const loginsQuery = (page: number) =>
  queryOptions({ queryKey: ['logins', page], queryFn: () => api.sessions.logins({ page, limit: 10 }) })
