import { type Env, startEnv } from '@moongate/testing/env'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { createIds } from '../src/kernel/ids.ts'
import { systemRng } from '../src/kernel/rng.ts'
import { offerSupplier } from '../src/modules/games/index.ts'

/** Two brands of each dialect: the second of a pair keeps a transfer that never ends. */
const BRANDS = { meridian: ['AURUM', 'EMBER'], pagoda: ['JADE', 'NOVA'] } as const
const CODES = Object.values(BRANDS).flat()
/** How long adapters wait for a transfer: long, but for one that meets a fault. */
const patience = { move_ms: 20_000 }
const [SHORT_MS, SLOW_MS] = [1_000, 1_500]

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
  patience.move_ms = SHORT_MS
  await env.call(route, asked)
  patience.move_ms = 20_000
}
const readBook = async (brand: string) => {
  const { players, transfers } = await sandbox.readBook(brand)
  return { balance: players[0]?.balance ?? 0, last: transfers.at(-1) }
}
const readLast = (api_code: string) =>
  env.owner.one<{ state: string }>(
    sql`select state from wallet.transfers where supplier_code = ${api_code} order by created_at desc, id desc limit 1`,
  )

const hasOpen = async () =>
  (await env.owner.many(sql`select from wallet.transfers where state in ('sent', 'unknown')`)).length > 0

/** The moments of the questions, until none is open. */
const letTimePass = async (steps_s: readonly number[] = [2, 5, 15, 60, 300]) => {
  for (const seconds of steps_s) {
    if (!(await hasOpen())) return
    env.clock.advance(seconds * 1000)
    await stopClocks()
    await env.drain()
  }
}
const A_DAY_S = [2, 5, 15, 60, 300, 86_400]

/** Each fault: how the call ends at once, what it comes to, and how much of 20.00 lies there then. */
const FAULTS = [
  ['never_answers', {}, 'unknown', 'rejected', 0],
  ['applies_then_silent', {}, 'unknown', 'confirmed', 2000],
  ['fails_then_applies', { delay_ms: 30_000 }, 'unknown', 'confirmed', 2000],
  ['applies_each_time', {}, 'unknown', 'confirmed', 2000],
  ['says_ok_does_nothing', {}, 'unknown', 'rejected', 0],
  ['slow', { delay_ms: SLOW_MS }, 'unknown', 'confirmed', 2000],
  ['maintenance', {}, 'rejected', 'rejected', 0],
] as const

describe.each(Object.entries(BRANDS))('R4.14 a supplier that speaks %s', (_dialect, [code, other]) => {
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

  it.each(FAULTS)('whose transfer in %s', async (fault, more, first, last, there) => {
    const before = await centre()
    await breakNext(code, fault, { calls: ['transfer'], ...more })
    await callBroken('POST /game/deposit', move(code, '20'))
    expect(await readLast(code)).toEqual({ state: first })
    await letTimePass()
    expect(await readLast(code)).toEqual({ state: last })
    expect((await readBook(code)).balance).toBe(there)
    expect(await mirror()).toBe(BigInt(there))
    await bringHome()
    expect(await centre()).toBe(before)
  })

  it.each([
    ['never_answers', 'rejected', 3000],
    ['applies_then_silent', 'confirmed', 0],
    ['fails_then_applies', 'confirmed', 0],
    ['says_ok_does_nothing', 'rejected', 3000],
  ] as const)('whose transfer out %s', async (fault, last, there) => {
    const before = await centre()
    await ok('POST /game/deposit', move(code, '30'))
    await breakNext(code, fault, { calls: ['transfer'] })
    await callBroken('POST /game/withdrawal', move(code, '30'))
    expect(await readLast(code)).toEqual({ state: 'unknown' })
    await letTimePass()
    expect(await readLast(code)).toEqual({ state: last })
    expect((await readBook(code)).balance).toBe(there)
    await bringHome()
    expect(await centre()).toBe(before)
  })

  it('that has never heard of a transfer, and then has: nothing goes back too early', async () => {
    await breakNext(code, 'applies_then_silent')
    await breakNext(code, 'not_found', { times: 2 })
    await callBroken('POST /game/deposit', move(code, '20'))
    await letTimePass([2, 5])
    expect(await readLast(code)).toEqual({ state: 'unknown' })
    await letTimePass([15])
    expect(await readLast(code)).toEqual({ state: 'confirmed' })
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

  it('that moves another amount is left to people, and nobody is told that it is done', async () => {
    await breakNext(other, 'wrong_amount')
    await ok('POST /game/deposit', move(other, '20'))
    expect(await readLast(other)).toEqual({ state: 'unknown' })
    await letTimePass(A_DAY_S)
    env.call.forget()
    expect(await readLast(other)).toEqual({ state: 'manual' })
    expect((await readBook(other)).last).toMatchObject({ amount: 2000, applied: 1000, state: 'applied' })
  })
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
