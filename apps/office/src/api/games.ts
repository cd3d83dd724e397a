import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queryClient } from './query-client.ts'

type Calls = (typeof officeTables)['games']
type Answer = AnswerOf<Calls['games']>
/** A game as it is offered now. */
export type Game = Answer['data']['data'][number]
export type GamePage = Answer['data'] & Pick<Answer, 'suppliers' | 'types'>

/** A page of the catalogue, with what it can be narrowed to. */
export const gamesQuery = (input: RequestOf<Calls['games']>) =>
  queryOptions({
    queryKey: ['games', input],
    queryFn: async (): Promise<GamePage> => {
      const { data, suppliers, types } = await api.games.games(input, { quiet: true })
      return { ...data, suppliers, types }
    },
    placeholderData: keepPreviousData,
  })

/** After a game was set. */
export const refreshGames = (): void => {
  for (const key of ['games', 'suppliers', 'audit']) void queryClient.invalidateQueries({ queryKey: [key] })
}
