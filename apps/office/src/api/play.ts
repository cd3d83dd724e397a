import type { AnswerOf, officeTables, RequestOf } from '@moongate/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

type Calls = (typeof officeTables)['reports']
type Figures = AnswerOf<Calls['gameFigures']>
/** What was played of a game. */
export type GamePlay = Figures['data']['data'][number]
/** A list has its own `total`: `sums` are the figures of all games. */
export type FiguresPage = Figures['data'] & Omit<Figures, 'data' | 'total'> & { sums: Figures['total'] }
export type FiguresAsked = RequestOf<Calls['gameFigures']>

/** A page of what was played between two days. */
export const readFigures = async (input: FiguresAsked): Promise<FiguresPage> => {
  const { data, total: sums, ...about } = await api.reports.gameFigures(input, { quiet: true })
  return { ...about, ...data, sums }
}

/** The same, kept while the next page is read. */
export const figuresQuery = (input: FiguresAsked) =>
  queryOptions({
    queryKey: ['game_figures', input],
    queryFn: () => readFigures(input),
    placeholderData: keepPreviousData,
  })
