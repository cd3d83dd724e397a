import type { AddressInfo } from 'node:net'
import { channels, definePush } from '@moongate/contract'
import { depositOrderPush } from '@moongate/contract/cashier.pushes'
import { newDevicePush, sessionEndedPush } from '@moongate/contract/sessions.pushes'
import { staffSessionEndedPush } from '@moongate/contract/staff.pushes'
import { balancePush } from '@moongate/contract/wallet.pushes'
import { createTestDb, type TestDb } from '@moongate/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { deriveKey } from '../ids.ts'
import { createPushHub, type PushHub } from '../push-hub.ts'
import { push } from '../push.ts'
import { createHttpServer } from './http-server.ts'
import { createLimiter, defaultLimits } from './limiter.ts'
import type { HttpPorts, SessionEnd } from './ports.ts'

const seen = definePush('seen', { audience: 'public', summary: 'one', data: z.strictObject({ issue: z.string() }) })
const note = definePush('note', { audience: 'member', summary: 'a figure', data: z.number() })
const sessionOf = (token: string) => deriveKey('events.test', token)

let d: TestDb
let hub: PushHub
let app: FastifyInstance
let base: string
const ended = new Map<string, SessionEnd>()
const passive: unknown[] = []
/** Whose session was looked at before. */
const looks = new Set<string>()

const member: HttpPorts['member'] = async (token, from) => {
  passive.push(from.passive)
  const end = ended.get(looks.has(token) ? `again ${token}` : token)
  looks.add(token)
  return (
    end ?? {
      caller: { member_id: Number(token), name: token, is_demo: false, agent_id: null, session_id: sessionOf(token) },
    }
  )
}

beforeAll(async () => {
  d = await createTestDb()
  hub = await createPushHub({ url: d.url, db: d.db, log: d.log })
  const staff: HttpPorts['staff'] = async (name) => ({
    caller: { staff_id: 1, name, roles: ['finance'], session_id: sessionOf(name) },
  })
  const behind_proxy = { ...d, config: { ...d.config, trust_proxy: 1 } }
  app = await createHttpServer(behind_proxy, { member, staff, listen: hub.listen }, { modules: () => {} })
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})

const streams: AbortController[] = []
afterEach(() => streams.splice(0).forEach((abort) => abort.abort()))
afterAll(async () => {
  await app.close()
  await hub.close()
  await d.stop()
})

/** Opens a stream and gathers what it says. */
const open = async (path: string, headers: Record<string, string> = {}) => {
  const abort = new AbortController()
  streams.push(abort)
  const response = await fetch(base + path, { headers, signal: abort.signal })
  const heard = { status: response.status, headers: response.headers, text: '', over: false }
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) heard.text += decoder.decode(part, { stream: true })
  }
  read()
    .catch(() => {})
    .finally(() => (heard.over = true))
  if (response.ok) await expect.poll(() => heard.text).toContain('retry')
  return heard
}
const as = (token: string) => ({ authorization: `Bearer ${token}` })

