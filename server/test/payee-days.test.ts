import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDatabase, type TestDatabase } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { countReadings } from '@moongate/testing/readings'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDb, type Pool, sql } from '../src/kernel/db.ts'
import { migrate } from '../src/kernel/migrate.ts'
import { endUse, keepOffer, lockOffer } from '../src/modules/channels/index.ts'
import { findBrokenInvariants } from '../src/modules/ledger/index.ts'

type Day = { amount: bigint; orders: number }

describe('a busy day of a channel', () => {
  /** Orders of the day: none of them is read for a visitor. */
  const ORDERS = 600
  let env: Env
  const { data } = createScenario(() => env)
  type Shown = { id: number; payees: { used: string; orders: number }[] }
  const readDesk = async (id: number) =>
    (await data<Shown[]>('GET /office/channels', { as: 'frank' })).find((one) => one.id === id)?.payees
  const findChannel = async () => {
    const [found] = await data<{ id: number; type: string }[]>('GET /payment/normal/list', { as: 'alice' })
    if (!found) throw new Error('the demo has no channel')
    return found
  }

  beforeAll(async () => {
    env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z' })
  })
  afterAll(() => env.stop())

  /** Orders of as many members, each of 1.00, at the first account; answers their numbers. */
  const order = (channel_id: number, from: number, count: number): Promise<string[]> =>
    env.db.tx(async (tx) => {
      const ids: string[] = []
      for (let n = 0; n < count; n += 1) {
        const asked = { member_id: from + n, channel_id, amount: 100n, account: '' }
        const offer = await lockOffer(env, tx, asked)
        if (!offer?.payee) throw new Error('no account is left')
        const id = env.ids.uuid()
        await keepOffer(env, tx, { ...offer, payee: offer.payee }, { ...asked, order_id: id, minutes: 30 })
        ids.push(id)
      }
      return ids
    })
  const end = (ids: readonly string[], state: 'done' | 'freed') =>
    env.db.tx(async (tx) => {
      for (const id of ids) await endUse(tx, id, state)
    })
  const sum = async (id: number) => {
    const payees = (await readDesk(id)) ?? []
    return [
      payees.reduce((all, { used }) => all + Number(used), 0),
      payees.reduce((all, { orders }) => all + orders, 0),
    ]
  }

  const countRead = async () => (await countReadings(env.owner)).get('channels.uses')?.read ?? 0

  it('R5.12 is told without reading its orders, to members and to staff', async () => {
    const { id, type } = await findChannel()
    const [, earlier = 0] = await sum(id)
    const ids = await order(id, 100_001, ORDERS)
    await end(ids.slice(0, ORDERS / 2), 'done')
    await end(ids.slice(0, 10), 'freed')
    await env.owner.run(sql`analyze channels.uses`)
    const before = await countRead()
    await data('GET /payment/normal/list', { as: 'alice', query: { type } })
    await data('POST /payment/normal/hold', { as: 'alice', body: { payment_id: id, money: '500' } })
    const [, orders] = await sum(id)
    expect((await countRead()) - before).toBeLessThan(20)
    expect(orders).toBe(earlier + ORDERS - 10)
    expect(await env.invariants()).toEqual([])
  })

  it('R5.12 counts each order once, however often it ends and whoever ends it meanwhile', async () => {
    const { id } = await findChannel()
    const before = await sum(id)
    const counted = async () => (await sum(id)).map((value, i) => value - (before[i] ?? 0))
    const [one = '', other = ''] = await order(id, 200_001, 2)
    const steps: ['done' | 'freed', number][] = [
      ['freed', 1],
      ['freed', 1],
      ['done', 2],
      ['done', 2],
    ]
    for (const [state, left] of steps) {
      await Promise.all([end([one], state), end([one], state)])
      expect(await counted()).toEqual([left, left])
    }
    await Promise.all([end([one], 'freed'), end([other], 'freed'), order(id, 200_003, 1)])
    expect(await counted()).toEqual([1, 1])
    expect(await env.invariants()).toEqual([])
  })
})

describe('a database of before its days were kept', () => {
  const migrations = fileURLToPath(new URL('../migrations/', import.meta.url))
  const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
  let base: TestDatabase
  let owner: Pool

  const add = (n: number, state: string, day = '2026-01-15') =>
    owner.run(sql`insert into channels.uses (id, member_id, channel_id, payee_id, on_day, amount, state, order_id, expires_at)
      select ${id(n)}, ${n}, p.channel_id, p.id, ${day}, ${n * 100}, ${state}, ${state === 'shown' ? null : id(n)}, '2026-01-15T05:00:00Z' from channels.payees p`)
  beforeAll(async () => {
    base = await createDatabase('empty')
    owner = createDb(base.url, { role: null, max: 1, name: 'moongate-test-owner' })
    const older = mkdtempSync(join(tmpdir(), 'moongate-days-'))
    for (const name of readdirSync(migrations).filter((file) => file < '0565'))
      cpSync(join(migrations, name), join(older, name))
    await migrate(base.url, { dir: older })
    rmSync(older, { recursive: true })
    const { id: channel_id } = await owner.one<{ id: number }>(
      sql`insert into channels.channels (type, name, asset, min, max, enabled, position) values ('company_alipay', 'a', 'CNY', 1, 2, true, 1) returning id`,
    )
    await owner.run(sql`insert into channels.payees (channel_id, account) values (${channel_id}, '1')`)
    for (const [n, state] of ['ordered', 'done', 'freed', 'shown'].entries()) await add(n + 1, state)
    await add(5, 'freed', '2026-01-14')
    await migrate(base.url)
  })
  afterAll(async () => {
    await owner.close()
    await base.drop()
  })

  const readDays = () => owner.many<Day>(sql`select amount, orders from channels.payee_days order by on_day`)

  it('R5.12 has them as its orders say, and counts late money for a day of which nothing was left', async () => {
    expect(await readDays()).toEqual([
      { amount: 0n, orders: 0 },
      { amount: 300n, orders: 2 },
    ])
    await owner.tx((tx) => endUse(tx, id(5), 'done'))
    expect(await readDays()).toMatchObject([{ amount: 500n, orders: 1 }, { amount: 300n }])
    expect(await findBrokenInvariants(owner)).toEqual([])
  })
})
