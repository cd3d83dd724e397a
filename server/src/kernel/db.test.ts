import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDb, type TestDb } from '@moongate/testing'
import { AmbiguousCommit, createDb, join, type Reader, sql } from './db.ts'
import { Unavailable } from './unavailable.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
  await d.owner.run(sql`create table public.spot (id int primary key, n bigint not null default 0)`)
  await d.owner.run(sql`grant select, insert, update on public.spot to moongate_app`)
  await d.owner.run(sql`insert into public.spot (id) values (1), (2), (3)`)
})
afterAll(() => d.stop())

const spot = (id: number) => d.db.one<{ n: bigint }>(sql`select n from public.spot where id = ${id}`)
const add = (id: number, n: bigint) => sql`update public.spot set n = n + ${n} where id = ${id}`

describe('values', () => {
  const cases = [
    ['int8 is a bigint', sql`select 9007199254740993::int8 as v`, 9007199254740993n],
    ['int8[] is bigint[]', sql`select array[1, null, 9007199254740993]::int8[] as v`, [1n, null, 9007199254740993n]],
    ['an empty int8[] is empty', sql`select '{}'::int8[] as v`, []],
    ['count(*) is a bigint', sql`select count(*) as v from public.spot`, 3n],
    ['int4 is a number', sql`select 7 as v`, 7],
    ['numeric is text', sql`select 1.50::numeric as v`, '1.50'],
    ['a date is text', sql`select '2026-02-28'::date as v`, '2026-02-28'],
    ['timestamptz is a Date', sql`select '2026-02-28 10:00+08'::timestamptz as v`, new Date('2026-02-28T02:00:00Z')],
    ['a bigint parameter keeps every digit', sql`select ${9007199254740993n}::int8 as v`, 9007199254740993n],
    ['a bigint[] parameter keeps every digit', sql`select ${[9007199254740993n]}::int8[] as v`, [9007199254740993n]],
    ['a list of parameters', sql`select count(*)::int as v from public.spot where id in (${join([1, 2, 9])})`, 2],
  ] as const
  it.each(cases)('%s', async (_, q, v) => {
    expect(await d.db.one(q)).toEqual({ v })
  })

  it('refuses an undefined parameter and a number that is no exact integer', async () => {
    await expect(d.db.run(sql`select ${undefined}::int`)).rejects.toThrow('$1 is undefined')
    await expect(d.db.run(sql`select ${[1, undefined]}::int[]`)).rejects.toThrow('$1 is undefined')
    await expect(d.db.run(sql`select ${2 ** 53}::int8`)).rejects.toThrow('use a bigint')
  })

  it('one() wants exactly one row, maybe() at most one', async () => {
    await expect(d.db.one(sql`select 1 where false`)).rejects.toThrow('no row')
    await expect(d.db.maybe(sql`select id from public.spot`)).rejects.toThrow('3 rows')
    expect(await d.db.maybe(sql`select 1 where false`)).toBeUndefined()
  })
})

