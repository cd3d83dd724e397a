import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Calls = (typeof officeTables)['statements']
/** A line of a bank's statement, what of a file was read, and a deposit that a line may be. */
export type StatementRow = AnswerOf<Calls['statements']>['data']['data'][number]
export type Uploaded = AnswerOf<Calls['uploadStatement']>['data']
export type Match = StatementRow['matches'][number]

const POLL_MS = 30_000

/** A page of rows in one state, the newest first. */
export const statementsQuery = (input: RequestOf<Calls['statements']>) =>
  queryOptions({
    queryKey: ['statements', input],
    queryFn: async () => (await api.statements.statements(input, { quiet: true })).data,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })

/** After a row was decided about, or more came. */
export const refreshStatements = (): void => {
  for (const key of ['statements', 'deposits', 'queues', 'member', 'audit'])
    void queryClient.invalidateQueries({ queryKey: [key] })
}
