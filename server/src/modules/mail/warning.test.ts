import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { putSetting } from '../site/index.ts'
import type { Parcel } from './courier.port.ts'
import { waysSetting } from './mail.settings.ts'
import { sendOutgoing } from './outgoing.ts'

const OWN = '11111111-1111-4111-8111-111111111111'
const THEIRS = '22222222-2222-4222-8222-222222222222'
let env: Env
const parcels: Parcel[] = []
const { data, ok } = createScenario(() => env)
const email = {
  deliver: async (parcel: Parcel) => {
    parcels.push(parcel)
    return { outcome: 'unclear', error: 'no answer' } as const
  },
}

beforeAll(
  async () => void (env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z', couriers: { email } })),
)
afterAll(() => env.stop())

const logIn = async (ip: string, device: string, name = 'carol') => {
  const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {}, ip })
  const body = { name, password: 'Moongate88', captcha: '7777', key }
  await ok('POST /auth/login', { body, ip, headers: { cookie: `moongate_device=${device}` } })
  env.clock.advance(1000)
  await env.drain()
}
/** How often carol was told of a login from an address. */
const countTold = (ip: string) =>
  env.owner.run(sql`select 1 from mail.messages where source like 'new_login:%' and content ->> 'en' like ${`%${ip}%`}`)
const forgetDeviceAt = async (address: string) => {
  env.call.forget()
  const { devices } = await data<{ devices: { id: string; address: string }[] }>('GET /member/security', {
    as: 'carol',
  })
  const found = devices.filter((one) => one.address === address)
  for (const { id } of found) await ok(`POST /member/devices/${id}/forget`, { as: 'carol', body: {} })
  return found.length
}

it('tells of a login in a browser that its member has forgotten, also from where it was used, each time they forget it', async () => {
  await logIn('203.0.113.7', OWN)
  await logIn('198.51.100.9', THEIRS)
  await logIn('203.0.113.7', OWN)
  await logIn('198.51.100.9', THEIRS)
  expect([await countTold('198.51.100.9'), await countTold('203.0.113.7')]).toEqual([1, 0])
  expect(await forgetDeviceAt('198.51.100.*')).toBe(1)
  await logIn('198.51.100.9', THEIRS)
  expect(await countTold('198.51.100.9')).toBe(2)
  await logIn('198.51.100.9', THEIRS)
  await logIn('203.0.113.7', OWN)
  expect([await countTold('198.51.100.9'), await countTold('203.0.113.7')]).toEqual([2, 0])
})

it('tells of no login from the /64 that a member has of IPv6, of which they have another address each day', async () => {
  const [one, two, three] = ['3', '4', '5'].map((n) => OWN.replaceAll('1', n))
  await logIn('2001:db8:7:1::1', one ?? '', 'bobby')
  await logIn('2001:db8:7:1:9:8:7:6', two ?? '', 'bobby')
  expect(await countTold('2001:db8:7:1:9:8:7:6')).toBe(0)
  await logIn('2001:db8:7:2::1', three ?? '', 'bobby')
  expect(await countTold('2001:db8:7:2::1')).toBe(1)
})

it('lets what a member has to know leave before a mass mail that waits, whose turn comes after', async () => {
  await env.owner.run(
    sql`update members.members set email = name || '@example.com' where name in ('alice', 'bobby', 'carol')`,
  )
  await putSetting(env.db, waysSetting, { email: true, push: false })
  const texts = (text: string) => ({ zh_cn: text, zh_hk: text, en: text, th: text, vi: text })
  const mass = {
    id: crypto.randomUUID(),
    titles: texts('Spring'),
    contents: texts('Come and play'),
    audience: 'everybody',
  }
  await ok('POST /office/mail/campaigns', { as: 'erin', body: mass })
  await env.drain()
  env.clock.advance(60_000)
  await logIn('192.0.2.77', OWN, 'bobby')
  await logIn('192.0.2.78', THEIRS, 'bobby')
  const queued = await env.owner.many<{ title: string }>(sql`select title from mail.outgoing where state = 'queued'`)
  expect(queued.length).toBeGreaterThan(2)
  parcels.length = 0
  env.clock.advance(600_000)
  await sendOutgoing({ ...env, couriers: { email } })
  const sent = parcels.map(({ title }) => title === 'Spring')
  expect(sent).toEqual(sent.toSorted((a, b) => Number(a) - Number(b)))
  expect([sent[0], sent.at(-1)]).toEqual([false, true])
})
