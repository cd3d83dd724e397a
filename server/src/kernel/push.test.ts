import { setTimeout as wait } from 'node:timers/promises'
import { type Channel, channels, definePush, definePushes } from '@moongate/contract'
import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import pg from 'pg'
import { z } from 'zod'
import { createDb, type Reader, sql } from './db.ts'
import { defineJob, enqueue, noPayload } from './jobs.ts'
import type { PushedEvent } from './http/ports.ts'
import { createPushHub, type PushHub } from './push-hub.ts'
import { encodeCursor } from './push-cursor.rules.ts'
import { findSnapshot } from './push.sql.ts'
import { push, pushAll } from './push.ts'

const note = definePush('note', { audience: 'member', summary: 'any text or figure', data: z.unknown() })
const counted = definePush('counted', { audience: 'member', summary: 'one', data: z.strictObject({ n: z.number() }) })
const notice = definePush('notice', { audience: 'public', summary: 'one', data: z.strictObject({ n: z.number() }) })
const order = definePush('order', { audience: 'office', summary: 'one', data: z.strictObject({ id: z.number() }) })

let d: TestDb
let hub: PushHub
let aborts: AbortController[] = []
beforeAll(async () => {
  d = await createTestDb()
  hub = await createPushHub({ url: d.url, db: d.db, log: d.log })
})
afterEach(() => {
  for (const abort of aborts) abort.abort()
  aborts = []
})
afterAll(async () => {
  await hub.close()
  await d.stop()
})

const subscribe = (channels: Channel[], after?: string): PushedEvent[] => {
  const got: PushedEvent[] = []
  const abort = new AbortController()
  aborts.push(abort)
  void hub.listen(channels, after, (event) => got.push(event), abort.signal)
  return got
}
const until = async (done: () => boolean): Promise<void> => {
  for (const end = performance.now() + 10_000; !done(); await wait(10))
    if (performance.now() > end) throw new Error('it did not come about in 10 s')
}
/** Where a stream stands that has heard nothing since now. */
const encodeNow = async (): Promise<string> => {
  const now = await findSnapshot(d.db)
  return encodeCursor({ before: now, until: now, id: 0n })
}
const datas = (events: PushedEvent[]) => events.map(({ data }) => data)

