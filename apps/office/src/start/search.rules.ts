import { listNames } from '@moongate/contract/states'

/** What the address says of one of several lists of a screen, each field behind the name of its list: `claims.tab`. */
type PanelSearch = { [of_list: `${string}.${string}`]: string | undefined }

/**
 * What a list's address says: which tab, what is searched for, which page, which days; of the audit log whose acts, which, and on
 * what; of games whose and of which kind; of mail which thread is open, of others which row.
 */
export type ListSearch = PanelSearch & {
  tab?: string
  keyword?: string
  page?: number
  from?: string
  to?: string
  actor?: string
  action?: string
  target?: string
  supplier?: string
  type?: string
  thread?: number
  row?: string
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const readText = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined
/** A day that the calendar has: the server would refuse any other, and no field of the screen would show it. */
const readDay = (value: unknown): string | undefined => {
  const day = typeof value === 'string' && DAY.test(value) ? new Date(value) : undefined
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value)) ? String(value) : undefined
}
/** The first and the last of two days, whichever way round they stand. */
const readDays = (from: string | undefined, to: string | undefined) =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
const readCount = (value: unknown, least: number, most: number): number | undefined => {
  const count = Number(value)
  return Number.isInteger(count) && count >= least && count <= most ? count : undefined
}

const PANEL_FIELDS = {
  tab: (value) => readText(value, 40),
  keyword: (value) => readText(value, 40),
  page: (value) => readCount(value, 2, 1_000_000)?.toString(),
  below: (value) => readCount(value, 1, Number.MAX_SAFE_INTEGER)?.toString(),
  from: readDay,
  to: readDay,
} satisfies Record<string, (value: unknown) => string | undefined>
/** Which tab, what is searched for, which page, below whom, which days. */
export type PanelField = keyof typeof PANEL_FIELDS

const readPanels = (raw: Record<string, unknown>): PanelSearch =>
  Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      const [, field] = /^[a-z]{1,20}\.([a-z]+)$/.exec(name) ?? []
      const read = listNames(PANEL_FIELDS).find((one) => one === field)
      const text = read && PANEL_FIELDS[read](value)
      return text === undefined ? [] : [[name, text]]
    }),
  )

/** Whatever stands in the address, only what a list understands comes through. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch => {
  const read = {
    tab: readText(raw['tab'], 40),
    keyword: readText(raw['keyword'], 40),
    page: readCount(raw['page'], 2, 1_000_000),
    ...readDays(readDay(raw['from']), readDay(raw['to'])),
    actor: readText(raw['actor'], 80),
    action: readText(raw['action'], 80),
    target: readText(raw['target'], 80),
    supplier: readText(raw['supplier'], 20),
    type: readText(raw['type'], 2),
    thread: readCount(raw['thread'], 1, Number.MAX_SAFE_INTEGER),
    row: readText(raw['row'], 40),
  }
  return { ...readPanels(raw), ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) }
}

/** A path of our own to go on to after login; anything else is dropped. */
export const readSafeOnward = (path: unknown): string | undefined =>
  typeof path === 'string' && /^\/(?!\/|login|enrol)/.test(path) ? path : undefined
