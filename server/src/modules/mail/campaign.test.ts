import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Db, sql } from '../../kernel/db.ts'
import { holdMember, shutOut } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { sendBatch } from './campaign.ts'
import type { Delivery, Parcel } from './courier.port.ts'
import { waysSetting } from './mail.settings.ts'
import { forgetMassMail } from './outgoing.ts'
import { START, createMailbox } from './test-mailbox.ts'

let env: Env
const parcels: Parcel[] = []
const { data, ok, outcome, member_id } = createScenario(() => env)
const { clear, inbox, tellAll } = createMailbox(() => env)

beforeAll(async () => {
  const deliver = async (parcel: Parcel): Promise<Delivery> => {
    parcels.push(parcel)
    return { outcome: 'sent' }
  }
  env = await startEnv({ seed: 'demo', start_at: START, couriers: { email: { deliver } } })
})
afterEach(async () => {
  await clear()
  parcels.length = 0
})
afterAll(() => env.stop())

const begin = (part: object = {}) => ({
  id: env.ids.uuid(),
  titles: { zh_cn: '新年', zh_hk: '新年', en: 'New year', th: 'x', vi: 'y' },
  contents: { zh_cn: '好', zh_hk: '好', en: 'Good', th: 'x', vi: 'y' },
  audience: 'everybody',
  least: 0,
  ...part,
})
type Campaign = { state: string; sent: number; total: number }
const shown = async () =>
  (await data<{ data: Campaign[] }>('GET /office/mail/campaigns', { as: 'erin' })).data[0] as Campaign

describe('a mass mail', () => {
  it('reaches each member once, however often a worker dies, is begun again, or two work at once', async () => {
    await env.owner.run(sql`insert into members.members (name, is_demo, registered_at)
      select 'crowd' || n, n % 100 = 0, now() from generate_series(1, 2300) n on conflict do nothing`)
    const body = begin()
    await env.drain()
    await env.owner.run(sql`delete from mail.messages`)
    const { total } = await data<Campaign>('POST /office/mail/campaigns', { as: 'erin', body })
    const before = await data('POST /office/mail/campaigns', { as: 'erin', body })
    expect(before).toMatchObject({ total, sent: 0 })
    const dying: Db = {
      ...env.db,
      tx: (fn) => env.db.tx(async (tx) => Promise.reject(await fn(tx).then(() => new Error('killed')))),
    }
    for (let i = 0; i < 20; i++) {
      await expect(sendBatch({ ...env, db: dying }, body.id)).rejects.toThrow('killed')
      if (i % 5 === 0) await Promise.all([sendBatch(env, body.id), sendBatch(env, body.id)])
    }
    await env.drain()
    expect(await shown()).toMatchObject({ state: 'done', sent: total, total })
    const reached = await env.owner.one<{ n: number; each: number }>(
      sql`select count(*)::int as n, count(distinct m.member_id)::int as each from mail.messages m join members.members a on a.id = m.member_id and not a.is_demo`,
    )
    expect(reached).toEqual({ n: total, each: total })
    expect(total).toBeGreaterThan(2270)
  })

  it('R6.3 leaves out who is shut out before it begins, while it runs, and before what of it leaves the site has left', async () => {
    await env.owner.run(sql`delete from policy.bars`)
    await env.owner.run(sql`update members.members set email = name || '@example.com' where name in ('alice', 'bobby')`)
    await putSetting(env.db, waysSetting, { email: true, push: false })
    const [alice, bobby, carol] = [await member_id('alice'), await member_id('bobby'), await member_id('carol')]
    const query = { audience: 'everybody' }
    const before = await data<{ total: number }>('GET /office/mail/audience', { as: 'erin', query })
    await env.db.tx((tx) => shutOut(tx, carol, null))
    const body = begin()
    const { total } = await data<Campaign>('POST /office/mail/campaigns', { as: 'erin', body })
    expect(total).toBe(before.total - 1)
    // Bobby is about to shut himself out when his batch begins: it waits for him and leaves him out.
    let sending: Promise<void> | undefined
    await env.db.tx(async (tx) => {
      await holdMember(tx, bobby)
      sending = sendBatch(env, body.id)
      const count = () =>
        env.owner.run(
          sql`select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
        )
      await expect.poll(count).toBe(1)
      await shutOut(tx, bobby, null)
    })
    await sending
    const reached = await env.owner.many<{ member_id: number }>(
      sql`select member_id from mail.messages where source = ${`campaign:${body.id}`} and member_id = any (${[alice, bobby, carol]}::int[])`,
    )
    expect(reached).toEqual([{ member_id: alice }])
    await env.db.tx((tx) => shutOut(tx, alice, null))
    await env.drain()
    expect(parcels).toEqual([])
    expect(await env.owner.many(sql`select member_id, state from mail.outgoing`)).toEqual([
      { member_id: alice, state: 'withheld' },
    ])
    // Of what the product itself has to say, nothing is withheld.
    await tellAll()
    expect(parcels).toHaveLength(6)
  })

  it('is forgotten as it left the site after 90 days; every other mail that left is kept, and so is what waits', async () => {
    await env.owner
      .run(sql`insert into mail.outgoing (member_id, message_id, way, address, title, content, state, is_mass, created_at)
      select ${await member_id('alice')}::int, n, 'email', what, 't', 'c', state, is_mass, ${env.clock.now()}::timestamptz - age::interval
      from (values ('old', 'sent', true, '90 days 1 s'), ('young', 'sent', true, '90 days'), ('letter', 'sent', false, '2 years'),
        ('waits', 'queued', true, '2 years'), ('withheld', 'withheld', true, '1 year')) as v (what, state, is_mass, age), generate_series(1, 3) n`)
    await forgetMassMail(env)
    const left = await env.owner.many<{ address: string }>(
      sql`select distinct address from mail.outgoing order by address`,
    )
    expect(left.map(({ address }) => address)).toEqual(['letter', 'waits', 'young'])
  })

  it('is stopped and goes on where it was; by level, by agents, and not to whom something protects', async () => {
    const bobby = await member_id('bobby')
    await env.db.tx((tx) => shutOut(tx, bobby, null))
    const count = async (query: Record<string, string>) =>
      (await data<{ total: number }>('GET /office/mail/audience', { as: 'erin', query })).total
    const agents = await count({ audience: 'agents' })
    expect(agents).toBeGreaterThan(0)
    expect(await count({ audience: 'level', least: '99' })).toBe(0)
    expect(await count({ audience: 'away', least: '3650' })).toBe(0)
    const body = begin({ audience: 'level', least: 99 })
    expect(await outcome('POST /office/mail/campaigns', { as: 'erin', body })).toBe('400 mail.nobody')
    const all = begin()
    await ok('POST /office/mail/campaigns', { as: 'erin', body: all })
    await ok(`POST /office/mail/campaigns/${all.id}/stop`, { as: 'erin' })
    await env.drain()
    expect(await shown()).toMatchObject({ state: 'stopped', sent: 0 })
    await ok(`POST /office/mail/campaigns/${all.id}/resume`, { as: 'erin' })
    await env.drain()
    const { state, sent, total } = await shown()
    expect({ state, sent }).toEqual({ state: 'done', sent: total })
    expect(await outcome(`POST /office/mail/campaigns/${all.id}/stop`, { as: 'erin' })).toBe('409 mail.changed')
    expect((await inbox('bobby')).mails).toEqual([])
    expect(await outcome('POST /office/mail/campaigns', { as: 'sofia', body: begin() })).toBe('403 common.forbidden')
  })
})
