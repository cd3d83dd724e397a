import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildJobTable } from '../src/jobs.ts'
import { sql } from '../src/kernel/db.ts'
import type { JobTable } from '../src/kernel/jobs.ts'
import { emit } from '../src/kernel/outbox.ts'
import { correctBets, endBets, recordBets } from '../src/modules/betting/index.ts'
import { depositCredited } from '../src/modules/cashier/index.ts'
import { definePostings, house, member, postIn } from '../src/modules/ledger/index.ts'
import { grantRequirement } from '../src/modules/turnover/index.ts'

/* A job that was taken by a process found dead is run by another, and the first may not be dead: each is tried by several at once. */
const AT_ONCE = 4
const [LIVE, SLOTS, LOTTERY] = [1, 3, 4]
const { deposit_credited } = definePostings('cashier', {
  deposit_credited: { from: house('clearing:'), to: member('centre'), operate_type: 9 },
})

let env: Env
let jobs: JobTable
let n = 0
const { data } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  jobs = buildJobTable(env)
  // The first gift comes within what is bet here.
  await env.owner.run(sql`update levelup.levels set needed = level * 100 where ladder = 'slot' and level <= 2`)
  await env.drain()
})
afterAll(() => env.stop())

type Due = { task: string; payload: unknown }
const run = async ({ task, payload }: Due): Promise<void> => {
  const job = jobs.get(task)
  if (!job) throw new Error(`nobody knows the job ${task}`)
  await job.run(payload)
}
/** Runs all jobs that are due, and those that they bring, at once, and each by several processes. */
const drainAtOnce = async (): Promise<void> => {
  for (;;) {
    const due = await env.owner
      .many<Due>(sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
        where t.id = j.task_id and date_trunc('milliseconds', j.run_at) <= ${env.clock.now()} returning t.identifier as task, j.payload`)
    if (due.length === 0) return
    await Promise.all(Array.from({ length: AT_ONCE }, () => due.map(run)).flat())
  }
}

const deposit = async (id: number, amount: bigint) => {
  const [order_id, bill_no] = [env.ids.uuid(), `D-${++n}`]
  await env.owner
    .run(sql`insert into cashier.deposits (member_id, id, bill_no, channel_id, payment_type, channel_name, channel_account, asset, amount, payer_name, payer_account, remark_code, payment_desc, state, created_at, finished_at)
    values (${id}, ${order_id}, ${bill_no}, 1, 'company_bankpay', 'a', '1', 'CNY', ${amount}, 'p', '', '', '', 'credited', ${env.clock.now()}, ${env.clock.now()})`)
  const about = { member_id: id, asset: 'CNY' as const, amount }
  const told = { ...about, id: order_id, bill_no, channel_id: 1, payment_type: 'company_bankpay' }
  await env.db.tx(async (tx) => {
    await postIn(tx, [{ ...about, key: order_id, kind: deposit_credited, sub: 'test', ref: bill_no }])
    await emit(tx, depositCredited, told)
  })
}

/** Bets of one round that were lost; answers their ids. */
const bet = async (id: number, game_type: number, stakes: readonly bigint[]): Promise<string[]> => {
  const about = { member_id: id, supplier_code: 'AG', game_type, game_code: 'x', asset: 'CNY' }
  const selection = { game_code: 'x', issue: '1', bet_type: 'x', selection: 'x' }
  const bets = stakes.map((stake) => ({ ...about, id: env.ids.uuid(), stake, bill_no: `B-${++n}`, selection }))
  await env.db.tx(async (tx) => {
    await recordBets(tx, bets)
    await endBets(
      tx,
      bets.map((one) => ({ member_id: id, id: one.id, stake: one.stake, payout: 0n, outcome: 'settled' })),
    )
  })
  return bets.map((one) => one.id)
}
const correct = (id: number, bet_id = '') =>
  env.db.tx((tx) => correctBets(tx, [{ member_id: id, id: bet_id, outcome: 'cancelled', reason: 'unsaid' }]))

/** A member of their own, with turnover left. */
const makeMember = async (name: string): Promise<{ id: number; as: string }> => {
  const { id } = await env.owner.one<{ id: number }>(
    sql`insert into members.members (name, password_hash, qk_pwd_hash, realname, phone, is_demo, register_site, register_ip, registered_at)
      select ${name}, password_hash, qk_pwd_hash, realname, '', false, '', '', kernel.now() from members.members where name = 'alice' returning id`,
  )
  const asked = { member_id: id, source: 'deposit', asset: 'CNY' }
  await env.db.tx(async (tx) => {
    for (const amount of [600_00n, 90_000_00n])
      await grantRequirement(tx, { ...asked, source_id: env.ids.uuid(), amount })
  })
  const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
  const body = { name, password: env.people.alice.password, captcha: '7777', key }
  return { id, as: (await data<{ access_token: string }>('POST /auth/login', { body })).access_token }
}

/** A member with a deposit, a bonus of it, bets of three kinds, of which one is taken back, and as many as the bonus asks for. */
const play = async (name: string, drain: () => Promise<unknown>): Promise<number> => {
  const { id, as } = await makeMember(name)
  await deposit(id, 1_000_00n)
  await drain()
  const { offers } = await data<{ offers: { id: number; stand: string }[] }>('GET /bonus/list', { as })
  const offer_id = offers.find(({ stand }) => stand === 'open')?.id
  await data('POST /bonus/take', { as, key: `at-once-${name}`, body: { offer_id } })
  const [taken_back] = await bet(id, SLOTS, [300_00n, 200_00n])
  await bet(id, LIVE, [400_00n])
  await bet(id, LOTTERY, [100_00n])
  await drain()
  await correct(id, taken_back)
  await drain()
  await bet(
    id,
    SLOTS,
    Array.from({ length: 30 }, () => 450_00n),
  )
  await drain()
  return id
}

/** What of it stands where. */
const read = (id: number) =>
  env.owner.one<Record<string, unknown>>(sql`select
    (select jsonb_agg(jsonb_build_array(state, required, wagered, loss, paid)) from bonus.bonuses where member_id = ${id}) as bonuses,
    (select jsonb_agg(jsonb_build_array(game_type, effective) order by game_type) from rebate.days where member_id = ${id}) as rebate,
    (select jsonb_agg(jsonb_build_array(ladder, effective) order by ladder) from levelup.standings where member_id = ${id}) as climbed,
    (select jsonb_agg(jsonb_build_array(ladder, kind, level)) from levelup.awards where member_id = ${id}) as awards,
    (select jsonb_agg(jsonb_build_array(bet, deposit)) from wheel.days where member_id = ${id}) as wheel,
    (select sum(given - taken) from wheel.grants where member_id = ${id}) as chances,
    (select jsonb_agg(jsonb_build_array(amount, consumed) order by id) from turnover.requirements where member_id = ${id}) as turnover,
    (select jsonb_agg(kind order by posting_id) from ledger.statement where member_id = ${id} and account_kind = 'centre') as moved`)

it('R6.5 what hears of deposits and bets counts each once, also where several processes hear it at once', async () => {
  const once = await read(await play('once', env.drain))
  expect(once).toMatchObject({
    bonuses: [['released', 12_000_00, 13_790_00, 14_200_00, 1_000_00]],
    climbed: [
      ['live', 400_00],
      ['slot', 13_700_00],
    ],
    chances: 2n,
    turnover: [
      [600_00, 600_00],
      [90_000_00, 13_600_00],
    ],
    moved: ['cashier.deposit_credited', 'levelup.gift', 'bonus.released'],
  })
  expect(await read(await play('atonce', drainAtOnce))).toEqual(once)
  expect(await env.invariants()).toEqual([])
})
