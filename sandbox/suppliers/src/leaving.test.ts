import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisit } from './actions.ts'
import { openBooks } from './books.ts'
import { BRANDS } from './brands.ts'
import { leaveVisit } from './leaving.ts'
import { createPlayer } from './players.ts'
import { enterVisit, playVisit } from './rounds.ts'
import { buildServer } from './serve.ts'
import { createWorld, type World } from './world.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-leaving-'))
let w: World
let app: FastifyInstance
let url = ''

beforeAll(async () => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, code]))
  w = createWorld({ books: openBooks(dir), secrets, control_secret: 'control', operator: 'us', currency: 'CNY' })
  app = await buildServer(w)
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const brand of ['JADE', 'LOTUS']) createPlayer(w, brand, 'm1')
})
afterAll(async () => {
  await app.close()
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

const open = async (brand: string, game: string, visit?: string): Promise<string> => {
  const opened = await openVisit(w, { brand, player: 'm1', game, lang: 'th', ...(visit && { visit }) })
  return (opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined) ?? ''
}
const enter = (key: string): string => enterVisit(w, key)?.session ?? ''
const leave = async (visit: string, player = 'm1') => {
  const told = await leaveVisit(w, { brand: 'LOTUS', player, visit })
  return told.kind === 'answer' ? told.value : told.kind
}
const play = (session: string) => playVisit(w, session, 100)

describe('R4.4 a visit that its operator ends', () => {
  it('plays no more on any of its pages, and one of another name plays on', async () => {
    const sessions = [
      await open('LOTUS', '', 'one'),
      await open('LOTUS', '', 'one'),
      await open('LOTUS', '', 'two'),
    ].map(enter)
    expect([await leave('one', 'm2'), await leave('one')]).toEqual([0, 2])
    expect(sessions.map((session) => play(session))).toEqual([
      { error: 'session' },
      { error: 'session' },
      { error: 'poor' },
    ])
  })

  it('says what it was where its address was not used yet, in the language of who would have come', async () => {
    const key = await open('LOTUS', 'blackjack', 'unused')
    expect(await leave('unused')).toBe(1)
    const page = await app.inject({ url: `/sandbox/games/${key}` })
    expect([page.statusCode, page.body.includes('lang="th"')]).toEqual([410, true])
  })

  it('opens nothing any more, also where nothing was opened before', async () => {
    expect([await leave('never'), await open('LOTUS', '', 'never'), await leave('never')]).toEqual([0, '', 0])
    expect(await open('LOTUS', '', 'ever')).not.toBe('')
  })

  it('R1.1 tells those who watch nothing more', async () => {
    const session = enter(await open('JADE', 'baccarat_a', 'live'))
    const watch = () =>
      fetch(`${url}/sandbox/live/watch`, { method: 'POST', body: JSON.stringify({ session, table: 'B1' }) })
    const lines = (await watch()).text()
    await leaveVisit(w, { brand: 'JADE', player: 'm1', visit: 'live' })
    expect((await lines).endsWith('\n')).toBe(true)
    expect([await (await watch()).json(), w.watchers.size, w.streams.size]).toEqual([{ error: 'session' }, 0, 0])
  })
})
