import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import type { Delivery, Parcel } from './courier.port.ts'
import { waysSetting } from './mail.settings.ts'
import { sendOutgoing } from './outgoing.ts'
import { START, createMailbox } from './test-mailbox.ts'

let env: Env
const parcels: Parcel[] = []
let delivery: Delivery = { outcome: 'sent' }
const { data, ok, outcome } = createScenario(() => env)
const { clear, inbox, write, threads, answer, tellAll } = createMailbox(() => env)

beforeAll(async () => {
  const deliver = async (parcel: Parcel) => {
    parcels.push(parcel)
    return delivery
  }
  env = await startEnv({ seed: 'demo', start_at: START, couriers: { email: { deliver } } })
})
afterEach(async () => {
  await clear()
  delivery = { outcome: 'sent' }
  parcels.length = 0
})
afterAll(() => env.stop())

describe('what leaves the site', () => {
  it('R6.6 leaves by the ways that staff set, who see which of them somebody is connected to', async () => {
    const show = () => data('GET /office/mail/settings', { as: 'erin' })
    const set = async (body: object, as = 'erin') => {
      const { seen } = await data<{ seen: string }>('GET /office/mail/settings', { as: 'erin' })
      return outcome('POST /office/mail/settings', { as, body: { seen, ...body } })
    }
    expect(await show()).toMatchObject({ email: false, push: false, most_an_hour: 20, connected: ['email'] })
    const wanted = { email: false, push: true, most_an_hour: 1 }
    expect(await set(wanted, 'sofia')).toBe('403 common.forbidden')
    expect(await set({ ...wanted, most_an_hour: 0 })).toBe('422 common.invalid')
    expect(await set(wanted)).toBe('200')
    expect(await show()).toMatchObject({ ...wanted, connected: ['email'] })
    const [entry] = await env.owner.many(sql`select action, before, after from audit.entries order by id desc limit 1`)
    expect(entry).toMatchObject({ action: 'mail.settings_set', before: { most_an_hour: 20 }, after: wanted })
    await write('one')
    expect(await outcome('POST /member/message/send', { as: 'alice', body: { title: 'a', content: 'b' } })).toBe(
      '429 mail.too_many',
    )
    await tellAll()
    const ways = await env.owner.many(sql`select distinct way, state from mail.outgoing`)
    expect(ways).toEqual([{ way: 'push', state: 'logged' }])
    await set({ email: false, push: false, most_an_hour: 20 })
  })

  it('goes to those who told an address by whoever is connected, is tried again when unclear, and is logged on a way that nobody takes', async () => {
    await putSetting(env.db, waysSetting, { email: true, push: true })
    await env.owner.run(sql`update members.members set email = 'alice@example.com' where name = 'alice'`)
    await inbox('alice', 'vi')
    delivery = { outcome: 'unclear', error: 'no answer' }
    await tellAll()
    const states = () =>
      env.owner.many<{ way: string; state: string; n: number }>(
        sql`select way, state, count(*)::int as n from mail.outgoing group by way, state order by way, state`,
      )
    const logged = { way: 'push', state: 'logged', n: 6 }
    expect(await states()).toEqual([{ way: 'email', state: 'queued', n: 6 }, logged])
    delivery = { outcome: 'sent' }
    parcels.length = 0
    env.clock.advance(300_000)
    const { job } = createScenario(() => env)
    await job('mail.send_out')
    await job('mail.send_out')
    expect(await states()).toEqual([{ way: 'email', state: 'sent', n: 6 }, logged])
    expect(parcels).toHaveLength(6)
    expect(parcels[0]).toMatchObject({ address: 'alice@example.com' })
    expect(parcels.map(({ title }) => title)).toContain('Đã chi trả lệnh rút')
    env.call.forget()
    const log = await data<{ data: object[] }>('GET /office/mail/outgoing', { as: 'erin', query: { way: 'email' } })
    expect(log.data).toHaveLength(6)
  })

  it('R6.6 shows who may not read what members and staff write each other none of it where it left the site', async () => {
    await putSetting(env.db, waysSetting, { email: true, push: false })
    await env.owner.run(sql`update members.members set email = 'alice@example.com' where name = 'alice'`)
    await write('my card ends in 6789')
    await answer((await threads())[0]?.id ?? 0, 'we have seen your card 6789')
    await tellAll()
    const read = async () => {
      env.call.forget()
      env.clock.advance(60_000)
      const { data: page } = await ok('GET /office/mail/outgoing', { as: 'erin' })
      return (page as { data: { title: string; content: string }[] }).data
    }
    const words = 'we have seen your card 6789'
    expect((await read()).filter(({ title, content }) => title === 'help' && content === words)).toHaveLength(1)
    await env.owner.run(sql`update staff.staff set roles = '{content}' where name = 'erin'`)
    const shown = await read()
    await env.owner.run(sql`update staff.staff set roles = '{support,finance,content,risk,admin}' where name = 'erin'`)
    expect(shown.filter(({ title, content }) => title === 'help' || content === words)).toEqual([])
    expect(shown.filter(({ content }) => content === '')).toHaveLength(1)
    expect(shown.length).toBeGreaterThan(1)
  })

  it('goes out once, however slow who takes it is, and whoever else sends meanwhile', async () => {
    await putSetting(env.db, waysSetting, { email: true, push: false })
    await env.owner.run(sql`update members.members set email = 'alice@example.com' where name = 'alice'`)
    delivery = { outcome: 'unclear', error: 'no answer' }
    await tellAll()
    env.clock.advance(300_000)
    const taken: number[] = []
    const slow = async ({ id }: Parcel): Promise<Delivery> => {
      taken.push(id)
      if (taken.length <= 4) env.clock.advance(60_000)
      if (taken.length === 4) await sendOutgoing(d)
      return { outcome: 'sent' }
    }
    const d = { ...env, couriers: { email: { deliver: slow } } }
    await sendOutgoing(d)
    expect([taken.length, new Set(taken).size]).toEqual([6, 6])
  })

  it('stays sent, whatever a courier says later who had it too long', async () => {
    await putSetting(env.db, waysSetting, { email: true, push: false })
    await env.owner.run(sql`update members.members set email = 'alice@example.com' where name = 'alice'`)
    let asked = 0
    const deliver = async (): Promise<Delivery> => {
      asked += 1
      if (asked > 1) return { outcome: 'sent' }
      env.clock.advance(180_000)
      await sendOutgoing(d)
      return { outcome: 'unclear', error: 'no answer' }
    }
    const d = { ...env, couriers: { email: { deliver } } }
    await write('one')
    await answer((await threads())[0]?.id ?? 0)
    await sendOutgoing(d)
    expect(await env.owner.many(sql`select state, tries, error from mail.outgoing`)).toEqual([
      { state: 'sent', tries: 2, error: '' },
    ])
  })
})
