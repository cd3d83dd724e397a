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

type Open = AnswerOf<Calls['exposure']>
/** What is open of a round or a match. */
export type RoundExposure = Open['data']['data'][number]
/** Of all rounds `sums` says what is open. */
export type ExposurePage = Open['data'] & { sums: Open['total'] }

const POLL_MS = 15_000
/** A page of what is open now. */
export const exposureQuery = (input: RequestOf<Calls['exposure']>) =>
  queryOptions({
    queryKey: ['exposure', input],
    queryFn: async (): Promise<ExposurePage> => {
      const { data, total: sums } = await api.reports.exposure(input, { quiet: true })
      return { ...data, sums }
    },
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
