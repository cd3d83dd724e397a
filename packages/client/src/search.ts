/** Query values of the hash stay the strings they are: `?api=123` is not a number. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search.replace(/^\?/, '')))

/** The other way: parameters as plain text after `?`, empty ones left out. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const kept = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const text = new URLSearchParams(kept.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}
