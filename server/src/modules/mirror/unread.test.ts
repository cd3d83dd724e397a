import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { createIds } from '../../kernel/ids.ts'
import { systemRng } from '../../kernel/rng.ts'
import { offerSupplier, type SupplierPort } from '../games/index.ts'
import { fetchBets } from './pull.ts'

const AT = '2026-01-15T04:00:00Z'
const GAMES = { EMBER: 'phoenix_rise', TIDE: 'dragon_reef' } as const
const ODD = { EMBER: { status: 'paused' }, TIDE: { betStatus: '9' } } as const
type Brand = keyof typeof GAMES
let sandbox: TestSandbox
let env: Env
let suppliers: Record<Brand, SupplierPort>
const alarms: unknown[] = []
const { ok, outcome, member_id } = createScenario(() => env)

beforeAll(async () => {
  sandbox = await startTestSandbox()
  await sandbox.control('POST', 'clock', { at: AT })
  const clock = { now: () => env?.clock.now() ?? new Date(AT) }
  const k = { clock, ids: createIds(clock, systemRng) }
  suppliers = { EMBER: sandbox.connect(k, 'EMBER'), TIDE: sandbox.connect(k, 'TIDE') }
  env = await startEnv({ seed: 'demo', start_at: AT, suppliers })
  for (const code of ['EMBER', 'TIDE'] as const) {
    await offerSupplier(env, suppliers[code], { zh_cn: code })
    await ok('POST /game/deposit', { as: 'alice', key: `unread-of-${code}`, body: { api_code: code, money: '500' } })
  }
})
afterAll(() => Promise.all([env.stop(), sandbox.stop()]))

describe.each(['EMBER', 'TIDE'] as const)('R2.32 bets of %s that cannot be read', (code: Brand) => {
  const tell = async (id: string) => {
    const at = env.clock.now().toISOString()
    const round = { brand: code, player: `m${await member_id('alice')}`, game: GAMES[code], stake: 500, payout: 700 }
    await sandbox.control('POST', 'play', { ...round, id: `${code}-${id}`, at })
    env.clock.advance(1_000)
    await sandbox.control('POST', 'clock', { at: env.clock.now().toISOString() })
  }
  const pull = () => {
    const log = { ...env.log, error: (line: unknown) => void alarms.push(line) } as typeof env.log
    return fetchBets({ ...env, log, suppliers }, suppliers[code])
  }
  const readState = async () => {
    const { suppliers } = (await ok('GET /office/differences', { as: 'frank' })) as unknown as {
      suppliers: {
        api_code: string
        failing_since: string | null
        unread: number
        unread_newest: { entry_key: string }[]
      }[]
    }
    const booked = await env.owner.many<{ bill_no: string }>(
      sql`select bill_no from betting.bets where supplier_code = ${code} order by bill_no`,
    )
    const own = suppliers.find(({ api_code }) => api_code === code)
    return { ...own, booked: booked.map(({ bill_no }) => bill_no.slice(code.length + 1)) }
  }
  const leave = (entry_key: string, as = 'frank') =>
    outcome('POST /office/differences/unread/leave', {
      as,
      body: { api_code: code, entry_key, reason: 'the supplier knows nothing of it' },
    })

  it('are set aside for people and hold up no other, count nowhere, and are booked once they can be read, or put aside by people until they are told otherwise', async () => {
    alarms.length = 0
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await tell(id)
    await sandbox.control('POST', 'told', { brand: code, id: `${code}-b`, told: ODD[code] })
    await sandbox.control('POST', 'told', { brand: code, id: `${code}-d`, told: 'nonsense' })
    await pull()
    expect(alarms.splice(0)).toEqual([
      expect.objectContaining({ alarm: 'bet_unread', supplier: code, count: 2, entry_key: `${code}-b` }),
    ])
    await pull()
    expect(alarms).toEqual([])
    expect(await readState()).toMatchObject({
      booked: ['a', 'c', 'e', 'f', 'g'],
      failing_since: null,
      unread: 2,
      unread_newest: expect.arrayContaining([
        expect.objectContaining({ entry_key: `${code}-b`, raw: expect.stringContaining(GAMES[code]) }),
        expect.objectContaining({ raw: '"nonsense"' }),
      ]),
    })
    expect(await env.invariants()).toEqual([])

    await sandbox.control('DELETE', 'told')
    await pull()
    expect(await readState()).toMatchObject({ booked: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], unread: 1 })
    expect(await env.invariants()).toEqual([])

    await tell('h')
    await sandbox.control('POST', 'told', { brand: code, id: `${code}-h`, told: ODD[code] })
    await pull()
    const { unread_newest } = await readState()
    const keys = unread_newest?.map(({ entry_key }) => entry_key) ?? []
    expect(keys).toEqual([`${code}-h`, expect.stringMatching(/^#/)])
    expect(await leave(`${code}-h`, 'sofia')).toBe('403 common.forbidden')
    for (const key of keys) expect([await leave(key), await leave(key)]).toEqual(['200', '404 mirror.unread_not_found'])
    const recorded = await env.owner.many(
      sql`select target, reason, before ->> 'raw' as raw from audit.entries where action = 'mirror.unread_left' order by id desc limit 2`,
    )
    expect(recorded[0]).toEqual({
      target: `supplier:${code}`,
      reason: 'the supplier knows nothing of it',
      raw: '"nonsense"',
    })
    alarms.length = 0
    await pull()
    expect([await readState(), alarms]).toMatchObject([{ unread: 0, unread_newest: [] }, []])

    await sandbox.control('POST', 'told', { brand: code, id: `${code}-h`, told: { ...ODD[code], game: 'another' } })
    await pull()
    expect(await readState()).toMatchObject({ unread: 1, unread_newest: [{ entry_key: `${code}-h` }] })
    await sandbox.control('DELETE', 'told')
    await pull()
    expect(await readState()).toMatchObject({ unread: 0, booked: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] })
    expect(await env.invariants()).toEqual([])
  })
})
