/** The day of an instant on the site's clock. */
export const formatSiteDay = (at: Date, time_zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  )
