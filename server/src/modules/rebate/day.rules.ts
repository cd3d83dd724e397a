import { addDays } from '../../kernel/time.ts'

/** The last day on which rebate may be claimed, of the days on which it was bet for and grew; none where the clock claims it. */
export const findLastDay = (
  grown_on: readonly [string, ...string[]],
  { days, by_clock }: { days: number; by_clock: boolean },
): string | null =>
  by_clock
    ? null
    : addDays(
        grown_on.reduce((last, day) => (day > last ? day : last)),
        days,
      )
