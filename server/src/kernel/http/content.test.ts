import { startEnv, type Env } from '@moongate/testing/env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '@moongate/testing'
import { sql } from '../db.ts'
import { createContentMemory } from './content.ts'

const answer = (body: string) => async () => ({ status: 200, headers: {}, body })

describe('what visitors read', () => {
  it('is kept only while changes are heard, and made anew after one', async () => {
    const memory = createContentMemory()
    const ask = async (body: string) => (await memory.recall('a', answer(body))).body
    expect([await ask('1'), await ask('2')]).toEqual(['1', '2'])
    memory.setHeard(performance.now())
    expect([await ask('3'), await ask('4')]).toEqual(['2', '2'])
    memory.forget()
    expect([await ask('5'), await ask('6')]).toEqual(['5', '5'])
    memory.setHeard(performance.now() - 1_000)
    expect(await ask('7')).toBe('7')
  })

  it('an answer that was being made while something changed is given to nobody who asks later', async () => {
    const memory = createContentMemory()
    memory.setHeard(performance.now())
    let end: (body: string) => void = () => {}
    const made = new Promise<string>((done) => (end = done))
    const first = memory.recall('a', async () => ({ status: 200, headers: {}, body: await made }))
    memory.forget()
    const later = memory.recall('a', answer('after'))
    end('before')
    expect([(await first).body, (await later).body]).toEqual(['before', 'after'])
    expect((await memory.recall('a', answer('late'))).body).toBe('after')
  })

  it.each([
    ['a refusal', async () => ({ status: 404, headers: {}, body: 'no' })],
    ['a failure', () => Promise.reject(new Error('gone'))],
  ])('%s is not kept', async (_, ask) => {
    const memory = createContentMemory()
    memory.setHeard(performance.now())
    await memory.recall('a', ask).catch(() => {})
    expect((await memory.recall('a', answer('good'))).body).toBe('good')
  })
})

describe('R7.7 the calls of content', () => {
  let env: Env
  beforeAll(async () => void (env = await startEnv({ seed: 'demo', memory: true })))
  afterAll(() => env.stop())
  const read = (headers: Record<string, string> = {}) => env.app.inject({ url: '/api/system/configs?lang=en', headers })

  it('cost no statement while nothing changes, and answer 304 to who has them', async () => {
    await expect.poll(async () => (await countStatements(read)).list).toBe('')
    const etag = String((await read()).headers['etag'])
    const again = await read({ 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it.each([
    [
      'a setting',
      sql`insert into site.configs (key, value) values ('currency_symbol', '"Changed"')
      on conflict (key) do update set value = excluded.value`,
      '/api/system/configs',
    ],
    ['a notice', sql`update site.notices set title = title || '{"en":"Changed"}'::jsonb`, '/api/system/notices'],
    ['a supplier', sql`update games.suppliers set title = title || '{"en":"Changed"}'::jsonb`, '/api/games/apis'],
    ['a game', sql`update games.catalogue set title = title || '{"en":"Changed"}'::jsonb`, '/api/games/lists'],
  ])('are asked for anew after a change of %s', async (_, change, url) => {
    const ask = () => env.app.inject({ url: `${url}?lang=en` })
    await expect.poll(async () => (await countStatements(ask)).list).toBe('')
    await env.owner.run(change)
    await expect.poll(async () => (await ask()).body).toContain('Changed')
  })
})
