import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { depositCredited } from '../cashier/index.ts'
import { emit } from '../../kernel/outbox.ts'
import { setFrozen } from '../ledger/index.ts'
import { holdMember, shutOut, switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { findDue } from './grant.sql.ts'
import { DAY_MS, type Own, START, connectSuppliers, createSpins } from './test-spins.ts'

let env: Env
let sandbox: TestSandbox
const { data, ok, outcome } = createScenario(() => env)

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const suppliers = connectSuppliers(sandbox, () => env.clock.now())
  env = await startEnv({ seed: 'demo', start_at: START, suppliers })
  await open()
})
afterAll(async () => {
  await env.stop()
  await sandbox.stop()
})

let own: Own
const {
  key,
  advance,
  open,
  logIn,
  makeMember,
  list,
  newest,
  claimRabbit,
  claimCode,
  play,
  pull,
  hear,
  sweep,
  centre,
  bookOf,
  giveByStaff,
} = createSpins({ env: () => env, sandbox: () => sandbox, own: () => own })
beforeEach(async () => {
  own = await makeMember()
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R1.5 free spins of a member', () => {
  it('are claimed, told to the supplier, played, and each win is real money once', async () => {
    const { id, state } = await claimRabbit()
    expect(state).toBe('asked')
    await env.drain()
    expect(await newest()).toMatchObject({ state: 'ready', left: 10, won: '0.00' })
    expect(await bookOf(id)).toMatchObject({ spins: 10, played: 0, state: 'open' })
    await play(id, 150)
    await play(id, 0)
    await pull()
    await pull()
    expect(await newest()).toMatchObject({ state: 'ready', left: 8, won: '1.50', credited: '1.50' })
    expect(await centre()).toBe('1.50')
    for (let spin = 0; spin < 8; spin += 1) await play(id, 25)
    await pull()
    expect(await newest()).toMatchObject({ state: 'played', left: 0, won: '3.50', credited: '3.50' })
    expect(await centre()).toBe('3.50')
    const { data: log } = await data<{ data: { operate_type_text: string; money: string }[] }>('POST /moneylog', {
      as: own.as,
      body: {},
    })
    expect(log.map(({ operate_type_text }) => operate_type_text)).toContain('免费旋转奖金')
  })

  it('are claimed once, and not by an unknown code or a code of others', async () => {
    await claimRabbit()
    const [first] = (await list()).offers
    expect(first?.is_claimed).toBe(true)
    const ask = (body: object) => outcome('POST /freespins/claim', { as: own.as, key: key(), body })
    expect(await ask({ offer_id: first?.id })).toBe('409 freespins.claimed')
    expect(await ask({ code: 'nothing' })).toBe('404 freespins.code_unknown')
    expect(await ask({ offer_id: 2 })).toBe('404 freespins.offer_not_found')
    expect(await ask({ offer_id: 3 })).toBe('404 freespins.offer_not_found')
  })

  it('of a code become one bonus of all wins, when no other bonus is open', async () => {
    const { id } = await claimCode()
    await env.drain()
    for (let spin = 0; spin < 20; spin += 1) await play(id, 30, { brand: 'KOI' })
    await pull()
    expect(await newest()).toMatchObject({ state: 'played', won: '6.00', credited: '6.00' })
    expect(await centre()).toBe('0.00')
    const { open } = await data<{ open: object }>('GET /bonus/list', { as: own.as })
    expect(open).toMatchObject({ kind: 'free_spins', money: '6.00', required: '30.00', state: 'running' })
    await sweep()
    expect((await newest()).credited).toBe('6.00')
  })

  it('wait with their bonus until the one that runs has ended', async () => {
    const [one, two] = [await claimCode(), await giveByStaff(2)]
    await env.drain()
    for (const { id } of [one, two]) for (let spin = 0; spin < 20; spin += 1) await play(id, 30, { brand: 'KOI' })
    await pull()
    const states = async () => (await list()).grants.map(({ state }) => state).toSorted()
    expect(await states()).toEqual(['counting', 'played'])
    expect(await findDue(env.db)).toEqual([])
    const { open } = await data<{ open: { id: string } }>('GET /bonus/list', { as: own.as })
    await ok('POST /bonus/cancel', { as: own.as, key: key(), body: { id: open.id } })
    await sweep()
    expect(await states()).toEqual(['played', 'played'])
  })

  it('come with a deposit that is large enough, each deposit once, of no other money, and not while they are switched off, nor to one who is shut out', async () => {
    const deposit = async (id: string, amount: bigint, asset = 'CNY') => {
      const about = { member_id: own.id, asset, bill_no: `D-${id}`, channel_id: 1, payment_type: 'bank' }
      await env.db.tx((tx) => emit(tx, depositCredited, { ...about, id, amount }))
      await env.drain()
    }
    const [small, large] = [env.ids.uuid(), env.ids.uuid()]
    await deposit(small, 499_99n)
    await deposit(large, 500_00n)
    await deposit(large, 500_00n)
    await deposit(env.ids.uuid(), 500_00n, 'PLAY')
    await putSetting(env.db, switchSettings.promotions, '0')
    await deposit(env.ids.uuid(), 500_00n)
    await putSetting(env.db, switchSettings.promotions, '1')
    await env.db.tx(async (tx) => {
      await holdMember(tx, own.id)
      await shutOut(tx, own.id, null)
    })
    await deposit(env.ids.uuid(), 500_00n)
    expect((await list()).grants).toMatchObject([{ state: 'ready', left: 15 }])
  })

  it('that run out are taken back at the supplier, and what was played before is paid', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 80)
    await advance(8 * DAY_MS)
    own.as = await logIn(own.name)
    await sweep()
    expect(await newest()).toMatchObject({ state: 'counting', left: 0 })
    expect(await findDue(env.db)).toEqual([])
    expect(await bookOf(id)).toMatchObject({ played: 1, state: 'closed' })
    await expect(play(id, 80)).rejects.toThrow('over')
    await pull()
    expect(await newest()).toMatchObject({ state: 'expired', played: 1, credited: '0.80' })
    expect(await centre()).toBe('0.80')
  })

  it('count by their grant also where its id is told in capitals', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await hear(id.toUpperCase(), 20n)
    expect(await newest()).toMatchObject({ played: 1, credited: '0.20' })
  })

  it('bring no more than the offer says', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 50_00)
    await play(id, 50_00)
    await pull()
    expect(await newest()).toMatchObject({ won: '100.00', credited: '88.00' })
  })

  it('R6.3 that were to become a bonus wait with it while their member is shut out of gifts, and its days begin after', async () => {
    const { id } = await claimCode()
    await env.drain()
    for (let spin = 0; spin < 20; spin += 1) await play(id, 30, { brand: 'KOI' })
    await env.db.tx(async (tx) => {
      await holdMember(tx, own.id)
      await shutOut(tx, own.id, new Date(env.clock.now().getTime() + 30 * DAY_MS))
    })
    await pull()
    const open = async () => (await data<{ open: object | null }>('GET /bonus/list', { as: own.as })).open
    expect([(await newest()).state, await open(), await findDue(env.db)]).toEqual(['counting', null, []])
    await advance(30 * DAY_MS)
    own.as = await logIn(own.name)
    await sweep()
    expect(await newest()).toMatchObject({ state: 'played', won: '6.00', credited: '6.00' })
    expect(await open()).toMatchObject({ kind: 'free_spins', money: '6.00', wagered: '0.00', state: 'running' })
  })

  it('of a member whose money is stopped are credited when it is free again', async () => {
    const { id } = await claimRabbit()
    await env.drain()
    await play(id, 20)
    await pull()
    await env.db.tx((tx) => setFrozen(tx, own.id, true))
    await play(id, 80)
    await pull()
    expect(await newest()).toMatchObject({ played: 2, won: '1.00', credited: '0.20' })
    await env.db.tx((tx) => setFrozen(tx, own.id, false))
    await sweep()
    expect(await newest()).toMatchObject({ credited: '1.00' })
  })
})
