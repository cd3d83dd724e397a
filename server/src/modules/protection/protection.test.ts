import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { composeModules } from '../../compose.ts'
import { sql } from '../../kernel/db.ts'
import { formatWireTime } from '../../kernel/time.ts'
import { prepareDraws } from '../lottery/index.ts'
import { createSeamlessBook } from '../mirror/index.ts'
import { findHarmFacts } from './marker.sql.ts'
import { markMembers } from './protection.worker.ts'

let env: Env
const SBX = createSandboxSupplier('SBX')
const { data, ok, outcome, member_id, enterLottery, job } = createScenario(() => env)
let n = 0
const key = () => `protection-test-${++n}`
const HOUR_MS = 3_600_000

type Limit = { kind: string; period: string; amount: string; used: string; wanted: string | null; is_ripe: boolean }
const setLimit = (as: string, kind: string, period: string, amount: string | null) =>
  data<Limit[]>('POST /member/protection/limit', { as, body: { kind, period, amount } })
const confirm = (as: string, kind: string, period: string) =>
  outcome('POST /member/protection/limit/confirm', { as, body: { kind, period } })
const move = (as: string, money: string, api_code = 'JZ') =>
  outcome('POST /game/deposit', { as, key: key(), body: { api_code, money } })

const bet = async (player: string, stake: string, under = key()) => {
  await prepareDraws(env)
  const [{ issue } = { issue: '' }] = await data<{ issue: string }[]>('GET /lottery/list')
  const lines = [{ bet_type: 'sum', selection: 'big', unit_stake: stake }]
  return outcome('POST /jz/bet', { as: player, key: under, body: { code: 'jzssc', issue, lines } })
}
const report = async (as: string, money: string) => {
  const [channel] = await data<{ id: number; type: string; account: string }[]>('GET /payment/normal/list', { as })
  const { id: payment_id = 0, type: payment_type = '', account: payment_account = '' } = channel ?? {}
  const body = {
    name: '王丽丽',
    money,
    hk_at: formatWireTime(env.clock.now(), 'Asia/Shanghai'),
    payment_type,
    payment_id,
    payment_account,
  }
  return outcome('POST /recharge/normal', { as, key: key(), body })
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  await prepareDraws(env)
})
afterAll(() => env.stop())
/** Each case has months of its own, and nobody is protected when it begins. */
beforeEach(async () => {
  await env.owner.run(sql`truncate policy.bars, policy.limits, protection.exclusions, protection.markers`)
  env.clock.advance(62 * 24 * HOUR_MS)
  env.call.forget()
})
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

it('R6.3 a limit of stakes is hit, tightened at once, and loosened a day later and confirmed', async () => {
  await move('alice', '30')
  const player = await enterLottery('alice')
  expect(await bet(player, '6')).toBe('200')
  // What was staked before counts.
  expect((await setLimit('alice', 'stake', 'day', '10')).map(({ used }) => used)).toEqual(['6.00'])
  expect(await bet(player, '5')).toBe('403 policy.limit_reached')
  const under = key()
  expect(await bet(player, '4', under)).toBe('200')
  // Asked for again under its key it is the bet that was taken.
  expect(await bet(player, '4', under)).toBe('200')
  await env.owner.run(sql`delete from kernel.idempotency`)
  expect(await bet(player, '4', under)).toBe('200')
  expect(await bet(player, '1')).toBe('403 policy.limit_reached')

  await setLimit('alice', 'stake', 'day', '40')
  expect(await confirm('alice', 'stake', 'day')).toBe('409 protection.too_early')
  env.clock.advance(24 * HOUR_MS - 1000)
  env.call.forget()
  expect(await confirm('alice', 'stake', 'day')).toBe('409 protection.too_early')
  env.clock.advance(1000)
  expect(await bet(await enterLottery('alice'), '11')).toBe('403 policy.limit_reached')
  expect(await confirm('alice', 'stake', 'day')).toBe('200')
  expect(await confirm('alice', 'stake', 'day')).toBe('409 protection.nothing_waits')
  expect(await bet(await enterLottery('alice'), '11')).toBe('200')
  await setLimit('alice', 'stake', 'day', '11')
  const log = { as: 'erin', query: { action: 'protection.limit_set' } }
  const [told] = (await data<{ data: { before: string; after: string }[] }>('GET /office/audit', log)).data
  expect([told?.before, told?.after]).toEqual([expect.stringContaining('4000'), expect.stringContaining('1100')])
  expect(await bet(await enterLottery('alice'), '1')).toBe('403 policy.limit_reached')
})

