import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { createIds } from '../src/kernel/ids.ts'
import { systemRng } from '../src/kernel/rng.ts'
import { offerSupplier } from '../src/modules/games/index.ts'
import type { FaultName } from '../../sandbox/suppliers/src/faults.rules.ts'
import { listCells, listLeftOut, type Moment } from '../../tools/docs/fault-cells.ts'

/** A brand of each dialect. */
const BRANDS = { meridian: 'AURUM', pagoda: 'JADE' } as const
const CODES = Object.values(BRANDS)
/** How long adapters wait: long, but for a call that meets a fault. */
const LONG_MS = 20_000
const SHORT_MS = 500
const patience = { move_ms: LONG_MS, ask_ms: LONG_MS }
const DELAYS: Partial<Record<FaultName, { delay_ms: number }>> = {
  slow: { delay_ms: 900 },
  fails_then_applies: { delay_ms: 30_000 },
}
const CELLS = listCells()

let sandbox: TestSandbox
let env: Env
const { ok, outcome, wallets } = createScenario(() => env)
let n = 0
/** Each a second after the one before, so that the last one can be told. */
const move = (api_code: string, money: string) => {
  env.clock.advance(1000)
  return { as: 'alice', key: `fault-test-${++n}`, body: { api_code, money } }
}

/** The same hour in both programs. */
const stopClocks = () => sandbox.control('POST', 'clock', { at: env.clock.now().toISOString() })

beforeAll(async () => {
  sandbox = await startTestSandbox()
  const clock = { now: () => env.clock.now() }
  const k = { clock, ids: createIds(clock, systemRng) }
  const suppliers = Object.fromEntries(CODES.map((code) => [code, sandbox.connect(k, code, patience)]))
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers })
  await stopClocks()
  for (const code of CODES) await offerSupplier(env, suppliers[code]!, { zh_cn: code })
})
afterAll(() => Promise.all([env.stop(), sandbox.stop()]))
afterEach(async () => {
  await sandbox.control('DELETE', 'faults')
  expect(await env.invariants()).toEqual([])
})

const breakNext = (brand: string, fault: string, more: object = {}) =>
  sandbox.control('POST', 'faults', { brand, fault, times: 1, ...more })
/** Makes a transfer that meets a fault. */
const callBroken = async (route: string, asked: ReturnType<typeof move>) => {
  await impatiently(() => env.call(route, asked))
}
const impatiently = async (work: () => Promise<unknown>) => {
  Object.assign(patience, { move_ms: SHORT_MS, ask_ms: SHORT_MS })
  await work()
  Object.assign(patience, { move_ms: LONG_MS, ask_ms: LONG_MS })
}
/** A transfer that was applied, and nobody has said so. */
const makeUnclear = async (code: string) => {
  await breakNext(code, 'fails_then_applies', { delay_ms: 0 })
  await ok('POST /game/deposit', move(code, '20'))
}
const askByStaff = async (api_code: string) => {
  const { id } = await readLast(api_code)
  env.call.forget()
  env.clock.advance(30_000) // a code of the second factor is good once
  await stopClocks()
  await ok(`POST /office/transfers/${id}/ask`, { as: 'frank', key: `fault-test-${++n}`, body: {} })
}
const readBook = async (brand: string) => {
  const { players, transfers } = await sandbox.readBook(brand)
  const { id } = await readLast(brand)
  return { balance: players[0]?.balance ?? 0, last: transfers.find((t) => t.id === id) }
}
const readLast = (api_code: string) =>
  env.owner.one<{ id: string; state: string }>(
    sql`select id, state from wallet.transfers where supplier_code = ${api_code} order by created_at desc, id desc limit 1`,
  )

const hasOpen = async () =>
  (await env.owner.many(sql`select from wallet.transfers where state in ('sent', 'unknown')`)).length > 0

/** The moments of the questions, until the supplier is asked no more. */
const letTimePass = async (steps_s: readonly number[] = [2, 5, 15, 60, 300]) => {
  for (const seconds of steps_s) {
    if (!(await hasOpen())) return
    env.clock.advance(seconds * 1000)
    await stopClocks()
    await env.drain()
  }
}
const A_DAY_S = [2, 5, 15, 60, 300, 86_400]