describe('the session', () => {
  it('runs as the application role, which may not make tables, nor take its owner’s rights back by reset', async () => {
    expect(await d.db.one(sql`select current_user::text as name`)).toEqual({ name: 'moongate_app' })
    await expect(d.db.run(sql`create table kernel.mine ()`)).rejects.toThrow('permission denied')
    await d.db.tx(async (tx) => {
      await tx.run(sql`reset role`)
      expect(await tx.one(sql`select current_user::text as name`)).toEqual({ name: 'moongate_app' })
    })
  })

  it('plans for a disk that finds any page as quickly as the next, and compiles no plan', async () => {
    for (const r of [d.db, d.db.steady]) {
      expect(await r.one(sql`show random_page_cost`)).toEqual({ random_page_cost: '1.1' })
      expect(await r.one(sql`show jit`)).toEqual({ jit: 'off' })
    }
  })

  it('keeps the plans of steady readings, which in a transaction are its own', async () => {
    const show = sql`show plan_cache_mode`
    expect(await d.db.one(show)).toEqual({ plan_cache_mode: 'auto' })
    expect(await d.db.steady.one(show)).toEqual({ plan_cache_mode: 'force_generic_plan' })
    expect(await d.db.steady.one(sql`show enable_seqscan`)).toEqual({ enable_seqscan: 'off' })
    expect(await d.db.one(sql`show enable_seqscan`)).toEqual({ enable_seqscan: 'on' })
    expect(await d.db.steady.one(sql`select current_user::text as name`)).toEqual({ name: 'moongate_app' })
    await d.db.tx(async (tx) => {
      await tx.run(add(3, 5n))
      expect(await tx.steady.one(sql`select n from public.spot where id = 3`)).toEqual({ n: 5n })
      expect(await d.db.steady.one(sql`select n from public.spot where id = 3`)).toEqual({ n: 0n })
      await tx.run(add(3, -5n))
    })
  })

  it('sends steady readings that are asked at once over one connection, where each fails alone, and others each over their own', async () => {
    const pid = sql`select pg_backend_pid() as pid`
    const listPids = async (r: Reader) =>
      new Set((await Promise.all([1, 2, 3].map(() => r.one<{ pid: number }>(pid)))).map((one) => one.pid)).size
    expect([await listPids(d.db.steady), await listPids(d.db)]).toEqual([1, 3])
    const ends = await Promise.allSettled([
      d.db.steady.one(pid),
      d.db.steady.one(sql`select 1 / 0`),
      d.db.steady.one(sql`select 7 as n`),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await d.db.steady.one(sql`select 7 as n`)).toEqual({ n: 7 })
  })

  it('gives a connection of steady readings that was lost to nobody again, and opens no more of them than it may', async () => {
    const together = Promise.allSettled([d.db.steady.one(sql`select pg_sleep(10)`), d.db.steady.one(sql`select 1`)])
    const end = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'select pg_sleep(10)'`
    while ((await d.owner.run(end)) === 0) await wait(5)
    const [ended, behind] = await together
    expect(ended?.status).toBe('rejected')
    expect(behind).toMatchObject({ reason: expect.any(Unavailable) })
    const many = await Promise.all(
      Array.from({ length: 500 }, (_, n) =>
        d.db.steady.one<{ n: number; pid: number }>(sql`select ${n}::int as n, pg_backend_pid() as pid`),
      ),
    )
    expect(many.map(({ n }) => n)).toEqual(many.map((_, n) => n))
    expect(new Set(many.map(({ pid }) => pid)).size).toBeLessThanOrEqual(6)
  })

  it('prepares a statement once per connection and keeps it', async () => {
    await d.db.tx(async (tx) => {
      for (const id of [1, 2, 3]) await tx.one(sql`select n as prepared_once from public.spot where id = ${id}`)
      expect(
        await tx.one(sql`select count(*)::int as n from pg_prepared_statements where statement like '%prepared_once%' and name <> ''
        and statement not like '%pg_prepared_statements%'`),
      ).toEqual({ n: 1 })
    })
  })
})

describe('transactions', () => {
  it('keep all or nothing', async () => {
    const { n } = await spot(1)
    await expect(
      d.db.tx(async (tx) => {
        await tx.run(add(1, 5n))
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await spot(1)).toEqual({ n })
    await d.db.tx((tx) => tx.run(add(1, 5n)))
    expect(await spot(1)).toEqual({ n: n + 5n })
  })

  it('run again after a deadlock, so that both get through', async () => {
    const before = [(await spot(1)).n, (await spot(2)).n]
    let runs = 0
    let arrived = () => {}
    const both_arrived = new Promise<void>((resolve) => (arrived = resolve))
    const both = (first: number, second: number) =>
      d.db.tx(async (tx) => {
        runs++
        await tx.run(add(first, 1n))
        if (runs >= 2) arrived()
        await both_arrived
        await tx.run(add(second, 1n))
      })
    await Promise.all([both(1, 2), both(2, 1)])
    expect([(await spot(1)).n, (await spot(2)).n]).toEqual(before.map((n) => n + 2n))
    expect(runs).toBeGreaterThan(2)
  })

  it('report a swallowed error instead of pretending to have committed', async () => {
    await expect(
      d.db.tx(async (tx) => {
        await tx.run(add(3, 1n))
        await tx.run(sql`select 1 / 0`).catch(() => {})
      }),
    ).rejects.toThrow('nothing was committed')
    expect(await spot(3)).toEqual({ n: 0n })
  })

  it('refuse a statement that comes after their end', async () => {
    const kept = await d.db.tx(async (tx) => tx)
    await expect(kept.run(sql`select 1`)).rejects.toThrow('has ended')
  })

  it('raise AmbiguousCommit when the connection is lost while committing, and do not run again', async () => {
    let runs = 0
    await d.owner.run(
      sql`create function public.cut() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`,
    )
    await d.owner.run(sql`create table public.cutting (id int)`)
    await d.owner.run(
      sql`create constraint trigger cut after insert on public.cutting deferrable initially deferred for each row execute function public.cut()`,
    )
    const db = createDb(d.url, { role: null, max: 1 })
    await expect(
      db.tx(async (tx) => {
        runs++
        await tx.run(sql`insert into public.cutting values (1)`)
      }),
    ).rejects.toThrow(AmbiguousCommit)
    expect(runs).toBe(1)
    expect(await db.one(sql`select 1 as v`)).toEqual({ v: 1 })
    await db.close()
  })

  it('survive the loss of every connection: the next statement gets a new one', async () => {
    await d.owner.run(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'moongate'`,
    )
    await wait(50)
    expect(await d.db.one(sql`select 1 as v`)).toEqual({ v: 1 })
  })

  it('give their connection back when it could not be told the time', async () => {
    let time = new Date(Number.NaN)
    const db = createDb(d.url, { max: 1, time: () => time })
    const ask = (tx: Pick<typeof db, 'one'>) => tx.one(sql`select 1 as v`)
    for (const begin of [() => db.tx(ask), () => db.breath(ask), () => ask(db)])
      await expect(begin()).rejects.toThrow('Invalid time value')
    time = new Date()
    expect(await db.tx(ask)).toEqual({ v: 1 })
    await db.close()
  })
})

describe('kernel.now()', () => {
  it('stands still where the clock was stopped, and moves with it', async () => {
    const still = await createTestDb({ start_at: '2026-05-01T00:00:00Z' })
    const now = async () => (await still.db.one<{ at: Date }>(sql`select kernel.now() as at`)).at
    expect(await now()).toEqual(new Date('2026-05-01T00:00:00Z'))
    still.clock.advance(90_000)
    expect(await now()).toEqual(new Date('2026-05-01T00:01:30Z'))
    expect(await still.db.tx((tx) => tx.one(sql`select kernel.now() as at`))).toEqual({ at: still.clock.now() })
    await still.stop()
  })

  it('is shifted by moongate.clock_offset', async () => {
    const db = createDb(d.url, { clock_offset: '2 days', max: 1 })
    expect(
      await db.one(sql`select round(extract(epoch from kernel.now() - clock_timestamp()) / 86400)::int as days`),
    ).toEqual({ days: 2 })
    await db.close()
  })
})
