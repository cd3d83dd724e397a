import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, gameContract } from '@moongate/game-contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { buildServer } from '../serve.ts'
import { createWorld, type World } from '../world.ts'
import { serveCalls } from './calls.ts'
import { renderClient } from './page.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-calls-'))
let w: World
let app: FastifyInstance

beforeAll(async () => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, code]))
  w = createWorld({ books: openBooks(dir), secrets, control_secret: 'control', operator: 'us', currency: 'CNY' })
  app = await buildServer(w)
})
afterAll(async () => {
  await app.close()
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

const names = Object.entries(gameContract).flatMap(([kind, { calls }]) =>
  Object.keys(calls).map((name) => `${kind}/${name}`),
)
const ask = (to: FastifyInstance, path: string, payload: string) =>
  to.inject({ method: 'POST', url: `/sandbox/${path}`, payload, headers: { 'content-type': 'text/plain' } })

describe('R1.1 a call of a game page', () => {
  it.each(names)('%s refuses what it is not asked with, and who is nobody', async (path) => {
    for (const body of ['', '{', 'null', '[]', '{}', '{"session":7}', `{"session":"${'s'.repeat(101)}"}`]) {
      const reply = await ask(app, path, body)
      expect([body, reply.statusCode, reply.json()]).toEqual([body, 422, { error: 'unknown' }])
    }
  })

  it.each(['live', 'sports'])('the stream of %s tells nothing to who is nobody', async (kind) => {
    for (const body of ['', '{', '{}', '{"session":"s.none","table":"","match":""}'])
      expect((await ask(app, `${kind}/watch`, body)).json()).toEqual({ error: 'session' })
  })

  it.each([
    ['a told one that lacks something', { seconds: 1, staked: 0, won: 0 }],
    ['one that tells more', { seconds: 1, staked: 0, won: 0, is_offered: false, secret: 'words' }],
    ['a refusal that nobody knows', { error: 'tired' }],
  ])('tells nobody %s', async (_case, told) => {
    const wrong = Fastify()
    wrong.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    const none = (): { error: 'session' } => ({ error: 'session' })
    const spell = () => told as Answer<'slots', 'spell'>
    serveCalls(wrong, 'slots', { spin: none, seat: none, round: none, history: none, spell })
    const reply = await ask(wrong, 'slots/spell', '{"session":"s.1"}')
    expect([reply.statusCode, reply.body.includes('words')]).toEqual([500, false])
    expect((await ask(wrong, 'slots/seat', '{"session":"s.1"}')).json()).toEqual({ error: 'session' })
    await wrong.close()
  })
})

it('R1.1 a page is not opened with what its client does not know', () => {
  const spell = { minutes: 0, played: 0, left: null, offers: false }
  const visit = { session: 's.1', title: 'T', brand: 'B', lang: 'en' as const, sign: '¥', balance: -1, spell }
  expect(() => renderClient('fishing', visit)).toThrow(/balance/)
})
