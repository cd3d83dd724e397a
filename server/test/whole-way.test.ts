import { type Env, startEnv } from '@moongate/testing/env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareDraws } from '../src/modules/lottery/index.ts'

const START = '2026-01-15T04:00:10Z'
let env: Env

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START })
  await prepareDraws(env)
})
afterAll(() => env.stop())

const data = <T>(answer: { body: { data?: unknown } }): T => answer.body.data as T
const wallets = async (who: string) =>
  Object.fromEntries(
    data<{ api_moneys: { api_name: string; money: string }[] }>(
      await env.call('POST /game/api_moneys', { as: who }),
    ).api_moneys.map((w) => [w.api_name, w.money]),
  )
const ok = async (...call: Parameters<Env['call']>) => {
  const answer = await env.call(...call)
  expect(answer, call[0]).toMatchObject({ status: 200 })
  return answer
}

it('R1.2 R1.4 R4.11 R4.12 R4.20 R4.21 takes one yuan from the bank to the lottery and home again, to the cent', async () => {
  expect(await wallets('alice')).toMatchObject({ money: '10000.00', JZ: '0.00' })

  const [channel] = data<{ id: number; type: string; account: string }[]>(
    await ok('GET /payment/normal/list', { as: 'alice' }),
  )
  const report = {
    name: '王丽丽',
    money: '500.00',
    hk_at: '2026-01-15 11:55:00',
    payment_type: channel?.type,
    payment_id: channel?.id,
    payment_account: channel?.account,
  }
  await ok('POST /recharge/normal', { as: 'alice', key: 'deposit-one', body: report })
  const { data: waiting } = data<{ data: { id: string; money: string }[] }>(
    await ok('GET /office/deposits', { as: 'frank', query: { state: 'pending' } }),
  )
  expect(waiting).toMatchObject([{ money: '500.00' }])
  await ok(`POST /office/deposits/${waiting[0]?.id}/credit`, { as: 'frank', body: {} })
  expect(await wallets('alice')).toMatchObject({ money: '10500.00', JZ: '0.00' })
  expect(data(await ok('POST /auth/me', { as: 'alice' }))).toMatchObject({ money: '10500.00', ml_money: '500.00' })

  await ok('POST /game/deposit', { as: 'alice', key: 'transfer-in-1', body: { api_code: 'JZ', money: '100' } })
  expect(await wallets('alice')).toMatchObject({ money: '10400.00', JZ: '100.00' })

  const { game_url } = (await ok('GET /game/login', { as: 'alice', query: { api_code: 'JZ', gameCode: 'jzssc' } })).body
  const launch_token = new URLSearchParams(String(game_url).split('#')[1]).get('launch_token')
  const { access_token } = data<{ access_token: string }>(await ok('POST /jz/session', { body: { launch_token } }))
  const [game] = data<{ issue: string; state: string }[]>(await ok('GET /lottery/list'))
  expect(game?.state).toBe('open')
  const lines = [{ bet_type: 'sum', selection: 'big', unit_stake: '20.00' }]
  const slip = data<{ stake: string; money: string; tickets: { odds: string }[] }>(
    await ok('POST /jz/bet', {
      as: access_token,
      key: 'slip-number-1',
      body: { code: 'jzssc', issue: game?.issue, lines },
    }),
  )
  expect(slip).toMatchObject({ stake: '20.00', money: '80.00' })

  env.clock.advance(60_000)
  await env.drain()
  const [draw] = data<{ data: { issue: string; state: string; balls: number[] }[] }>(
    await ok('GET /jz/draws', { query: { code: 'jzssc' } }),
  ).data
  expect(draw).toMatchObject({ issue: game?.issue, state: 'settled' })
  const won = (draw?.balls ?? []).reduce((sum, ball) => sum + ball, 0) >= 23
  const payout = won ? 20 * Number(slip.tickets[0]?.odds) : 0
  const cents = (amount: number) => amount.toFixed(2)
  expect(await wallets('alice')).toMatchObject({ money: '10400.00', JZ: cents(80 + payout) })

  await ok('POST /game/recovery_last', { as: 'alice', key: 'recover-all-1', body: {} })
  expect(await wallets('alice')).toMatchObject({ money: cents(10480 + payout), JZ: '0.00' })
  expect(data(await ok('POST /auth/me', { as: 'alice' }))).toMatchObject({ ml_money: '480.00' })

  const quote = data(await ok('POST /drawing/quote', { as: 'alice', body: { money: '1000.00' } }))
  expect(quote).toMatchObject({ counter_fee: '20.00', net_money: '980.00', ml_money: '480.00', fee_percent: '2.00' })
  const [card] = data<{ id: number }[]>(await ok('GET /member/bank', { as: 'alice' }))
  const asked = { member_bank_id: card?.id, money: '1000.00', qk_pwd: '888888', member_remark: 'rent' }
  await ok('POST /drawing', { as: 'alice', key: 'withdrawal-1', body: asked })
  expect(await wallets('alice')).toMatchObject({ money: cents(9480 + payout) })
  const [order] = data<{ data: { id: string }[] }>(
    await ok('GET /office/withdrawals', { as: 'frank', query: { open: '1' } }),
  ).data
  for (const step of ['review', 'approve', 'paid'])
    await ok(`POST /office/withdrawals/${order?.id}/${step}`, { as: 'frank', body: {} })
  expect(data<{ data: unknown[] }>(await ok('POST /drawing/list', { as: 'alice', body: {} })).data).toMatchObject([
    { state: 'paid', status: 2, counter_fee: '20.00' },
  ])

  const log = data<{ data: { money_before: string; money_after: string; operate_type: number; bill_no: string }[] }>(
    await ok('POST /moneylog', { as: 'alice', body: { limit: 50 } }),
  ).data
  expect(log.map((r) => [r.operate_type, r.money_before, r.money_after])).toEqual([
    [30, cents(9500 + payout), cents(9480 + payout)],
    [9, cents(10480 + payout), cents(9500 + payout)],
    [3, '10400.00', cents(10480 + payout)],
    [3, '10500.00', '10400.00'],
    [9, '10000.00', '10500.00'],
    [9, '0.00', '10000.00'],
  ])
  const numbers = log.map((r) => r.bill_no.replace(/-.*/, ''))
  expect(numbers).toEqual(['W20260115', 'W20260115', 'T', 'T', 'D20260115', 'D20260115'])
  expect(await env.invariants()).toEqual([])
})
