import { setTimeout as wait } from 'node:timers/promises'
import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type Reader, sql } from './db.ts'
import type { PushedEvent } from './http/ports.ts'
import { createPushHub, type PushHub } from './push-hub.ts'
import { type Channel, push, pushAll } from './push.ts'

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
const datas = (events: PushedEvent[]) => events.map(({ data }) => data)
const ids = (events: PushedEvent[]) => events.map(({ id }) => BigInt(id))

describe('pushed events', () => {
  it('reach their channel alone, and only when the transaction holds', async () => {
    const [mine, all] = [subscribe(['member:1', 'public']), subscribe(['public'])]
    await push(d.db, 'member:1', 'balance', { money: '1.00' })
    await push(d.db, 'member:2', 'balance', { money: '2.00' })
    await expect(
      d.db.tx(async (tx) => {
        await push(tx, 'member:1', 'balance', { money: '3.00' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await push(d.db, 'public', 'notice', { n: 1 })
    await until(() => mine.length === 2 && all.length === 1)
    expect(mine.map(({ type, data }) => [type, data])).toEqual([
      ['balance', { money: '1.00' }],
      ['notice', { n: 1 }],
    ])
    expect(datas(all)).toEqual([{ n: 1 }])
  })

  it('are replayed after the last one seen, then go on, none twice', async () => {
    const first = subscribe(['member:5'])
    for (let n = 0; n < 5; n++) await push(d.db, 'member:5', 'n', { n })
    await until(() => first.length === 5)
    const again = subscribe(['member:5'], first[1]?.id)
    await push(d.db, 'member:5', 'n', { n: 5 })
    await until(() => again.length >= 4)
    expect(datas(again)).toEqual([2, 3, 4, 5].map((n) => ({ n })))
  })

  it('are numbered in the order of commits: what commits late is after what was seen', async () => {
    const got = subscribe(['member:6'])
    let finish = () => {}
    const held = new Promise<void>((resolve) => (finish = resolve))
    const slow = d.db.tx(async (tx) => {
      await push(tx, 'member:6', 'n', 'begun first')
      await held
    })
    await push(d.db, 'member:6', 'n', 'committed first')
    await until(() => got.length === 1)
    finish()
    await slow
    await until(() => got.length === 2)
    expect(datas(got)).toEqual(['committed first', 'begun first'])
    expect(ids(got)[0]).toBeLessThan(ids(got)[1] ?? 0n)
    const replayed = subscribe(['member:6'], got[0]?.id)
    await until(() => replayed.length === 1)
    expect(datas(replayed)).toEqual(['begun first'])
  })

  it('all arrive, in order, from many at once', async () => {
    const got = subscribe(['member:7'])
    await Promise.all(Array.from({ length: 200 }, (_, n) => d.db.tx((tx) => push(tx, 'member:7', 'n', n))))
    await until(() => got.length === 200)
    expect(ids(got)).toEqual(ids(got).toSorted((a, b) => (a < b ? -1 : 1)))
    expect(new Set(datas(got)).size).toBe(200)
  })

  it('arrive after the listening connection was cut in between', async () => {
    const got = subscribe(['member:8'])
    await d.owner.run(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'moongate-listen'`,
    )
    const other = createDb(d.url, { max: 1 })
    await push(other, 'member:8', 'n', 1)
    await other.close()
    await until(() => got.length === 1)
    expect(datas(got)).toEqual([1])
  })

  it('are told several in one statement, in their order, or none of them', async () => {
    const got = subscribe(['member:9', 'public'])
    const counted = { n: 0 }
    const counting: Reader = { ...d.db, run: (q) => (counted.n++, d.db.run(q)) }
    await pushAll(counting, [])
    await pushAll(counting, [
      { channel: 'member:9', type: 'n', data: 1 },
      { channel: 'office', type: 'n', data: 2 },
      { channel: 'public', type: 'n', data: { n: 3 } },
      { channel: 'member:9', type: 'n', data: 4 },
    ])
    await until(() => got.length === 3)
    expect(datas(got)).toEqual([1, { n: 3 }, 4])
    expect(counted.n).toBe(1)
    const none = [
      { channel: 'member:9', type: 'n', data: 5 },
      { channel: 'member:0', type: 'n', data: 6 },
    ] as const
    await expect(pushAll(d.db, none)).rejects.toThrow('push_events_channel_check')
    expect(got).toHaveLength(3)
  })

  it('refuse a channel that nobody could have', async () => {
    await expect(push(d.db, 'member:0', 'n', 1)).rejects.toThrow('push_events_channel_check')
  })
})
