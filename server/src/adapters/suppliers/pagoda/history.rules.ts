import { toLocal } from './forms.rules.ts'

/** Where a page of a list begins: with the bets that changed, or the matches that start, from `startTime` on, and which page of those. */
export type Place = { startTime: string; pageNo: string }

/** Reads a cursor of ours; without one it is the first page from the moment that is asked for. */
export const readPlace = (since: Date, cursor: string | undefined): Place => {
  const [startTime = toLocal(since), pageNo = '1'] = cursor?.split('/') ?? []
  return { startTime, pageNo }
}

/**
 * The cursor after a page whose last entry has the moment `last`. Bets are ordered by their last change and matches by their start, so one that
 * ends, is put off or is called off meanwhile moves up all behind it, and whoever counts pages never reads the one that slips onto a page that
 * was read. So the next page begins with that moment; what comes twice does no harm. Pages are counted only within a moment that fills more than
 * one.
 */
export const computeNext = ({ startTime, pageNo }: Place, last: Date | undefined): string => {
  const from = last === undefined ? startTime : toLocal(last)
  return from > startTime ? `${from}/1` : `${startTime}/${Number(pageNo) + 1}`
}
