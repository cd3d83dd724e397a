import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import pg from 'pg'
import type { Config } from '../kernel/config.ts'
import { OperatorError } from './operator-error.ts'

/** What a start brings that a database keeps for good. `seed` undefined: as the database began. */
export type Wanted = {
  currency: string
  time_zone: string
  /** Undefined: not known yet, so not compared. */
  secret: string | undefined
  seed: Seed | undefined
  production: boolean
}
export type Seed = 'demo' | 'none'
/** What is known of a database; nothing of a new one. */
type Known = { currencies: string[]; time_zone?: string; secret_digest?: string; seed?: Seed }

/** What these settings ask of a database. */
export const readWanted = ({ currency, site_time_zone, secret, seed, node_env }: Config): Wanted => ({
  currency,
  time_zone: site_time_zone,
  secret,
  seed,
  production: node_env === 'production',
})

const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 }

const computeDigest = (secret: string, salt: Buffer): Buffer => scryptSync(secret, salt, 32, COST)

/** A slow, salted hash of the secret, as text. */
export const hashSecret = (secret: string, salt = randomBytes(16)): string =>
  `scrypt:${salt.toString('hex')}:${computeDigest(secret, salt).toString('hex')}`

/** Whether a digest is that of this secret. */
export const isSecretOf = (digest: string, secret: string): boolean => {
  const [, salt = '', hash = ''] = digest.split(':')
  return timingSafeEqual(Buffer.from(hash, 'hex'), computeDigest(secret, Buffer.from(salt, 'hex')))
}

const runAsOwner = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, application_name: 'moongate-start' })
  client.on('error', () => {}) // reported by the statement that notices it
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Refuses a start that does not fit the database, in one line and before anything in it is touched. A database of a version that
 * did not keep its currency is known by the money in its ledger; one without money takes what it is given.
 */
export const checkInstallation = (url: string, wanted: Wanted): Promise<void> =>
  runAsOwner(url, async (client) => requireFit(wanted, await findKnown(client)))

/**
 * Keeps what the first start brought, for good; called once the database is up to date. Of racing starters one decides. Answers how
 * the database begins: as it did, else as wanted, else with the demo, but never in production.
 */
export const keepInstallation = (url: string, wanted: Wanted): Promise<Seed> =>
  runAsOwner(url, async (client) => {
    const seed = wanted.seed ?? (wanted.production ? 'none' : 'demo')
    await client.query(
      `insert into kernel.installation as i (currency, time_zone, secret_digest, seed) values ($1, $2, $3, $4)
       on conflict (only_row) do update set time_zone = coalesce(i.time_zone, excluded.time_zone),
         secret_digest = coalesce(i.secret_digest, excluded.secret_digest), seed = coalesce(i.seed, excluded.seed)`,
      [wanted.currency, wanted.time_zone, wanted.secret === undefined ? null : hashSecret(wanted.secret), seed],
    )
    const known = await findKnown(client)
    requireFit(wanted, known)
    return known.seed ?? seed
  })

const requireFit = (wanted: Wanted, known: Known): void => {
  const fault = findFault(wanted, known)
  if (fault !== undefined) throw new OperatorError(fault)
}

const findFault = (wanted: Wanted, { currencies, time_zone, secret_digest, seed }: Known): string | undefined => {
  const [currency] = currencies
  if (currency !== undefined && !currencies.includes(wanted.currency))
    return `CURRENCY is ${wanted.currency}, but this database has been run with ${currencies.join(' and ')} since its first start; set CURRENCY=${currency} or use another database`
  if (time_zone !== undefined && time_zone !== wanted.time_zone)
    return `SITE_TIME_ZONE is ${wanted.time_zone}, but the days of this database have been those of ${time_zone} since its first start; set SITE_TIME_ZONE=${time_zone} or use another database`
  if (secret_digest !== undefined && wanted.secret !== undefined && !isSecretOf(secret_digest, wanted.secret))
    return 'SECRET is not the one that this database has been run with; set that one (or put its DATA_DIR/secret back), or run npm run secret:replace to go on with this one'
  if (wanted.production && seed === 'demo')
    return 'this database holds the demo, whose passwords everybody knows, and NODE_ENV is production; use another database'
  if (wanted.seed !== undefined && seed !== undefined && seed !== wanted.seed)
    return `SEED is ${wanted.seed}, but this database was begun with SEED=${seed}; leave SEED out or use another database`
  return undefined
}

const findKnown = async (client: pg.Client): Promise<Known> => {
  const there = await client.query<{ there: boolean }>(`select to_regclass('kernel.installation') is not null as there`)
  // As JSON, since a database of an earlier version has fewer columns.
  const { rows } = there.rows[0]?.there
    ? await client.query<{ kept: Record<string, string | null> }>(
        'select to_jsonb(i) as kept from kernel.installation i',
      )
    : { rows: [] }
  const { currency, time_zone, secret_digest, seed } = rows[0]?.kept ?? {}
  return {
    currencies: currency ? [currency] : await findMoney(client),
    ...(time_zone && { time_zone }),
    ...(secret_digest && { secret_digest }),
    ...((seed === 'demo' || seed === 'none') && { seed }),
  }
}

/** The currencies that the ledger holds money in, but for play money; none in a new database. */
const findMoney = async (client: pg.Client): Promise<string[]> => {
  const there = await client.query<{ there: boolean }>(`select to_regclass('ledger.house_totals') is not null as there`)
  if (!there.rows[0]?.there) return []
  const { rows } = await client.query<{ name: string }>(
    `select asset as name from ledger.house_totals where asset <> 'PLAY' group by asset order by asset`,
  )
  return rows.map(({ name }) => name)
}
