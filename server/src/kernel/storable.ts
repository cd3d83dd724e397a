/** What PostgreSQL cannot keep as text: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/gu

/** Whether the database can keep a text. */
export const isStorable = (text: string): boolean => text.search(UNSTORABLE) === -1

/** The text with what cannot be kept replaced. */
export const cleanText = (text: string): string => text.replaceAll(UNSTORABLE, '\uFFFD')

const cleanAny = (read: unknown): unknown => {
  if (typeof read === 'string') return cleanText(read)
  if (Array.isArray(read)) return read.map(cleanAny)
  if (typeof read !== 'object' || read === null) return read
  return Object.fromEntries(Object.entries(read).map(([name, one]) => [name, cleanAny(one)]))
}

/** The same of all texts in what somebody else sent, at any depth. */
export const cleanRead = <T>(read: T): T => cleanAny(read) as T
