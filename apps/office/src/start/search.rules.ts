/** What a list's address says: which tab, what is searched for, which page, which days; of the audit log whose acts, which, and on what; of games whose and of which kind. */
export type ListSearch = {
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
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const readText = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined
const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && DAY.test(value) ? value : undefined
const readPage = (value: unknown): number | undefined => {
  const page = Number(value)
  return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined
}

/** Whatever stands in the address, only what a list understands comes through. */
export const readListSearch = (raw: Record<string, unknown>): ListSearch => {
  const read = {
    tab: readText(raw['tab'], 40),
    keyword: readText(raw['keyword'], 40),
    page: readPage(raw['page']),
    from: readDay(raw['from']),
    to: readDay(raw['to']),
    actor: readText(raw['actor'], 80),
    action: readText(raw['action'], 80),
    target: readText(raw['target'], 80),
    supplier: readText(raw['supplier'], 20),
    type: readText(raw['type'], 2),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}

/** A path of our own to go on to after login; anything else is dropped. */
export const readSafeOnward = (path: unknown): string | undefined =>
  typeof path === 'string' && /^\/(?!\/|login|enrol)/.test(path) ? path : undefined
