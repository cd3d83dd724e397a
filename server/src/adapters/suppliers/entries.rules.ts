import type { z } from 'zod'
import type { UnreadEntry } from '../../modules/games/supplier.port.ts'

const LONGEST_RAW = 2_000
const LONGEST_WHY = 200
/** No id of a supplier's is longer. */
export const LONGEST_ID = 200

/** No column takes a zero byte, nor half of a letter that is written in two. */
const isText = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

const hasOddText = (value: unknown): boolean => {
  if (typeof value === 'string') return !isText(value)
  return typeof value === 'object' && value !== null && Object.entries(value).flat().some(hasOddText)
}

const readId = (entry: unknown, field: string): string | undefined => {
  const { [field]: id } = Object(entry) as Record<string, unknown>
  return typeof id === 'string' && id !== '' && id.length <= LONGEST_ID && isText(id) ? id : undefined
}

const describeIssue = (error: z.ZodError | undefined): string => {
  const [issue] = error?.issues ?? []
  return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ').slice(0, LONGEST_WHY)
}

/** Cut so that no letter is halved; JSON writes an odd character as what it is called. */
const writeRaw = (entry: unknown): string =>
  JSON.stringify(entry)
    .slice(0, LONGEST_RAW)
    .replace(/\p{Cs}$/u, '')

/**
 * The entries of a list, read one by one: those that cannot be read hide no other. `id_field` is where a supplier writes its own id of one
 * (decisions/0499).
 */
export const readEntries = <S extends z.ZodType>(
  schema: S,
  entries: readonly unknown[],
  id_field: string,
): { read: z.output<S>[]; unread: UnreadEntry[] } => {
  const read: z.output<S>[] = []
  const unread: UnreadEntry[] = []
  for (const entry of entries) {
    const { success, data, error } = schema.safeParse(entry)
    const is_odd = hasOddText(entry)
    if (success && !is_odd) read.push(data)
    else {
      const why = is_odd ? 'text that cannot be kept' : describeIssue(error)
      unread.push({ id: readId(entry, id_field), raw: writeRaw(entry), why })
    }
  }
  return { read, unread }
}

/** What the last entry tells that can be read so, however little of the rest can. */
export const readLast = <S extends z.ZodType>(schema: S, entries: readonly unknown[]): z.output<S> | undefined => {
  for (const entry of entries.toReversed()) {
    const { success, data } = schema.safeParse(entry)
    if (success) return data
  }
  return undefined
}
