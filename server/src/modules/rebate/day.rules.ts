import { addDays } from '../../kernel/time.ts'

/** The last day on which a day's rebate may be claimed; none where the clock claims it. */
export const findLastDay = (on_day: string, { days, by_clock }: { days: number; by_clock: boolean }): string | null =>
  by_clock ? null : addDays(on_day, days)