describe.each(Object.entries(BRANDS))('R4.14 a supplier that speaks %s', (_dialect, code) => {
  const centre = async () => (await wallets('alice')).money
  /** What this program holds of the member's money there, by our own books. */
  const mirror = async () =>
    (
      await env.owner.maybe<{ balance: bigint }>(
        sql`select balance from ledger.balances where account_kind = ${`supplier:${code}`} and balance <> 0`,
      )
    )?.balance ?? 0n
  const bringHome = async () => {
    const { balance } = await readBook(code)
    if (balance > 0) await ok('POST /game/withdrawal', move(code, (balance / 100).toFixed(2)))
  }

  /** What the books say of the last transfer, and whether both agree on the balance. */
  const compare = async () => {
    const { state } = await readLast(code)
    return { state, differs: BigInt((await readBook(code)).balance) - (await mirror()) }
  }
  const run: Readonly<Record<Moment, (fault: FaultName) => Promise<void>>> = {
    sent_in: async (fault) => {
      await breakNext(code, fault, { calls: ['transfer'], ...DELAYS[fault] })
      await callBroken('POST /game/deposit', move(code, '20'))
    },
    sent_out: async (fault) => {
      await ok('POST /game/deposit', move(code, '20'))
      await breakNext(code, fault, { calls: ['transfer'], ...DELAYS[fault] })
      await callBroken('POST /game/withdrawal', move(code, '20'))
    },
    record: async (fault) => {
      await breakNext(code, fault, { calls: ['status'], ...DELAYS[fault] })
      await callBroken('POST /game/deposit', move(code, '20'))
    },
    asked: async (fault) => {
      await makeUnclear(code)
      await breakNext(code, fault, { calls: ['status'], ...DELAYS[fault] })
      await impatiently(() => letTimePass([2]))
    },
    manual: async (fault) => {
      await makeUnclear(code)
      await sandbox.control('POST', 'faults', { brand: code, fault: 'maintenance', calls: ['status'] })
      await letTimePass(A_DAY_S)
      await sandbox.control('DELETE', 'faults')
      await breakNext(code, fault, { calls: ['status'], ...DELAYS[fault] })
      await impatiently(() => askByStaff(code))
    },
  }

  it.each(CELLS)('that meets $fault at $moment', async ({ fault, moment, outcome: [first, last] }) => {
    env.call.forget()
    const before = await centre()
    await run[moment](fault)
    expect(await readLast(code)).toMatchObject({ state: first })
    await letTimePass(A_DAY_S)
    if (moment === 'manual') await askByStaff(code)
    if (last !== 'manual') expect(await compare()).toEqual({ state: last, differs: 0n })
    else {
      expect((await readBook(code)).last).toMatchObject({ amount: 2000, applied: 1000, state: 'applied' })
      expect(await readLast(code)).toMatchObject({ state: last })
      await sandbox.control('POST', 'corrections', { brand: code })
      await askByStaff(code)
      expect(await compare()).toEqual({ state: 'confirmed', differs: 0n })
    }
    env.call.forget()
    await bringHome()
    expect(await centre()).toBe(before)
  })

  it('that has never heard of a transfer, and then has: nothing goes back too early', async () => {
    await breakNext(code, 'applies_then_silent')
    await breakNext(code, 'not_found', { times: 2 })
    await callBroken('POST /game/deposit', move(code, '20'))
    await letTimePass([2, 5])
    expect(await readLast(code)).toMatchObject({ state: 'unknown' })
    await letTimePass([15])
    expect(await readLast(code)).toMatchObject({ state: 'confirmed' })
    await bringHome()
  })

  it('that shows an old balance gives out no more than lies there, and then all of it', async () => {
    await ok('POST /game/deposit', move(code, '10'))
    await ok('POST /game/withdrawal', move(code, '4'))
    await breakNext(code, 'stale_balance')
    expect(await outcome('POST /game/recovery_last', { as: 'alice', key: `fault-test-${++n}`, body: {} })).toBe('200')
    expect((await readBook(code)).balance).toBe(600)
    await ok('POST /game/recovery_last', { as: 'alice', key: `fault-test-${++n}`, body: {} })
    expect((await readBook(code)).balance).toBe(0)
  })
})

it('leaves no cell of the table out that a fault can reach, but those in which a supplier would break its word', () => {
  expect(listLeftOut()).toEqual(['not_found manual'])
})

describe('a supplier that is killed', () => {
  it('is started again where it was, and its books hold all that it has answered', async () => {
    const port = sandbox.connect(env, 'KOI')
    const player = { member_id: 4711, is_demo: false }
    await stopClocks()
    expect(await port.createPlayer(player)).toMatchObject({ outcome: 'ok' })
    const transfer = { transfer_id: env.ids.uuid(), player, amount: 1234n }
    expect(await port.transferIn(transfer)).toMatchObject({ outcome: 'ok' })
    sandbox.kill9()
    await expect
      .poll(
        () =>
          stopClocks().then(
            () => 'back',
            () => 'away',
          ),
        { timeout: 20_000 },
      )
      .toBe('back')
    expect(await port.balance(player)).toBe(1234n)
    expect(await port.transferIn(transfer)).toMatchObject({ outcome: 'ok' })
    expect(await port.transferStatus(transfer.transfer_id, 1234n)).toMatchObject({ outcome: 'ok' })
    expect(await port.transferStatus(transfer.transfer_id, 1235n)).toMatchObject({ outcome: 'unknown' })
    expect(await port.balance(player)).toBe(1234n)
  })
})
