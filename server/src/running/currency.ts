import pg from 'pg'
import { type Db, sql } from '../kernel/db.ts'
import { OperatorError } from './operator-error.ts'

/**
 * Refuses a start with another currency than the database has been run with, before anything in it is touched. A database of a
 * version that did not keep its currency is known by the money in its ledger; one without money takes what it is given.
 */
export const checkCurrency = async (url: string, wanted: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'moongate-start' })
  client.on('error', () => {}) // reported by the statement that notices it
  await client.connect()
  try {
    requireKnown(wanted, await findCurrencies(client))
  } finally {
    await client.end()
  }
}

/** Keeps the currency of the first start for good; called once the database is up to date. Of racing starters one decides. */
export const keepCurrency = async (db: Db, wanted: string): Promise<void> => {
  await db.run(sql`insert into kernel.installation (currency) values (${wanted}) on conflict do nothing`)
  requireKnown(wanted, [(await db.one<{ currency: string }>(sql`select currency from kernel.installation`)).currency])
}

const requireKnown = (wanted: string, known: readonly string[]): void => {
  if (known.length === 0 || known.includes(wanted)) return
  throw new OperatorError(
    `CURRENCY is ${wanted}, but this database has been run with ${known.join(' and ')} since its first start; set CURRENCY=${known[0]} or use another database`,
  )
}

/** The one that was kept; else those that the ledger holds money in, but for play money; none in a new database. */
const findCurrencies = async (client: pg.Client): Promise<string[]> => {
  const read = async (relation: string, query: string): Promise<string[]> => {
    const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [relation])
    return rows[0]?.there ? (await client.query<{ name: string }>(query)).rows.map(({ name }) => name) : []
  }
  const kept = await read('kernel.installation', 'select currency as name from kernel.installation')
  if (kept.length > 0) return kept
  return read(
    'ledger.house_totals',
    `select asset as name from ledger.house_totals where asset <> 'PLAY' group by asset order by asset`,
  )
}