it('R6.3 what goes to a supplier with books of its own counts as staked, and comes home at any time', async () => {
  await setLimit('alice', 'loss', 'week', '50')
  expect(await move('alice', '30', 'SBX')).toBe('200')
  expect(await move('alice', '21', 'SBX')).toBe('403 policy.limit_reached')
  expect(await move('alice', '20', 'SBX')).toBe('200')
  expect(
    await outcome('POST /game/withdrawal', { as: 'alice', key: key(), body: { api_code: 'SBX', money: '50' } }),
  ).toBe('200')
  expect(await move('alice', '50', 'SBX')).toBe('200')
  await outcome('POST /game/withdrawal', { as: 'alice', key: key(), body: { api_code: 'SBX', money: '50' } })
})

const words = { game_code: 'g', game_type: 3 as const, game_title: { en: 'g' }, detail: { en: 'd' } }

it('R6.3 a stake that a supplier asks us about is held to the limits too', async () => {
  const book = createSeamlessBook(composeModules(env))
  await ok('GET /game/login', { as: 'alice', query: { api_code: 'SBX' } })
  const player = { member_id: await member_id('alice'), is_demo: false }
  const bet_at = env.clock.now()
  const stake = (bet_id: string, amount: bigint) =>
    book.apply('SBX', { kind: 'bet', event_id: `e-${bet_id}`, bet_id, player, amount, bet_at, ...words })
  await setLimit('alice', 'stake', 'month', '10')
  expect(await stake('one', 900n)).toMatchObject({ verdict: 'done' })
  expect(await stake('two', 101n)).toMatchObject({ verdict: 'insufficient' })
  expect(await stake('three', 100n)).toMatchObject({ verdict: 'done' })
})

it('R6.3 of many deposits at once no more is ordered than the limit allows', async () => {
  await setLimit('alice', 'deposit', 'day', '150')
  const ends = await Promise.all(Array.from({ length: 12 }, () => report('alice', '100')))
  expect(ends.toSorted()).toEqual(['200', ...Array<string>(11).fill('403 policy.limit_reached')])
})

it('R6.3 time is counted while somebody plays, and its limit ends their play', async () => {
  env.call.forget()
  const pulse = () => data<{ seconds: number; staked: string }>('POST /member/protection/pulse', { as: 'alice' })
  await move('alice', '5')
  const player = await enterLottery('alice')
  await setLimit('alice', 'time', 'day', '0.10')
  expect(await pulse()).toMatchObject({ seconds: 0 })
  for (let i = 0; i < 5; i++) env.clock.advance(60_000)
  expect(await pulse()).toMatchObject({ seconds: 300 })
  expect(await bet(player, '1')).toBe('200')
  // What the game asks is the same of the player, and says how much is left; two windows at once count the time once.
  const beat = () => data<{ seconds: number; time_left: number }>('POST /jz/pulse', { as: player })
  env.clock.advance(30_000)
  expect(await Promise.all([beat(), beat(), pulse()])).toMatchObject(
    Array.from({ length: 3 }, () => ({ seconds: 330, time_left: 30 })),
  )
  env.clock.advance(30_000)
  expect(await bet(player, '1')).toBe('403 policy.time_reached')
  expect(await move('alice', '1', 'SBX')).toBe('403 policy.time_reached')
  expect(await outcome('GET /game/login', { as: 'alice', query: { api_code: 'JZ' } })).toBe('403 policy.time_reached')
  expect(await beat()).toMatchObject({ time_left: 0 })
  expect((await setLimit('alice', 'time', 'day', '0.10')).map(({ used }) => used)).toEqual(['0.10'])
  // Eleven minutes away is a pause: it counts for nothing, and the next spell begins anew.
  env.clock.advance(11 * 60_000)
  expect(await pulse()).toMatchObject({ seconds: 0 })
})

