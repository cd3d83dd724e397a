/** A calendar day, `YYYY-MM-DD`, so many days later or earlier. */
export const addDays = (day: string, days: number): string => {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The last day on which a day's rebate may be claimed; none where the clock claims it. */
export const findLastDay = (on_day: string, { days, by_clock }: { days: number; by_clock: boolean }): string | null =>
  by_clock ? null : addDays(on_day, days)
