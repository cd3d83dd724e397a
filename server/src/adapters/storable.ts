/** The text with what PostgreSQL cannot keep replaced: NUL, and half of a surrogate pair. */
export const cleanText = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD')

/** The same of all texts in what was read, at any depth. */
export const cleanRead = (read: unknown): unknown => {
  if (typeof read === 'string') return cleanText(read)
  if (Array.isArray(read)) return read.map(cleanRead)
  if (typeof read !== 'object' || read === null) return read
  return Object.fromEntries(Object.entries(read).map(([name, one]) => [name, cleanRead(one)]))
}
