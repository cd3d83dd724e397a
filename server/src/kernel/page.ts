import { type Sql, sql } from './db.ts'

/** So many rows of a long list are counted; of more it is said that there are (decisions/0506). */
const MOST_COUNTED = 10_000

/**
 * How many rows there are, of more than are counted that there are more. `from` is the statement's rest, `from` and all. `is_few`: it is what one
 * member has or what waits, and is counted whole.
 */
export const countUpTo = (from: Sql, is_few = false): Sql =>
  is_few
    ? sql`select count(*)::int as n, false as is_more ${from}`
    : sql`select least(count(*), ${MOST_COUNTED})::int as n, count(*) > ${MOST_COUNTED} as is_more
  from (select ${from} limit ${MOST_COUNTED + 1}) counted`
export type Counted = { n: number; is_more: boolean }

/** A list as it is asked for: `page` counts from 1, `limit` rows to a page. */
type Asked = { page: number; limit: number }

/** The wire's list: rows with their place in the whole. `is_more`: there are more than `total`, and pages behind the last. */
export type Page<T> = {
  data: T[]
  current_page: number
  last_page: number
  per_page: number
  total: number
  is_more?: boolean
}

export const buildPage = <T>(rows: T[], total: number, asked: Asked, is_more?: boolean): Page<T> => ({
  data: rows,
  current_page: asked.page,
  last_page: Math.max(1, Math.ceil(total / asked.limit)),
  per_page: asked.limit,
  total,
  ...(is_more && { is_more }),
})

/** How one list is read. `view` gets all rows of the page at once, so that what they need is loaded once for all. */
export type ListQuery<Row, Sums extends { n: number; is_more?: boolean }, Shown> = {
  /** Figures over all rows of the filter; `n` is how many there are. */
  count: () => Promise<Sums>
  rows: (limit: number, offset: number) => Promise<Row[]>
  view: (rows: Row[]) => Shown[] | Promise<Shown[]>
}

/** One page of a list: `data` as the wire shows it, with the `sums` and `rows` it was made of for what else an answer shows. */
export const listPage = async <Row, Sums extends { n: number; is_more?: boolean }, Shown>(
  asked: Asked,
  { count, rows, view }: ListQuery<Row, Sums, Shown>,
): Promise<{ data: Page<Shown>; sums: Sums; rows: Row[] }> => {
  const [sums, found] = await Promise.all([count(), rows(asked.limit, (asked.page - 1) * asked.limit)])
  return { data: buildPage(await view(found), sums.n, asked, sums.is_more), sums, rows: found }
}
