import { isRange, type Range } from './range.rules.ts'

export type BetFilter = {
  by: '' | 'betTime' | 'created_at'
  range: Range
  api_name: string
  gameType: string
  unpaid: boolean
}
export type BetFault = 'time_required' | 'range_wrong'

/** A bet or payout time has to be chosen first (R5.9). */
export const findFilterFault = (filter: BetFilter): BetFault | undefined => {
  if (filter.by === '' || filter.range[0] === '' || filter.range[1] === '') return 'time_required'
  return isRange(filter.range) ? undefined : 'range_wrong'
}

/** The filter as the wire wants it. */
export const buildBetInput = (filter: BetFilter, page: number) => ({
  ...(filter.by !== '' && { [filter.by]: [...filter.range] }),
  ...(filter.api_name !== '' && { api_name: filter.api_name }),
  ...(filter.gameType !== '' && { gameType: Number(filter.gameType) }),
  unpayOnly: filter.unpaid ? 1 : 0,
  page,
  limit: 10,
})
