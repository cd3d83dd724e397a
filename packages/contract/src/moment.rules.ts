export const MOMENT = /^(?:19|20|21)\d{2}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/

/** Whether a text is a day, `YYYY-MM-DD`, or a moment, with ` HH:mm:ss`, that exists, in the years 1900 to 2199. */
export const isMoment = (text: string): boolean => {
  if (!MOMENT.test(text)) return false
  const wanted = `${text.slice(0, 10)}T${text.slice(11) || '00:00:00'}`
  const at = new Date(`${wanted}Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(wanted) // Date would take 30 February for 2 March
}
