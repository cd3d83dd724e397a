import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDb, type TestDb } from '@moongate/testing'
import { HasToAsk } from './breath.ts'
import { judge, must, placeRows, matchStanding } from './breath.sql.ts'
import { AmbiguousCommit, type Breath, createDb, type DbOptions, type Pool, type Sql, sql } from './db.ts'

let d: TestDb
beforeAll(async () => {
  d = await createTestDb()
  await d.owner.run(sql`create table public.note (id int primary key, said text not null)`)
  await d.owner.run(sql`grant select, insert, update on public.note to moongate_app`)
})
/** A row in `cutting` cuts its connection off as it is committed. */
beforeAll(async () => {
  await d.owner.run(sql`create table public.cutting (id int)`)
  await d.owner.run(
    sql`create function public.cut() returns trigger language plpgsql as 'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`,
  )
  await d.owner.run(
    sql`create constraint trigger cut after insert on public.cutting deferrable initially deferred for each row execute function public.cut()`,
  )
})
beforeEach(() => d.owner.run(sql`delete from public.note`))
afterAll(() => d.stop())

const note = (id: number, said = '') => sql`insert into public.note (id, said) values (${id}, ${said})`
const listNotes = async () =>
  (await d.owner.many<{ id: number }>(sql`select id from public.note order by id`)).map(({ id }) => id)
const require = (condition: Sql) => sql`select from (select 1) as one where ${must(condition)}`
/** A database with one connection, so that what is left behind on it is met by the next statement. */
const withOne = async <T>(run: (db: Pool) => Promise<T>, more: DbOptions = {}): Promise<T> => {
  const db = createDb(d.url, { max: 1, ...more })
  try {
    return await run(db)
  } finally {
    await db.close()
  }
}
const isClean = async (db: Pool) => {
  await db.run(note(99))
  expect(await listNotes()).toContain(99)
}

describe('a breath', () => {
  it('is sent whole, its commit too, before anything of it is answered', async () => {
    const sent: string[] = []
    const before = await withOne(
      (db) =>
        db.breath(async (breath) => {
          const [first] = await Promise.all([breath.run(note(1)).then(() => [...sent]), breath.run(note(2))])
          return first
        }),
      { on_statement: (text) => sent.push(text.slice(0, 6)) },
    )
    expect(before).toEqual(['begin;', 'insert', 'insert', 'commit'])
    expect(await listNotes()).toEqual([1, 2])
  })

  it('goes to the database in one piece: nothing of it has left when its commit is sent', async () => {
    let stream: Duplex | undefined
    const kept: number[] = []
    await withOne(
      async (db) => {
        const client = await db.pool.connect()
        stream = client.connection.stream
        client.release()
        await db.breath((breath) => Promise.all([breath.run(note(1)), breath.run(note(2))]))
      },
      { on_statement: () => kept.push(stream?.writableLength ?? 0) },
    )
    expect(kept).toHaveLength(4)
    expect(kept.map((bytes, i) => bytes > (kept[i - 1] ?? -1))).toEqual([true, true, true, true])
  })

  it('has plans that are kept and read no table from end to end, which end with it', async () => {
    const show = sql`select current_setting('enable_seqscan') as scan, current_setting('plan_cache_mode') as plan`
    await withOne(async (db) => {
      expect(await db.breath((breath) => breath.one(show))).toEqual({ scan: 'off', plan: 'force_generic_plan' })
      expect(await db.one(show)).toEqual({ scan: 'on', plan: 'auto' })
    })
  })

  it('answers what its function answers, and counts and wakes once it holds', async () => {
    const counted: number[] = []
    const posting = { name: 'postings', labels: { kind: 'a', verdict: 'posted' } } as const
    await withOne(
      async (db) => {
        const told = await db.breath(async (breath) => {
          breath.count(posting)
          await breath.run(note(1))
          counted.push(0)
          return 'told'
        })
        expect(told).toBe('told')
        const failed = db.breath(async (breath) => {
          breath.count(posting)
          await breath.run(note(1))
        })
        await expect(failed).rejects.toThrow('duplicate key')
      },
      { on_count: () => counted.push(1) },
    )
    expect(counted).toEqual([0, 1])
  })

  it.each([
    ['false', sql`false`],
    ['unknown', sql`null::boolean`],
  ])('ends where something must hold and is %s: what stands before and after it is gone', async (_case, condition) => {
    await withOne(async (db) => {
      const ended = db.breath((breath) =>
        Promise.all([breath.run(note(1)), breath.run(require(condition)), breath.run(note(2))]),
      )
      await expect(ended).rejects.toThrow(HasToAsk)
      expect(await listNotes()).toEqual([])
      await isClean(db)
    })
  })

  it('goes on where it holds', async () => {
    await d.db.breath((breath) => Promise.all([breath.run(require(sql`true`)), breath.run(note(1))]))
    expect(await listNotes()).toEqual([1])
  })

  it('alone lets a statement stand that something must hold for', async () => {
    const alone = sql`with written as (insert into public.note (id, said) values (1, '')) ${require(sql`true`)}`
    await expect(d.db.run(alone)).rejects.toMatchObject({ code: 'MG001' })
    await expect(d.db.tx((tx) => tx.run(alone))).rejects.toMatchObject({ code: 'MG001' })
    await d.db.breath((breath) => breath.run(sql`select 1`))
    await expect(d.db.run(alone)).rejects.toMatchObject({ code: 'MG001' })
    expect(await listNotes()).toEqual([])
  })

  it('tells the first error and not those that follow from it', async () => {
    await withOne(async (db) => {
      const failed = db.breath(async (breath) => {
        const first = breath.run(sql`select 1 / 0`)
        const late = first.then(
          (n) => n,
          (error: unknown) => new Promise<never>((_, reject) => setImmediate(() => reject(error as Error))),
        )
        await Promise.all([late, breath.run(note(1))])
      })
      await expect(failed).rejects.toThrow('division by zero')
      expect(await listNotes()).toEqual([])
      await isClean(db)
    })
  })

  it('tells an error that its function swallowed', async () => {
    const swallowed = d.db.breath((breath) =>
      Promise.all([breath.run(note(1)), breath.run(sql`select 1 / 0`).catch(() => 0)]),
    )
    await expect(swallowed).rejects.toThrow('division by zero')
    expect(await listNotes()).toEqual([])
  })

  it('tells what its commit was refused for', async () => {
    await d.owner.run(sql`create table public.child (id int references public.note deferrable initially deferred)`)
    await d.owner.run(sql`grant insert on public.child to moongate_app`)
    await withOne(async (db) => {
      const refused = db.breath((breath) => breath.run(sql`insert into public.child values (7)`))
      await expect(refused).rejects.toThrow('violates foreign key')
      await isClean(db)
    })
  })
})

