import type pg from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Wake } from './waker.ts'

/** Runs statements. int8 comes as bigint, numeric and date as text, timestamptz as Date. An `undefined` parameter is a TypeError. */
export type Reader = {
  many<R>(q: Sql): Promise<R[]>
  /** The one row; anything but one row is an error. */
  one<R>(q: Sql): Promise<R>
  maybe<R>(q: Sql): Promise<R | undefined>
  /** The number of rows that it touched. */
  run(q: Sql): Promise<number>
  /**
   * The same for statements whose plan does not depend on their values: made once a connection and kept (decisions/0480), where it
   * costs several times what it reads. In a transaction the reader itself.
   */
  readonly steady: Reader
  /** Counts something for the figures: at once, or in a transaction once it holds. */
  count(figure: Figure): void
  /** Wakes who waits for such rows: at once, or in a transaction once it holds. */
  wake(what: Wake): void
}
/** What a reader does besides sending statements. */
export type Aside = Pick<Reader, 'count' | 'wake'>
/** One step of a counter of the figures, e.g. `{ name: 'postings', labels: { kind, verdict } }`. */
export type Figure = { name: 'postings'; labels: { kind: string; verdict: string } }
export type Tx = Reader & { readonly tx: true }

/** Sends one statement. */
export type Ask = (q: Sql) => Promise<pg.QueryResult>

/** Rows as callers want them, whoever sends the statement: a pool or a transaction. */
export const createReader = (ask: Ask, { count, wake }: Aside, steady?: Reader): Reader => {
  const many = async <R>(q: Sql): Promise<R[]> => (await ask(q)).rows as R[]
  const maybe = async <R>(q: Sql): Promise<R | undefined> => {
    const rows = await many<R>(q)
    if (rows.length > 1) throw new Error(`${rows.length} rows where at most one was expected: ${q.text.slice(0, 200)}`)
    return rows[0]
  }
  return {
    get steady() {
      return steady ?? this
    },
    many,
    maybe,
    one: async <R>(q: Sql): Promise<R> => {
      const row = await maybe<R>(q)
      if (row === undefined) throw new Error(`no row where one was expected: ${q.text.slice(0, 200)}`)
      return row
    },
    run: async (q) => (await ask(q)).rowCount ?? 0,
    count,
    wake,
  }
}
