import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from '../src/kernel/db.ts'
import { emit } from '../src/kernel/outbox.ts'
import { endBets, recordBets } from '../src/modules/betting/index.ts'
import { depositCredited } from '../src/modules/cashier/index.ts'
import { prepareDraws } from '../src/modules/lottery/index.ts'

let env: Env
const { data, member_id, ok } = createScenario(() => env)
// Half past eleven at night in New York, where the next day has 23 hours.
beforeEach(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-03-08T04:30:10Z', env: { SITE_TIME_ZONE: 'America/New_York' } })
  await prepareDraws(env)
})
afterEach(() => env.stop())

it("R9.1 R2.34 R7.4 every date on the wire, the day of an issue and of a bill are those of the site's time zone", async () => {
  expect(await data('GET /system/configs')).toMatchObject({ time_zone: 'America/New_York' })
  expect(await data('GET /lottery/list')).toMatchObject([{ issue: '20260307-1411' }])
  await ok('POST /game/deposit', { as: 'alice', key: 'before-midnight', body: { api_code: 'JZ', money: '10' } })
  env.clock.advance(30 * 60_000)
  await ok('POST /game/deposit', { as: 'alice', key: 'after-midnight', body: { api_code: 'JZ', money: '20' } })
  const log = async (day: string) =>
    (
      await data<{ data: { money: string; created_at: string }[] }>('POST /moneylog', {
        as: 'alice',
        body: { created_at: [day, day], operate_type: 3 },
      })
    ).data.map((r) => [r.created_at, r.money])
  expect([await log('2026-03-07'), await log('2026-03-08')]).toEqual([
    [['2026-03-07 23:30:10', '10.00']],
    [['2026-03-08 00:00:10', '20.00']],
  ])
  const { bill_no } = await data<{ bill_no: string }>('POST /drawing', {
    as: 'alice',
    body: {
      member_bank_id: (await data<{ id: number }[]>('GET /member/bank', { as: 'alice' }))[0]?.id,
      money: '100',
      qk_pwd: '888888',
      member_remark: 'rent',
    },
  })
  expect(bill_no).toMatch(/^W20260308-/)
  expect(await env.invariants()).toEqual([])
})

/** A credited deposit and a lost bet at the live tables, counted wherever something hangs on them. */
const play = async (id: number, amount: bigint) => {
  const [order_id, bet_id] = [env.ids.uuid(), env.ids.uuid()]
  const about = { member_id: id, asset: 'CNY' }
  await env.owner
    .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
    values (${id}, ${order_id}, ${order_id}, 1, 'company_bankpay', 'a', '1', 'CNY', ${amount}, 'p', '', '', '', 'credited', ${env.clock.now()}, ${env.clock.now()})`)
  await env.db.tx(async (tx) => {
    const told = { ...about, id: order_id, bill_no: order_id, amount }
    await emit(tx, depositCredited, { ...told, channel_id: 1, payment_type: 'company_bankpay' })
    const bet = { ...about, id: bet_id, bill_no: bet_id, supplier_code: 'AG', game_type: 1, game_code: 'x' }
    await recordBets(tx, [{ ...bet, stake: amount, game_title: {}, detail: {} }])
    await endBets(tx, [{ member_id: id, id: bet_id, stake: amount, payout: 0n, outcome: 'settled' }])
  })
  await env.drain()
}

it("R9.1 what bets and deposits count towards is of the site's day, and so is what they bring", async () => {
  const id = await member_id('bobby')
  await env.owner.run(sql`update levelup.levels set needed = level * 100 where ladder = 'live' and level <= 2`)
  env.clock.set(new Date('2026-03-10T03:59:50Z'))
  await play(id, 300_00n)
  env.clock.set(new Date('2026-03-10T04:00:10Z'))
  await play(id, 500_00n)
  const days = await env.owner.many(sql`select on_day::text, d.bet, d.deposit, r.effective
    from wheel.days d join rebate.days r using (member_id, on_day) where member_id = ${id} order by on_day`)
  expect(days).toEqual([
    { on_day: '2026-03-09', bet: 300_00n, deposit: 300_00n, effective: 300_00n },
    { on_day: '2026-03-10', bet: 500_00n, deposit: 500_00n, effective: 500_00n },
  ])
  const awards = await env.owner.many(sql`select kind, on_day::text from levelup.awards where member_id = ${id}`)
  expect(awards).toEqual([{ kind: 'gift', on_day: '2026-03-09' }])
})
