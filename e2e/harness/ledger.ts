import pg from 'pg'

/** A look into the books, as the database's owner: past the API, so that it can contradict it. */
export type Books = {
  /** A person's accounts with their balances as decimal text, accounts at zero left out: `{ 'centre CNY': '500.00' }`. */
  of(name: string): Promise<Record<string, string>>
  /** All that a person has, wherever it lies, in minor units. */
  sum(name: string): Promise<number>
  /** All that the house holds in an account, such as `clearing:company_bank`. */
  house(kind: string): Promise<string>
  /** The invariant views that return a row; the books are sound when there is none. */
  broken(): Promise<string[]>
  rows<T>(text: string, values?: unknown[]): Promise<T[]>
  close(): Promise<void>
}

const text = (minor: string): string => {
  const digits = minor.replace('-', '').padStart(3, '0')
  return `${minor.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const OF = `select a.kind || ' ' || a.asset as account, a.balance::text as minor from ledger.accounts a
  join members.members m on m.id = a.owner_id where not a.is_house and m.name = $1 and a.balance <> 0 order by 1`
const SUM = `select coalesce(sum(a.balance), 0)::text as minor from ledger.accounts a
  join members.members m on m.id = a.owner_id where not a.is_house and m.name = $1 and a.asset = 'CNY'`
const HOUSE = `select coalesce(sum(balance), 0)::text as minor from ledger.accounts where is_house and kind = $1 and asset = 'CNY'`
const VIEWS = `select format('%I.%I', schemaname, viewname) as name from pg_views where viewname like 'invariant\\_%' order by 1`

export const openBooks = async (): Promise<Books> => {
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL })
  await client.connect()
  const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await client.query(sql, values)).rows as T[]
  return {
    rows,
    of: async (name) =>
      Object.fromEntries(
        (await rows<{ account: string; minor: string }>(OF, [name])).map((a) => [a.account, text(a.minor)]),
      ),
    sum: async (name) => Number((await rows<{ minor: string }>(SUM, [name]))[0]?.minor),
    house: async (kind) => text((await rows<{ minor: string }>(HOUSE, [kind]))[0]?.minor ?? '0'),
    broken: async () => {
      const found: string[] = []
      for (const { name } of await rows<{ name: string }>(VIEWS)) {
        if ((await rows(`select 1 from ${name} limit 1`)).length > 0) found.push(name)
      }
      return found
    },
    close: () => client.end(),
  }
}