it('R6.3 the statement of some days says what the books say', async () => {
  await move('alice', '5')
  await bet(await enterLottery('alice'), '2')
  const today = formatWireTime(env.clock.now(), 'Asia/Shanghai').slice(0, 10)
  const range = { created_at: [`${today.slice(0, 7)}-01`, today] }
  const told = await data<Record<string, string>>('GET /member/protection/statement', { as: 'alice', query: range })
  expect(told).toMatchObject({ staked: '2.00', won: '0.00', result: '-2.00', deposited: '0.00' })
  const none = { created_at: ['2025-02-01', '2025-02-28'] }
  expect(await data('GET /member/protection/statement', { as: 'alice', query: none })).toMatchObject({ staked: '0.00' })
})

it('R6.3 who is shut out plays and deposits nothing, takes home what is theirs, and cannot make it shorter', async () => {
  await move('alice', '50', 'SBX')
  const player = await enterLottery('alice')
  expect(await outcome('POST /member/protection/exclude', { as: 'alice', body: { span: '6m' } })).toBe('200')
  expect(await outcome('GET /member/protection', { as: 'alice' })).toBe('401 auth.force_offline')
  env.call.forget()
  expect(await bet(player, '1')).toMatch(/^40[13] /)
  expect(await move('alice', '1')).toBe('403 policy.protected')
  expect(await report('alice', '100')).toBe('403 policy.protected')
  expect(await outcome('GET /game/login', { as: 'alice', query: { api_code: 'JZ' } })).toBe('403 policy.protected')
  expect(
    await outcome('POST /game/withdrawal', { as: 'alice', key: key(), body: { api_code: 'SBX', money: '50' } }),
  ).toBe('200')
  for (const span of ['1h', '6m'])
    expect(await outcome('POST /member/protection/exclude', { as: 'alice', body: { span } })).toBe(
      '409 protection.longer_holds',
    )
  expect(await data('GET /member/protection', { as: 'alice' })).toMatchObject({
    exclusion: { kind: 'exclusion', span: '6m' },
  })
  env.clock.advance(185 * 24 * HOUR_MS)
  env.call.forget()
  expect(await move('alice', '1')).toBe('200')
})

it('R6.3 what keeps somebody from playing is told: their money is stopped, they are shut out', async () => {
  const standing = () => data('GET /member/protection/standing', { as: 'alice' })
  expect(await standing()).toEqual({ is_frozen: false, exclusion: null })
  const set = (state: string) =>
    outcome(`POST /office/members/${alice}/state`, { as: 'erin', body: { state, reason: 'looked at' } })
  const alice = await member_id('alice')
  expect(await set('frozen')).toBe('200')
  expect(await standing()).toMatchObject({ is_frozen: true })
  expect(await set('active')).toBe('200')
  expect(await outcome('POST /member/protection/exclude', { as: 'alice', body: { span: '24h' } })).toBe('200')
  env.call.forget()
  expect(await standing()).toMatchObject({ is_frozen: false, exclusion: { kind: 'time_out', span: '24h' } })
})

it('R6.3 an exclusion that ends no session is none: both stand, or neither', async () => {
  const exclude = () => outcome('POST /member/protection/exclude', { as: 'alice', body: { span: '6m' } })
  await data('GET /member/protection', { as: 'alice' })
  await env.owner.run(sql`alter table sessions.sessions add constraint goes_on check (ended_at is null) not valid`)
  expect(await exclude()).toBe('500 common.internal')
  expect(await data('GET /member/protection', { as: 'alice' })).toMatchObject({ exclusion: null })
  await env.owner.run(sql`alter table sessions.sessions drop constraint goes_on`)
  expect([await exclude(), await outcome('GET /member/protection', { as: 'alice' })]).toEqual([
    '200',
    '401 auth.force_offline',
  ])
})