const faults: [name: string, fn: (breath: Breath) => Promise<unknown>][] = [
  [
    'throws',
    (breath) => {
      void breath.run(note(1))
      throw new TypeError('a fault')
    },
  ],
  [
    'rejects',
    async (breath) => {
      void breath.run(note(1))
      throw new TypeError('a fault')
    },
  ],
  [
    'rejects some calls further down',
    async (breath) => {
      const deep = async (): Promise<number> => {
        throw new TypeError('a fault')
      }
      await Promise.all([breath.run(note(1)), (async () => (async () => deep())())()])
    },
  ],
]
describe('a breath whose function', () => {
  it.each(faults)('%s before it waits is rolled back', async (_case, fn) => {
    await withOne(async (db) => {
      await expect(db.breath(fn)).rejects.toThrow('a fault')
      expect(await listNotes()).toEqual([])
      await isClean(db)
    })
  })

  it('gives a value that is none is rolled back', async () => {
    const failed = d.db.breath((breath) =>
      Promise.all([breath.run(note(1)), breath.run(sql`select ${undefined}::int`)]),
    )
    await expect(failed).rejects.toThrow('$1 is undefined')
    expect(await listNotes()).toEqual([])
  })

  it('sends something after it waited is told loudly that the rest was committed', async () => {
    const late = d.db.breath(async (breath) => {
      await breath.run(note(1))
      await breath.run(note(2))
    })
    await expect(late).rejects.toThrow('was committed, although its function failed')
    await expect(late).rejects.toMatchObject({ cause: { message: expect.stringContaining('has ended') } })
    expect(await listNotes()).toEqual([1])
  })
})

it('a breath that lost against others is taken again', async () => {
  await d.owner.run(sql`create sequence public.try`)
  await d.owner.run(sql`grant usage on sequence public.try to moongate_app`)
  await d.owner
    .run(sql`create function public.lose() returns void language plpgsql as 'begin if nextval(''public.try'') < 3 then
      raise exception ''lost'' using errcode = ''serialization_failure''; end if; end'`)
  let runs = 0
  await d.db.breath((breath) => {
    runs++
    return Promise.all([breath.run(note(runs)), breath.run(sql`select public.lose()`)])
  })
  expect([runs, await listNotes()]).toEqual([3, [3]])
})

it.each([
  ['while a statement of it waits', sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(10)`],
  ['with its commit', sql`insert into public.cutting values (1)`],
])('a connection lost %s raises AmbiguousCommit, and nothing is taken again', async (_case, statement) => {
  let runs = 0
  await withOne(
    async (db) => {
      const lost = db.breath((breath) => {
        runs++
        return breath.run(statement)
      })
      await expect(lost).rejects.toThrow(AmbiguousCommit)
      expect(runs).toBe(1)
      expect(await db.one(sql`select 1 as v`)).toEqual({ v: 1 })
    },
    { role: null },
  )
})

describe('rows of the calls of a breath', () => {
  const insert = (rows: object[]) =>
    sql`insert into public.note (id, said) select r.id, '' from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, call int) where ${matchStanding(sql`r.call`)}`

  it('are written where a call stands, and those of no call always', async () => {
    const rows = placeRows([1, 2, 3, 4], (n) => [{ id: n * 10 }, { id: n * 10 + 1 }])
    expect(rows[3]).toEqual({ id: 21, call: 1 })
    await d.db.breath((breath) =>
      Promise.all([
        breath.run(sql`select ${judge(sql`'0260'`)}`),
        breath.run(insert([...rows, { id: 5 }, { id: 6, call: 4 }])),
      ]),
    )
    expect(await listNotes()).toEqual([5, 10, 11, 40, 41])
  })

  it('are not written where nothing was judged, also after a breath on the same connection', async () => {
    await withOne(async (db) => {
      await db.breath((breath) => breath.run(sql`select ${judge(sql`'00'`)}`))
      await db.tx((tx) => tx.run(insert([{ id: 1, call: 0 }, { id: 2 }])))
    })
    expect(await listNotes()).toEqual([2])
  })
})
