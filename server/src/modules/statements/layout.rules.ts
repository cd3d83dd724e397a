import { createHash } from 'node:crypto'
import { readReceived } from './amount.rules.ts'
import { NO_REFERENCE } from './noughts.rules.ts'
import { type Field, type Heads, type Layout, LAYOUTS } from './layouts.ts'

/** What came in by one line of a bank's statement; the amount in minor units, the time as the site's wall says it, '' where none is told. */
export type StatementRow = {
  booked: string
  amount: bigint
  payer_name: string
  payer_account: string
  remark: string
  reference: string
}
type Places = Partial<Record<Field, number>>

/** A statement's text: UTF-8, else GBK as the banks of China write; nothing for what is neither, or no text at all. */
export const decodeStatement = (bytes: Uint8Array): string | undefined => {
  for (const encoding of ['utf-8', 'gbk'])
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      return text.includes('\0') ? undefined : text
    } catch {
      continue
    }
  return undefined
}

const normalizeHead = (head: string): string => head.replaceAll(/[\s\uFEFF*]/g, '').toLowerCase()

const findPlaces = (heads: Heads, line: readonly string[]): Places => {
  const known = line.map(normalizeHead)
  const pairs = (Object.keys(heads) as Field[]).flatMap((field) => {
    const found = heads[field].map((head) => known.indexOf(normalizeHead(head))).find((at) => at >= 0)
    return found === undefined ? [] : [[field, found] as const]
  })
  return Object.fromEntries(pairs)
}

/** Which layout a line is the head of, and where its columns are: the one with the most of them. */
const readHead = (line: readonly string[]): { layout: Layout; places: Places } | undefined => {
  const found = (Object.keys(LAYOUTS) as Layout[])
    .map((layout) => ({ layout, places: findPlaces(LAYOUTS[layout], line) }))
    .filter(({ places }) => places.date !== undefined && places.amount !== undefined)
  return found.toSorted((a, b) => Object.keys(b.places).length - Object.keys(a.places).length)[0]
}

/** Text that banks put around figures so that tables do not touch them. */
const clean = (cell: string | undefined): string => (cell ?? '').replaceAll(/^[\s'="`]+|[\s'"`]+$/g, '')

/** `20260115`, `2026/1/5 9:05` and the like as `2026-01-15 09:05:00`; '' for what is no day. */
const readBooked = (date: string, time: string): string => {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})/.exec(date) ?? []
  if (year === undefined) return ''
  const [, h = '00', m = '00', s = '00'] = /(\d{1,2}):?(\d{2}):?(\d{2})?$/.exec(time || date.slice(8)) ?? []
  const two = (part: string) => part.padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(h)}:${two(m)}:${two(s)}`
}

type Read = { layout: Layout; rows: StatementRow[]; unread: number }

/** What a bank calls a line; some write nothing but noughts or dashes where they call it nothing. */
const readReference = (cell: string): string => (new RegExp(NO_REFERENCE).test(cell) ? '' : cell)

/** A line that brought money; nothing for one without a day, such as a sum, or that brought none. */
const readLine = (pick: (field: Field) => string, currency: string): StatementRow | 'unread' | undefined => {
  const date = pick('date')
  const amount = /\d/.test(date) ? readReceived(pick('amount'), pick('currency'), currency) : 0n
  if (amount === 0n) return undefined
  if (amount === 'unread') return 'unread'
  const booked = readBooked(date, pick('time'))
  const [payer_name, payer_account] = [pick('payer_name'), pick('payer_account')]
  return {
    booked,
    amount,
    payer_name,
    payer_account,
    remark: pick('remark'),
    reference: readReference(pick('reference')),
  }
}

/**
 * The rows of a statement that brought money in the site's currency, below whatever its bank writes above the head, and how many
 * lines' money could not be read as such; nothing where no line is a head.
 */
export const readStatement = (lines: readonly (readonly string[])[], currency: string): Read | undefined => {
  const at = lines.findIndex((line) => readHead(line) !== undefined)
  const head = readHead(lines[at] ?? [])
  if (!head) return undefined
  const { layout, places } = head
  const pick = (line: readonly string[]) => (field: Field) => {
    const place = places[field]
    return place === undefined ? '' : clean(line[place])
  }
  const read = lines.slice(at + 1).flatMap((line) => readLine(pick(line), currency) ?? [])
  const rows = read.filter((row) => row !== 'unread')
  return { layout, rows, unread: read.length - rows.length }
}

const hash = (said: string): string => createHash('sha256').update(said).digest('hex')

/**
 * What a row is known by within its account: the bank's reference and the sum, however the rest is worded (migration 0621 writes the same of rows
 * that were kept before); without a reference all it says, with its number among those that say the same. So two alike on one day are two and the
 * same file twice is one.
 */
export const addFingerprints = (rows: readonly StatementRow[]): (StatementRow & { fingerprint: string })[] => {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    if (row.reference !== '') return { ...row, fingerprint: hash(`${row.reference} ${row.amount}`) }
    const said = JSON.stringify([row.booked, String(row.amount), row.payer_name, row.payer_account, row.remark])
    const number = seen.get(said) ?? 0
    seen.set(said, number + 1)
    return { ...row, fingerprint: hash(JSON.stringify([false, said, number])) }
  })
}
