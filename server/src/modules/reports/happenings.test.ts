import { countStatements } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { prepareDraws } from '../lottery/index.ts'
import { putSetting } from '../site/index.ts'
import { happeningsSetting } from './reports.settings.ts'

type Told = { kind: string; name: string; money: string; game: string; seconds: number | null }
type Ticker = { issue: string; draw_at: number }
const TERMS = { on: true, from_members: 2, hours: 24 }
let env: Env
const { data, ok, enterLottery } = createScenario(() => env)
let n = 0
/** What alice was to be paid, and what was told before carol won. */
let net = ''
let before: Told[]
const ask = (as: string, body: object) => ({ as, key: `happenings-${++n}`, body })
const read = (lang = 'zh_cn') => data<Told[]>('GET /system/happenings', { lang })
/** What was told before is old by then. */
const readLater = () => {
  env.clock.advance(10_001)
  return read()
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  await makeHistory()
})
beforeEach(async () => {
  env.call.forget()
  await putSetting(env.db, happeningsSetting, TERMS)
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** Big and small of one sum: whatever is drawn, one of the two wins. */
const winSurely = async (as: string) => {
  await ok('POST /game/deposit', ask(as, { api_code: 'JZ', money: '100' }))
  const access_token = await enterLottery(as)
  const [ticker] = await data<Ticker[]>('GET /lottery/list')
  const lines = ['big', 'small'].map((selection) => ({ bet_type: 'sum', selection, unit_stake: '10' }))
  await ok('POST /jz/bet', ask(access_token, { code: 'jzssc', issue: ticker?.issue, lines }))
  env.clock.set(new Date(ticker?.draw_at ?? 0))
  await env.drain()
}
const act = async (queue: string, step: string) => {
  const [order] = (
    await data<{ data: { id: string }[] }>(`GET /office/${queue}`, { as: 'frank', query: { open: '1' } })
  ).data
  await ok(`POST /office/${queue}/${order?.id}/${step}`, { as: 'frank', body: {} })
}
const bringMoney = async (as: string) => {
  await ok('POST /member/bank', {
    as,
    body: { bank_type: 'ICBC', card_no: '6222020200001234', bank_address: '上海徐汇支行', owner_name: '陈凯蓉' },
  })
  type Channel = { id: number; type: string; account: string }
  const [channel] = await data<Channel[]>('GET /payment/normal/list', { as })
  const { id: payment_id, type: payment_type, account: payment_account } = channel as Channel
  const body = { name: '陈凯蓉', money: '500', hk_at: '2026-01-15 11:55:00', payment_type, payment_id, payment_account }
  await ok('POST /recharge/normal', ask(as, body))
  await act('deposits', 'credit')
}
const withdraw = async (as: string, seconds: number) => {
  const member_bank_id = (await data<{ id: number }[]>('GET /member/bank', { as }))[0]?.id
  net = (await data<{ net_money: string }>('POST /drawing/quote', { as, body: { money: '100' } })).net_money
  await ok('POST /drawing', ask(as, { member_bank_id, money: '100', qk_pwd: '888888', member_remark: 'rent' }))
  env.clock.advance(seconds * 1000)
  await act('withdrawals', 'approve')
  await act('withdrawals', 'paid')
}

const makeHistory = async () => {
  await putSetting(env.db, happeningsSetting, TERMS)
  await withdraw('alice', 75)
  await winSurely('alice')
  before = await readLater()
  await bringMoney('carol')
  await winSurely('carol')
}

describe('R1.11 R2.28 the newest wins and payouts', () => {
  it('are those of the records: names masked, a win without its stake and a payout without its fee', async () => {
    const asked = ask('carol', { betTime: ['2026-01-15', '2026-01-15'] })
    const bets = await data<{ data: { net_amount: string }[] }>('POST /game/record', asked)
    const won = bets.data.map((bet) => bet.net_amount).find((net_amount) => !net_amount.startsWith('-'))
    expect(won).toBeDefined()
    expect(await readLater()).toEqual([
      { kind: 'win', name: 'c***', money: won, game: '金月时时彩', seconds: null },
      { kind: 'win', name: 'a***', money: expect.any(String), game: '金月时时彩', seconds: null },
      { kind: 'payout', name: 'a***', money: net, game: '', seconds: 75 },
    ])
    expect((await read('en'))[0]?.game).toBe('Golden Moon Five')
  })

  it('are not told while too few members had any', () => expect(before).toEqual([]))

  it('are asked of the database once in ten seconds, however many ask', async () => {
    await readLater()
    const { count, list } = await countStatements(() => Promise.all([read(), read('en'), read('th')]))
    expect(count, list).toBe(0)
    expect((await countStatements(readLater)).count).toBeGreaterThan(0)
  })

  it('are not told where the operator does not want it', async () => {
    await putSetting(env.db, happeningsSetting, { ...TERMS, on: false })
    expect(await readLater()).toEqual([])
  })

  it('are not told when they are too long ago', async () => {
    expect(await readLater()).toHaveLength(3)
    await putSetting(env.db, happeningsSetting, { ...TERMS, hours: 1 })
    env.clock.advance(3_600_000)
    expect(await readLater()).toEqual([])
  })
})
