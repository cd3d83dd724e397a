import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createDb } from '../src/kernel/db.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { house, member, definePostings } from '../src/modules/ledger/index.ts'

/** Movements of every shape a module may have: in, out, between two accounts of a member, to a supplier, demo money. */
export const kinds = definePostings('test', {
  deposit: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
  fee: { from: member('centre'), to: house('fees'), operate_type: 2 },
  hold: { from: member('centre'), to: member('held'), operate_type: 3 },
  send: { from: member('centre'), to: member('transit:'), operate_type: 4 },
  arrive: { from: member('transit:'), to: member('supplier:'), operate_type: 5 },
  bet: { from: member('supplier:'), to: house('gaming:'), operate_type: 6 },
  win: { from: house('gaming:'), to: member('supplier:'), operate_type: 7 },
  demo: { from: house('PLAY'), to: member('supplier:'), operate_type: 8 },
  nowhere: { from: member('centre'), to: house('nowhere'), operate_type: 9 },
})

/** The kernel's and the ledger's migrations and no others: the ledger stands on nothing else. */
export const migrateLedger = async (url: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'moongate-ledger-migrations-'))
  try {
    const all = new URL('../migrations/', import.meta.url)
    for (const name of readdirSync(all).filter((file) => /^(00[01]\d|\d{4}_ledger)_/.test(file)))
      copyFileSync(new URL(name, all), join(folder, name))
    await migrate(url, { dir: folder })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Pool = ReturnType<typeof createDb>

export type Books = {
  /** As the application's role. */
  db: Pool
  /** Another process, as far as the database can tell. */
  another: () => Pool
  /** As the owner of the tables. */
  owner: pg.Client
  close: () => Promise<void>
}

/** Empty books in a database of their own. */
export const openBooks = async (): Promise<Books> => {
  const server = process.env.MOONGATE_TEST_DATABASE_URL
  if (!server) throw new Error('MOONGATE_TEST_DATABASE_URL is missing: run through vitest')
  const name = `books_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  await migrateLedger(url.href)
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  const pools = [createDb(url.href)]
  const openAnother = () => {
    const pool = createDb(url.href, { max: 4 })
    pools.push(pool)
    return pool
  }
  const close = async () => {
    await Promise.all(pools.map((pool) => pool.close()))
    await owner.end()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { db: pools[0] as Pool, another: openAnother, owner, close }
}
