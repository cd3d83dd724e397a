import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBooks } from './books.ts'
import { BRANDS } from './brands.ts'
import { signCall } from './meridian/sign.ts'
import { signFields } from './pagoda/forms.ts'
import { buildServer } from './serve.ts'
import { createWorld, type World } from './world.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-suppliers-'))
const NOW = Date.parse('2026-01-15T04:00:00Z')
let w: World
let app: FastifyInstance
let n = 0

beforeAll(async () => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  w = createWorld({ books: openBooks(dir), secrets, control_secret: 'control', operator: 'us', currency: 'CNY' })
  w.time = { at: NOW, since: 0, speed: 0 }
  app = await buildServer(w)
})
afterAll(async () => {
  await app.close()
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

type Twist = { brand?: string; secret?: string; at?: number; nonce?: string; operator?: string; tamper?: string }

const callMeridian = async (name: string, asked: object, t: Twist = {}) => {
  const {
    brand = 'AURUM',
    secret = `secret of ${brand}`,
    at = NOW,
    nonce = `n-${++n}`,
    operator = 'us',
    tamper = '',
  } = t
  const path = `/meridian/v1/${brand}/${name}`
  const body = JSON.stringify(asked)
  const signature = signCall(secret, { timestamp: String(at), nonce, path, body })
  const headers = { 'x-operator': operator, 'x-timestamp': String(at), 'x-nonce': nonce, 'x-signature': signature }
  const reply = await app.inject({ method: 'POST', url: path, headers, payload: body + tamper })
  return { status: reply.statusCode, body: reply.json() as Record<string, unknown> }
}

const callPagoda = async (name: string, asked: Record<string, string>, t: Twist = {}) => {
  const {
    brand = 'JADE',
    secret = `secret of ${brand}`,
    at = NOW,
    nonce = `n-${++n}`,
    operator = 'us',
    tamper = '',
  } = t
  const fields = { ...asked, merchantCode: operator, platform: brand, ts: String(at / 1000), nonce }
  const payload = new URLSearchParams({ ...fields, sign: signFields(secret, fields) }).toString() + tamper
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return (await app.inject({ method: 'POST', url: `/pagoda/api/${name}`, headers, payload })).json() as {
    code: string
    data?: Record<string, unknown>
  }
}

const FORGED: [string, Twist][] = [
  ['another secret', { secret: 'another' }],
  ['an old time', { at: NOW - 301_000 }],
  ['a time to come', { at: NOW + 301_000 }],
  ['another operator', { operator: 'them' }],
  ['a brand that nobody plays', { brand: 'NOBODY' }],
  ['no nonce', { nonce: '' }],
]

describe('who may call', () => {
  it.each([
    ...FORGED,
    ['a brand of the other dialect', { brand: 'JADE' }],
    ['a body that was changed', { tamper: ' ' }],
  ])('Meridian refuses %s', async (_case, twist) => {
    expect((await callMeridian('balance', { player_id: 'm1' }, twist)).status).toBe(401)
  })
  it.each([
    ...FORGED,
    ['a brand of the other dialect', { brand: 'AURUM' }],
    ['a field that was added', { tamper: '&x=1' }],
  ])('Pagoda refuses %s', async (_case, twist) => {
    expect(await callPagoda('getBalance', { userName: 'm1' }, twist)).toEqual({ code: '9002' })
  })

  it('a call goes through once', async () => {
    const once = { nonce: 'once-and-never-again' }
    expect((await callMeridian('games', {}, once)).status).toBe(200)
    expect((await callMeridian('games', {}, once)).status).toBe(401)
    expect((await callPagoda('gameList', {}, once)).code).toBe('0000')
    expect((await callPagoda('gameList', {}, once)).code).toBe('9002')
  })

  it('control calls ask for their own secret', async () => {
    const reply = await app.inject({
      method: 'GET',
      url: '/control/book/AURUM',
      headers: { authorization: 'Bearer no' },
    })
    expect(reply.statusCode).toBe(401)
  })
})

describe('transfers', () => {
  const about = { transfer_id: 'a-1', player_id: 'm1', direction: 'in', amount: 500, currency: 'CNY' }

  it('are applied once, and another one under the same id is refused', async () => {
    await callMeridian('players', { player_id: 'm1' })
    const first = await callMeridian('transfers', about)
    expect(first.body).toMatchObject({ transfer: { state: 'applied', amount: 500 }, balance: 500 })
    expect(await callMeridian('transfers', about)).toEqual(first)
    const other = await callMeridian('transfers', { ...about, amount: 600 })
    expect(other.body).toMatchObject({ transfer: { state: 'refused', reason: 'id_reused' }, balance: 500 })
  })

  it('of another currency, or of an amount that is none, are refused', async () => {
    expect((await callMeridian('transfers', { ...about, currency: 'USD' })).status).toBe(422)
    expect((await callMeridian('transfers', { ...about, amount: 1.5 })).status).toBe(422)
    const order = { orderNo: 'o-1', userName: 'm1', currency: 'CNY' }
    for (const amt of ['0', '-1.00', '1.001', '1e2', ''])
      expect(await callPagoda('transferIn', { ...order, amt })).toEqual({ code: '3001' })
  })
})

describe('a game', () => {
  const at = { brand: 'LOTUS' }

  it('R1.10 is not opened in a language that nobody speaks', async () => {
    await callMeridian('players', { player_id: 'm6' })
    const asked = { player_id: 'm6', game: 'lucky_times', category: null, mobile: false }
    expect((await callMeridian('launch', { ...asked, lang: 'xx' })).status).toBe(422)
    expect((await callMeridian('launch', { ...asked, lang: 'vi' })).status).toBe(200)
  })

  it("R1.9 knows the player's time in both dialects, shows how it goes, and plays no round once it is used up", async () => {
    await callPagoda('createUser', { userName: 'm8' }, at)
    await callPagoda('transferIn', { orderNo: 'o-8', userName: 'm8', amt: '9.00', currency: 'CNY' }, at)
    const asked = { userName: 'm8', gameCode: 'lucky_times', lang: 'en-US' }
    const time = { realityMin: '60', playedSec: '90', leftSec: '600', breakLoss: '3.00' }
    const opened = await callPagoda('loginGame', { ...asked, ...time }, at)
    const { body } = await app.inject({ url: String(opened.data?.gameUrl) })
    expect(body).toContain('"spell":{"minutes":60,"played":90,"left":600,"offers":true}')
    const session = /"session":"([^"]+)"/.exec(body)?.[1] ?? ''
    const post = async (name: string, of: object) =>
      (await app.inject({ method: 'POST', url: `/sandbox/${name}`, payload: JSON.stringify(of) })).json()
    const round = await post('rounds', { session, stake: 300 })
    const is_offered = round.payout === 0
    expect(await post('spell', { session })).toMatchObject({ staked: 300, won: round.payout, is_offered })
    expect(await post('spell', { session: 's.nobody' })).toEqual({ error: 'session' })
    w.books.prepare('update visits set entered_at = entered_at - 600000 where key = ?').run(session)
    expect(await post('rounds', { session, stake: 100 })).toEqual({ error: 'time' })
  })

  it('R1.9 of which nothing is said of the time asks for no look and has no end', async () => {
    await callPagoda('createUser', { userName: 'm7' }, at)
    const asked = { userName: 'm7', gameCode: 'lucky_times', lang: 'en-US', realityMin: '1.5', leftSec: '' }
    const opened = await callPagoda('loginGame', asked, at)
    const { body } = await app.inject({ url: String(opened.data?.gameUrl) })
    expect(body).toContain('"spell":{"minutes":0,"played":0,"left":null,"offers":false}')
    const session = /"session":"([^"]+)"/.exec(body)?.[1] ?? ''
    const payload = JSON.stringify({ session, stake: 100 })
    expect((await app.inject({ method: 'POST', url: '/sandbox/rounds', payload })).json()).toEqual({ error: 'poor' })
  })

  it('opens once, and each of its rounds is booked before it is shown', async () => {
    await callPagoda('createUser', { userName: 'm9' }, at)
    await callPagoda('transferIn', { orderNo: 'o-9', userName: 'm9', amt: '3.00', currency: 'CNY' }, at)
    const opened = await callPagoda('loginGame', { userName: 'm9', gameCode: 'baccarat_a', lang: 'th-TH' }, at)
    const url = String(opened.data?.gameUrl)
    const page = await app.inject({ url })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('<html lang="th">')
    expect(page.headers['content-security-policy']).toMatch(/^sandbox allow-scripts;/)
    const used = await app.inject({ url })
    expect(used.statusCode).toBe(410)
    // Who reloads a game, or comes forward to it again, finds the way back to where it is opened again, in the language they play in.
    expect(used.body).toContain('<html lang="th">')
    expect(used.body.match(/<a href="\/">/g)).toHaveLength(1)
    const unknown = await app.inject({ url: `${url}x` })
    expect(unknown.body.match(/<a href="\/">/g)).toHaveLength(5)
    const session = /"session":"([^"]+)"/.exec(page.body)?.[1]
    const play = async (stake: number) =>
      (await app.inject({ method: 'POST', url: '/sandbox/rounds', payload: JSON.stringify({ session, stake }) })).json<{
        balance: number
        payout: number
      }>()
    const { balance, payout } = await play(200)
    expect(balance).toBe(300 - 200 + payout)
    expect(await callPagoda('getBalance', { userName: 'm9' }, at)).toMatchObject({
      data: { balance: (balance / 100).toFixed(2) },
    })
    expect(await play(99_900)).toEqual({ error: 'poor' })
    const log = await callPagoda('betLog', { startTime: '2026-01-15 00:00:00.000', pageNo: '1', pageSize: '10' }, at)
    const list = log.data?.list as { userName: string }[] | undefined
    expect(list?.filter(({ userName }) => userName === 'm9')).toMatchObject([{ betAmt: '2.00', betStatus: '1' }])
  })
})
