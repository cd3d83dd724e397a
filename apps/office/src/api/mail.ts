import type { AnswerOf, officeTables } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Table = (typeof officeTables)['mail']
export type Thread = AnswerOf<Table['take']>['data']
export type Message = AnswerOf<Table['thread']>['data']['messages'][number]
export type CannedAnswers = AnswerOf<Table['answers']>['data']
export type CannedAnswer = CannedAnswers['answers'][number]
export type Template = AnswerOf<Table['setTemplate']>['data']
export type Campaign = AnswerOf<Table['beginCampaign']>['data']
export type MailSettings = AnswerOf<Table['settings']>['data']
export type Outgoing = AnswerOf<Table['outgoing']>['data']['data'][number]
export type ThreadTab = 'open' | 'mine' | 'all'

/** Threads: those that wait, those of one's own, or all. */
export const threadsQuery = (tab: ThreadTab, page: number) =>
  queryOptions({
    queryKey: ['mail', 'threads', tab, page],
    queryFn: async () => {
      const filter = { open: { open: 1 }, mine: { mine: 1 }, all: {} }[tab]
      return (await api.mail.threads({ page, limit: 20, ...filter }, { quiet: true })).data
    },
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })

export const threadQuery = (id: number) =>
  queryOptions({
    queryKey: ['mail', 'thread', id],
    queryFn: async () => (await api.mail.thread({ id }, { quiet: true })).data,
  })

export const answersQuery = queryOptions({
  queryKey: ['mail', 'answers'],
  queryFn: async () => (await api.mail.answers({}, { quiet: true })).data,
})

export const templatesQuery = queryOptions({
  queryKey: ['mailing', 'templates'],
  queryFn: async () => (await api.mail.templates({}, { quiet: true })).data,
})

/** On which ways mail also leaves the site. */
export const mailSettingsQuery = queryOptions({
  queryKey: ['mailing', 'settings'],
  queryFn: async () => (await api.mail.settings({}, { quiet: true })).data,
})

export const campaignsQuery = (page: number) =>
  queryOptions({
    queryKey: ['mailing', 'campaigns', page],
    queryFn: async () => (await api.mail.campaigns({ page, limit: 10 }, { quiet: true })).data,
    placeholderData: keepPreviousData,
  })

/** How many members an audience has. */
export const audienceQuery = (audience: Campaign['audience'], least: number) =>
  queryOptions({
    queryKey: ['mailing', 'audience', audience, least],
    queryFn: async () => (await api.mail.countAudience({ audience, least }, { quiet: true })).data.total,
    placeholderData: keepPreviousData,
  })

export const outgoingQuery = (page: number) =>
  queryOptions({
    queryKey: ['mailing', 'outgoing', page],
    queryFn: async () => (await api.mail.outgoing({ page, limit: 10 }, { quiet: true })).data,
    placeholderData: keepPreviousData,
  })

/** After a mail came, or somebody acted on a thread. */
export const refreshMail = (): void => {
  for (const key of ['mail', 'queues', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}

/** After a mass mail came further, or a template was set. */
export const refreshMailing = (): void => {
  for (const key of ['mailing', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