it('R6.3 what lies at a supplier when its member is shut out comes home, also where the supplier is silent and where a round ends later', async () => {
  const id = await member_id('alice')
  await move('alice', '50', 'SBX')
  SBX.setDown(true)
  expect(await outcome('POST /member/protection/exclude', { as: 'alice', body: { span: '24h' } })).toBe('200')
  await env.drain()
  expect(SBX.bookOf(id)).toBe(5_000n)
  SBX.setDown(false)
  env.clock.advance(60_000)
  await env.drain()
  expect(SBX.bookOf(id)).toBe(0n)
  SBX.play(id, 700n)
  const [player, now] = [{ member_id: id, is_demo: false }, env.clock.now()]
  const at = { bet_at: now, settled_at: now, changed_at: now }
  SBX.addBet({ id: key(), player, stake: 100n, payout: 800n, status: 'settled', ...at, ...words })
  await job('mirror.pull_all')
  env.clock.advance(HOUR_MS)
  await env.drain()
  expect(SBX.bookOf(id)).toBe(0n)
  env.clock.advance(24 * HOUR_MS)
  await env.drain()
  expect(
    await env.owner.many(sql`select 1 from graphile_worker.jobs where task_identifier = 'protection.home'`),
  ).toEqual([])
})

const placeDeposits = (id: number, count: number, { amount, state, at }: { amount: bigint; state: string; at: Date }) =>
  env.owner
    .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, gift, payer_name, payer_account, remark_code, payment_desc, picture, state, finished_at, created_at)
    select ${id}, gen_random_uuid(), 'DX' || ${id}::text || ${state}::text || ${amount}::text || n, 1, 'company_bank', 'x', 'x', 'CNY', ${amount}, 0, 'x', 'x', 'x', '', '', ${state}, ${at}, ${at} from generate_series(1, ${count}::int) n`)
const mark = async () => {
  await env.db.run(sql`select kernel.enqueue('protection.mark', '{}'::json, null, null, 1)`)
  await env.drain()
}
const findMarked = async () => {
  const { data: rows } = await data<{ data: { name: string; markers: { marker: string; figure: number }[] }[] }>(
    'GET /office/protection/members',
    { as: 'erin', query: { of: 'marked' } },
  )
  return rows
    .flatMap(({ name, markers }) => markers.map(({ marker, figure }) => `${name} ${marker} ${figure}`))
    .toSorted()
}

it('R6.6 one member whose deposits rise beyond all measure keeps nobody else from being marked', async () => {
  const [carol, bobby, now] = [await member_id('carol'), await member_id('bobby'), env.clock.now()]
  const before = new Date(now.getTime() - 20 * 24 * HOUR_MS)
  await placeDeposits(carol, 1, { amount: 1n, state: 'credited', at: before })
  await placeDeposits(carol, 1, { amount: 50_000_000n, state: 'credited', at: now })
  await placeDeposits(bobby, 5, { amount: 100n, state: 'expired', at: now })
  env.clock.advance(1000)
  await mark()
  expect(await findMarked()).toEqual(['bobby failed_deposits 5', 'carol rising_deposits 1000000'])
  await env.owner.run(sql`delete from cashier.deposits where bill_no like 'DX%'`)
})

it('R6.6 deposits that rise are those credited within fourteen days, beside the fourteen before', async () => {
  const [carol, now] = [await member_id('carol'), env.clock.now().getTime()]
  const place = (amount: bigint, days: number, state = 'credited') =>
    placeDeposits(carol, 1, { amount, state, at: new Date(now - days * 24 * HOUR_MS) })
  const [within, a_second] = [14, 1 / 86_400]
  await place(1n, within - a_second)
  await place(2n, within)
  await place(4n, 2 * within - a_second)
  await place(8n, 2 * within)
  await place(16n, 0, 'pending')
  const facts = await findHarmFacts(env.db, [carol], 'Asia/Shanghai')
  expect(facts).toMatchObject([{ deposited: 1n, deposited_before: 6n }])
  await env.owner.run(sql`delete from cashier.deposits where bill_no like 'DX%'`)
})

it('R6.6 members are marked some after the others, and a marker that holds no more goes with its own', async () => {
  const [carol, bobby, now] = [await member_id('carol'), await member_id('bobby'), env.clock.now()]
  await placeDeposits(bobby, 5, { amount: 100n, state: 'expired', at: now })
  await placeDeposits(carol, 5, { amount: 100n, state: 'expired', at: now })
  env.clock.advance(1000)
  await markMembers(env, 1)
  expect(await findMarked()).toEqual(['bobby failed_deposits 5', 'carol failed_deposits 5'])
  await env.owner.run(sql`delete from cashier.deposits where member_id = ${bobby} and bill_no like 'DX%'`)
  await markMembers(env, 1)
  expect(await findMarked()).toEqual(['carol failed_deposits 5'])
  await env.owner.run(sql`delete from cashier.deposits where bill_no like 'DX%'`)
})

it('R6.6 staff see who is protected and whom a rule marks, write of talks, and shut out for longer alone', async () => {
  const id = await member_id('carol')
  await placeDeposits(id, 5, { amount: 100n, state: 'rejected', at: env.clock.now() })
  env.clock.advance(1000)
  await mark()
  const list = await data<{ data: object[] }>('GET /office/protection/members', { as: 'erin', query: { of: 'marked' } })
  expect(list.data).toMatchObject([
    { name: 'carol', markers: [{ marker: 'failed_deposits', figure: 5 }], contacted_at: null },
  ])
  expect(await data('GET /office/protection/summary', { as: 'erin' })).toMatchObject({ marked: 1, unheard: 1 })
  const talk = { way: 'phone', note: 'called, all is well' }
  for (const as of ['erin', 'erin'])
    await data(`POST /office/protection/members/${id}/contacts`, { as, key: 'talk-sent-again', body: talk })
  expect(await data('GET /office/protection/summary', { as: 'erin' })).toMatchObject({ marked: 1, unheard: 0 })
  const shut = (span: string, key?: string) =>
    outcome(`POST /office/protection/members/${id}/exclude`, {
      as: 'erin',
      ...(key && { key }),
      body: { span, reason: 'asked on the phone' },
    })
  expect([await shut('1y', 'shut-again'), await shut('1y', 'shut-again')]).toEqual(['200', '200'])
  expect([await shut('6w'), await shut('ever'), await shut('ever')]).toEqual([
    '409 protection.longer_holds',
    '200',
    '409 protection.longer_holds',
  ])
  expect(await data(`GET /office/protection/members/${id}`, { as: 'erin' })).toMatchObject({
    exclusions: [{ span: 'ever', until: null }, { span: '1y' }],
    contacts: [talk],
  })
})

it('R6.3 a looser limit that was asked for and not confirmed for a week is asked for anew, and is shown no more', async () => {
  await setLimit('alice', 'stake', 'day', '10')
  await setLimit('alice', 'stake', 'day', '40')
  const shown = () =>
    data<{ limits: { wish: string | null; is_ripe: boolean }[] }>('GET /member/protection', { as: 'alice' })
  env.clock.advance(8 * 24 * HOUR_MS - 1000)
  env.call.forget()
  expect((await shown()).limits).toMatchObject([{ wish: 'raise', is_ripe: true }])
  env.clock.advance(1000)
  env.call.forget()
  expect((await shown()).limits).toMatchObject([{ wish: null, wanted: null, ripe_at: null, is_ripe: false }])
  expect(await confirm('alice', 'stake', 'day')).toBe('409 protection.nothing_waits')
  await setLimit('alice', 'stake', 'day', '40')
  expect(await confirm('alice', 'stake', 'day')).toBe('409 protection.too_early')
})
