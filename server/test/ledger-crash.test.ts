import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type EmbeddedPostgres, startPostgres } from '@moongate/postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { createDb } from '../src/kernel/db.ts'
import { deriveKey } from '../src/kernel/ids.ts'
import { findBrokenInvariants, post, postIn, type PostingItem } from '../src/modules/ledger/index.ts'
import { kinds, migrateLedger } from './ledger-books.ts'

const kills = Number(process.env.LEDGER_KILLS ?? 3)
const CALLERS = 48

type Trial = {
  acknowledged: Map<string, bigint>
  again: number
  going: boolean
  abandoned: boolean
  db: ReturnType<typeof createDb>
}

/** Posts with fresh keys until told to stop; an error is asked again under the same key until it is answered. */
const caller = async (trial: Trial, n: number): Promise<void> => {
  for (let i = 0; trial.going; i++) {
    const up: PostingItem = {
      key: deriveKey('crash', String(n), String(i)),
      kind: kinds.deposit,
      member_id: 1 + ((n * 31 + i) % 500),
      asset: 'CNY',
      amount: BigInt(1 + (i % 97)),
      sub: 'bank',
      ref: 'crash',
    }
    const item = i % 3 === 2 ? { ...up, kind: kinds.fee, amount: 1n } : up
    for (;;) {
      try {
        const [verdict] =
          n % 4 === 0 ? await trial.db.tx((tx) => postIn(tx, [item])) : await post({ db: trial.db }, [item])
        if (verdict?.posting_id !== undefined)
          trial.acknowledged.set(`${item.member_id} ${item.key}`, verdict.posting_id)
        break
      } catch {
        if (trial.abandoned) return
        trial.again += 1
        await wait(5)
      }
    }
  }
}

/** Kills at a random moment once the load is running again. */
const crash = async (server: EmbeddedPostgres, { acknowledged }: Trial): Promise<void> => {
  const before = acknowledged.size
  while (acknowledged.size < before + 300) await wait(5)
  await wait(process.hrtime()[1] % 300)
  await server.kill9()
  while (server.alive()) await wait(5)
  await server.revive()
}

type Found = { lost: number; doubled: number; postings: number }

/** As the owner: every acknowledged number is in the books under its key, with its two entries, and no key is there twice. */
const audit = async (url: string, { acknowledged }: Trial): Promise<Found> => {
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string; id: string; entries: string }>(`
      select p.member_id || ' ' || p.key as name, p.id, count(e.*) as entries from ledger.postings p join ledger.entries e on e.posting_id = p.id group by p.member_id, p.key, p.id`)
    const found = new Map<string, string>(rows.map((row) => [row.name, row.id]))
    const lost = [...acknowledged].filter(([name, id]) => found.get(name) !== String(id)).length
    return {
      lost,
      doubled: rows.length - found.size + rows.filter((row) => row.entries !== '2').length,
      postings: rows.length,
    }
  } finally {
    await owner.end()
  }
}

it(
  `loses no acknowledged posting and doubles none when PostgreSQL is killed ${kills} times under load`,
  { timeout: 60_000 + kills * 15_000 },
  async () => {
    const dir = mkdtempSync(join(tmpdir(), 'moongate-crash-'))
    const server = await startPostgres({ dir, durable: true })
    const db = createDb(server.url)
    const trial: Trial = { acknowledged: new Map(), again: 0, going: true, abandoned: false, db }
    try {
      await migrateLedger(server.url)
      const load = Promise.all(Array.from({ length: CALLERS }, (_, n) => caller(trial, n)))
      for (let i = 0; i < kills; i++) await crash(server, trial)
      trial.going = false
      await load
      const found = await audit(server.url, trial)
      console.log(JSON.stringify({ kills, acknowledged: trial.acknowledged.size, asked_again: trial.again, ...found }))
      // Every question was answered in the end, so the books hold what was acknowledged and nothing else.
      expect(found).toEqual({ lost: 0, doubled: 0, postings: trial.acknowledged.size })
      expect(trial.acknowledged.size).toBeGreaterThan(300 * kills)
      expect(await findBrokenInvariants(db)).toEqual([])
    } finally {
      trial.going = false
      trial.abandoned = true
      await db.close()
      await server.stop()
      rmSync(dir, { recursive: true, force: true })
    }
  },
)