describe('server-sent events', () => {
  it('R2.10 go to their member, by bearer or cookie, and public ones to everybody', async () => {
    const [one, two, visitor] = [
      await open('/api/events', as('1')),
      await open('/api/events', { cookie: 'moongate_token=2' }),
      await open('/api/events'),
    ]
    await push(d.db, balancePush, channels.member(1), {})
    await push(d.db, seen, channels.public, { issue: '7' })
    for (const stream of [one, two, visitor])
      await expect.poll(() => stream.text).toContain('event: seen\ndata: {"issue":"7"}\n\n')
    expect([one, two, visitor].map(({ text }) => text.includes('balance'))).toEqual([true, false, false])
    expect(one.headers.get('content-type')).toContain('text/event-stream')
    expect(one.headers.get('x-content-type-options')).toBe('nosniff')
    expect(passive.every((flag) => flag === true)).toBe(true)
  })

  it('R4.1 over HTTPS go by the cookie that only this host can set', async () => {
    const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
    const [own, foreign] = [
      await open('/api/events', { ...https, cookie: '__Host-moongate_token=8' }),
      await open('/api/events', { ...https, cookie: 'moongate_token=8' }),
    ]
    await push(d.db, balancePush, channels.member(8), {})
    await push(d.db, seen, channels.public, { issue: '8' })
    for (const stream of [own, foreign]) await expect.poll(() => stream.text).toContain('event: seen')
    expect([own, foreign].map(({ text }) => text.includes('balance'))).toEqual([true, false])
  })

  it('are replayed after Last-Event-ID, in order and none twice', async () => {
    const first = await open('/api/events', as('3'))
    await push(d.db, note, channels.member(3), 1)
    await expect.poll(() => first.text).toContain('data: 1')
    const id = /id: (\S+)/.exec(first.text)?.[1] ?? ''
    for (const n of [2, 3]) await push(d.db, note, channels.member(3), n)
    const again = await open('/api/events', { ...as('3'), 'last-event-id': id })
    await push(d.db, note, channels.member(3), 4)
    await expect.poll(() => again.text).toContain('data: 4')
    expect([...again.text.matchAll(/data: (\d+)/g)].map(([, n]) => n)).toEqual(['2', '3', '4'])
  })

  it('end with the session, and are refused to one that has ended', async () => {
    const stream = await open('/api/events', as('4'))
    await push(d.db, sessionEndedPush, channels.member(4), { session_id: sessionOf('3') })
    await push(d.db, sessionEndedPush, channels.member(4), { session_id: sessionOf('4') })
    await expect.poll(() => stream.over).toBe(true)
    ended.set('again 4', { ended: 'session_ended' })
    expect((await open('/api/events', as('4'))).status).toBe(401)
  })

  it('R4.1 tell of a login on a new device everywhere but in the session that it opened', async () => {
    const [own, other] = [await open('/api/events', as('5')), await open('/api/events', as('5.0'))]
    await push(d.db, newDevicePush, channels.member(5), { session_id: sessionOf('5') })
    await push(d.db, seen, channels.public, { issue: '5' })
    for (const stream of [own, other]) await expect.poll(() => stream.text).toContain('event: seen')
    expect([own, other].map(({ text }) => text.includes('session.device'))).toEqual([false, true])
  })

  it('R4.4 end at once when the member logs out, untold and deaf to the next session', async () => {
    const stream = await open('/api/events', as('6'))
    await push(d.db, sessionEndedPush, channels.member(6), { session_id: sessionOf('6'), by: 'member' })
    await push(d.db, balancePush, channels.member(6), {})
    await expect.poll(() => stream.over).toBe(true)
    expect(stream.text).toBe('retry: 2000\n\n')
  })

  it('end when the session ended while they were opened', async () => {
    ended.set('again 7', { ended: 'login_required' })
    const stream = await open('/api/events', as('7'))
    await expect.poll(() => stream.over).toBe(true)
  })

  it('R6.6 of the office end with their own session, and tell nobody of it', async () => {
    const [erin, frank] = [await open('/api/office/events', as('erin')), await open('/api/office/events', as('frank'))]
    await push(d.db, staffSessionEndedPush, channels.office, { session_id: sessionOf('erin') })
    await push(d.db, depositOrderPush, channels.office, { id: sessionOf('1') })
    await expect.poll(() => erin.over).toBe(true)
    await expect.poll(() => frank.text).toContain('event: deposit')
    expect([erin.text, frank.text].join(' ')).not.toMatch(/staff|erin/)
  })

  it('are six for a session at most, and a closed one makes module', async () => {
    for (let i = 0; i < 6; i++) expect((await open('/api/events', as('5'))).status).toBe(200)
    expect((await open('/api/events', as('5'))).status).toBe(429)
    streams.shift()?.abort()
    await expect.poll(async () => (await open('/api/events', as('5'))).status).toBe(200)
  })

  it('R8.8 are counted by their address before a token is looked up, which may be none', async () => {
    const share = { points: 3, per_s: 60 }
    const limiter = createLimiter({ ...defaultLimits, stream: { address: share, account: share } })
    const looked: string[] = []
    const nobody = async (token: string): Promise<SessionEnd> => (looked.push(token), { ended: 'login_required' })
    const ports = { member: nobody, staff: nobody, listen: hub.listen, limiter }
    const guarded = await createHttpServer(d, ports, { modules: () => {} })
    const knock = async (n: number) =>
      (await guarded.inject({ url: n % 2 ? '/api/events' : '/api/office/events', headers: as(`made-up-${n}`) }))
        .statusCode
    const outcomes: number[] = []
    for (let n = 1; n <= 5; n += 1) outcomes.push(await knock(n))
    await guarded.close()
    expect([outcomes, looked.length]).toEqual([[401, 401, 401, 429, 429], 3])
  })

  it('of the office are for staff alone', async () => {
    expect((await open('/api/office/events')).status).toBe(401)
    expect((await open('/api/office/events', { cookie: 'moongate_token=1' })).status).toBe(401)
    const office = await open('/api/office/events', as('erin'))
    await push(d.db, depositOrderPush, channels.office, { id: sessionOf('1') })
    await expect.poll(() => office.text).toContain('event: deposit')
  })

  it('end when the server closes, which waits for running calls and for nothing else', async () => {
    let finish: () => void = () => {}
    const other = await createHttpServer(
      d,
      { listen: hub.listen },
      {
        modules: (house) => void house.get('/slow', () => new Promise((done) => (finish = () => done('whole')))),
      },
    )
    await other.listen({ port: 0, host: '127.0.0.1' })
    const there = `http://127.0.0.1:${(other.server.address() as AddressInfo).port}`
    const body = (await fetch(`${there}/api/events`)).text()
    const before = finish
    const slow = fetch(`${there}/api/slow`).then((answer) => answer.text())
    await expect.poll(() => finish !== before).toBe(true)
    const closed = other.close()
    expect(await body).toContain('retry')
    finish()
    expect(await slow).toBe('whole')
    await closed
  })
})