describe('pushed events', () => {
  it('reach their channel alone, and only when the transaction holds', async () => {
    const [mine, all] = [subscribe([channels.member(1), channels.public]), subscribe([channels.public])]
    await push(d.db, counted, channels.member(1), { n: 1 })
    await push(d.db, counted, channels.member(2), { n: 2 })
    await expect(
      d.db.tx(async (tx) => {
        await push(tx, counted, channels.member(1), { n: 3 })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await push(d.db, notice, channels.public, { n: 1 })
    await until(() => mine.length === 2 && all.length === 1)
    expect(mine.map(({ type, data }) => [type, data])).toEqual([
      ['counted', { n: 1 }],
      ['notice', { n: 1 }],
    ])
    expect(datas(all)).toEqual([{ n: 1 }])
  })

  it('are replayed after the last one seen, then go on, none twice', async () => {
    const first = subscribe([channels.member(5)])
    for (let n = 0; n < 5; n++) await push(d.db, counted, channels.member(5), { n })
    await until(() => first.length === 5)
    const again = subscribe([channels.member(5)], first[1]?.id)
    await push(d.db, counted, channels.member(5), { n: 5 })
    await until(() => again.length >= 4)
    expect(datas(again)).toEqual([2, 3, 4, 5].map((n) => ({ n })))
  })

  it('come in the order of commits: what commits late is after what was seen', async () => {
    const got = subscribe([channels.member(6)])
    let finish = () => {}
    const held = new Promise<void>((resolve) => (finish = resolve))
    const slow = d.db.tx(async (tx) => {
      await push(tx, note, channels.member(6), 'begun first')
      await held
    })
    await push(d.db, note, channels.member(6), 'committed first')
    await until(() => got.length === 1)
    finish()
    await slow
    await until(() => got.length === 2)
    expect(datas(got)).toEqual(['committed first', 'begun first'])
    const replayed = subscribe([channels.member(6)], got[0]?.id)
    await until(() => replayed.length === 1)
    expect(datas(replayed)).toEqual(['begun first'])
  })

  it('all arrive, once, from many at once', async () => {
    const got = subscribe([channels.member(7)])
    await Promise.all(Array.from({ length: 200 }, (_, n) => d.db.tx((tx) => push(tx, note, channels.member(7), n))))
    await until(() => got.length === 200)
    expect(new Set(datas(got)).size).toBe(200)
  })

  it('of who comes back again and again, while many write and some take long, are each told once, in the order of commits', async () => {
    const told: number[] = []
    const own = channels.member(10)
    let n = 0
    const write = async (): Promise<void> => {
      for (let i = 0; i < 60; i++)
        await d.db.tx(async (tx) => {
          // One after the other in this channel, as a member's money goes; others lie between, and their numbers are older.
          await push(tx, note, channels.member(11), 'elsewhere')
          await tx.run(sql`select pg_advisory_xact_lock(77)`)
          await push(tx, note, own, ++n)
        })
    }
    const begin = () => Promise.all(Array.from({ length: 5 }, write))
    let last = await encodeNow()
    const over = new AbortController()
    const writing = begin().finally(() => over.abort())
    for (let round = 0; round < 2000 && (!over.signal.aborted || told.length < n); round++) {
      const abort = new AbortController()
      const heard = hub.listen(
        [own, channels.public],
        last,
        ({ id, data }) => {
          if (abort.signal.aborted) return
          told.push(data as number)
          last = id
          if (told.length % 3 === 0) abort.abort()
        },
        abort.signal,
      )
      await Promise.race([heard, wait(20)])
      abort.abort()
      await heard
    }
    await writing
    expect(told).toEqual(Array.from({ length: 300 }, (_, i) => i + 1))
  }, 30_000)

  it('and jobs make no commit wait for another: nothing notifies in a transaction', async () => {
    const heard: { channel: string; processId: number }[] = []
    const client = new pg.Client(d.url)
    await client.connect()
    client.on('notification', (one) => heard.push(one))
    for (const channel of ['moongate_push', 'jobs:insert']) await client.query(`listen "${channel}"`)
    const other = new pg.Client(d.url)
    await other.connect()
    const { rows } = await other.query('select pg_backend_pid() as pid')
    await other.query(
      `begin; select kernel.push('public', 'notice', '{"n":1}'); select kernel.enqueue('quiet.test', '{}', null, null, 1); commit`,
    )
    await client.query('select 1')
    // Of another connection it may still hear what an earlier test had to tell.
    expect(heard.filter(({ processId }) => processId === rows[0].pid)).toEqual([])
    await d.db.tx(async (tx) => {
      await push(tx, notice, channels.public, { n: 2 })
      await enqueue(tx, defineJob('quiet.test', noPayload), {})
    })
    await until(() => new Set(heard.map(({ channel }) => channel)).size === 2)
    await Promise.all([client.end(), other.end()])
  })

  it('arrive after the listening connection was cut in between', async () => {
    const got = subscribe([channels.member(8)])
    await d.owner.run(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'moongate-listen'`,
    )
    const other = createDb(d.url, { max: 1 })
    await push(other, note, channels.member(8), 1)
    await other.close()
    await until(() => got.length === 1)
    expect(datas(got)).toEqual([1])
  })

  it('are told several in one statement, in their order, or none of them', async () => {
    const got = subscribe([channels.member(9), channels.public])
    const asked = { n: 0 }
    const counting: Reader = { ...d.db, run: (q) => (asked.n++, d.db.run(q)) }
    await pushAll(counting, [])
    await pushAll(counting, [
      note.to(channels.member(9), 1),
      order.to(channels.office, { id: 2 }),
      notice.to(channels.public, { n: 3 }),
      note.to(channels.member(9), 4),
    ])
    await until(() => got.length === 3)
    expect(datas(got)).toEqual([1, { n: 3 }, 4])
    expect(asked.n).toBe(1)
    const none = [note.to(channels.member(9), 5), note.to(channels.member(0), 6)]
    await expect(pushAll(d.db, none)).rejects.toThrow('push_events_channel_check')
    expect(got).toHaveLength(3)
  })

  it('refuse a channel that nobody could have', async () => {
    await expect(push(d.db, note, channels.member(0), 1)).rejects.toThrow('push_events_channel_check')
  })

  it('with data of another form are refused by the compiler, and by a test where they come from elsewhere', async () => {
    const wrong: unknown = { n: 'many' }
    // @ts-expect-error -- a text where a number is declared
    await expect(push(d.db, counted, channels.member(1), { n: 'many' })).rejects.toThrow('push counted differs')
    await expect(push(d.db, counted, channels.member(1), wrong as { n: number })).rejects.toThrow(
      'push counted differs',
    )
    // @ts-expect-error -- a key that nobody declared
    await expect(push(d.db, counted, channels.member(1), { n: 1, m: 2 })).rejects.toThrow('push counted differs')
    // @ts-expect-error -- a kind of browsers it is not for
    counted.to(channels.office, { n: 1 })
    // @ts-expect-error -- a channel that `channels` did not make
    counted.to('member:1', { n: 1 })
    // @ts-expect-error -- a push under another's name
    definePushes({ counted: notice })
  })
})
