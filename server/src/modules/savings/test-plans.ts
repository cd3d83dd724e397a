import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { expect } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { definePostings, house, member, post } from '../ledger/index.ts'
import { redeemHolding } from './redeem.ts'

export const DAY_MS = 86_400_000
export const MINUTE_MS = 60_000
/** A plan by the day at one per cent; each test says what is other. */
export const PLAN = {
  names: { zh_cn: '测试', zh_hk: '測試', en: 'Test', th: 'ทดสอบ', vi: 'Thử' },
  min_amount: '100',
  max_amount: '1000',
  opens_at: '2026-01-01 00:00:00',
  closes_at: null,
  cycle_unit: 'day',
  cycle_count: 1,
  is_circular: true,
  rate: '1',
  interest_limit: null,
  total_count: 10,
  user_count: 0,
  rebuy_minutes: 0,
  withdrawal_minutes: 0,
  audit_multiple: 0,
}

export type Row = { id: number; seen: number; sold_count: number; held: object }
const { funded } = definePostings('test', {
  funded: { from: house('adjustment'), to: member('centre'), operate_type: 1 },
})

/** What the tests of yuebao do: make a plan, buy a share, let time pass and redeem. */
export const createPlans = (env: () => Env) => {
  const { data, ok, outcome, wallets } = createScenario(env)
  let n = 0
  const key = () => `savings-${++n}`
  const fund = (id: number) =>
    post(env(), [
      { key: env().ids.uuid(), kind: funded, member_id: id, asset: 'CNY', amount: 100_000_00n, ref: `fund-${id}` },
    ])
  const later = (ms: number) => {
    env().clock.advance(ms)
    env().call.forget()
  }

  const asErin = (body: object) => ({ as: 'erin', body: { reason: '新一季', ...body } })
  const addPlan = async (changes: object = {}): Promise<Row> => {
    const plan = await data<Row>('POST /office/savings/plans', asErin({ ...PLAN, ...changes }))
    return data<Row>(`POST /office/savings/plans/${plan.id}/switch`, asErin({ is_open: true, seen: plan.seen }))
  }

  const asBuyer = (plan_id: number, amount = '100', as = 'alice') => ({ as, key: key(), body: { plan_id, amount } })
  const buy = async (plan_id: number, amount = '100', as = 'alice') =>
    (await data<{ member_plan_id: string }>('POST /yuebao/buy', asBuyer(plan_id, amount, as))).member_plan_id
  const tryBuy = (plan_id: number, amount?: string, as?: string) =>
    outcome('POST /yuebao/buy', asBuyer(plan_id, amount, as))
  const redeem = (record_id: string, as = 'alice') => ({ as, key: key(), body: { record_id } })
  const money = async (as = 'alice') => Number((await wallets(as))['money'])
  const list = (as = 'alice', status = 'open') =>
    ok('POST /yuebao/getMemberPlans', { as, body: { status } }) as Promise<{
      data: { data: Record<string, unknown>[]; total: number }
      summery: Record<string, unknown>
    }>
  const find = async (id: string, status = 'open') =>
    (await list('alice', status)).data.data.find((row) => row['id'] === id)
  /** How often open windows were told that what is on sale has changed. */
  const countPlanPushes = async () =>
    (
      await env().owner.one<{ n: number }>(
        sql`select count(*)::int as n from kernel.push_events where type = 'plans' and channel = 'public'`,
      )
    ).n
  const findPlan = async (id: number) =>
    (await data<Record<string, unknown>[]>('POST /yuebao/getMemberYuebaoList', { as: 'alice' })).find(
      (row) => row['id'] === id,
    )
  const redeemAll = async () => {
    type Left = { member_id: number; id: string }
    const left = await env().owner.many<Left>(sql`select member_id, id from savings.holdings where state = 'bought'`)
    for (const holding of left) await redeemHolding(env(), holding)
    expect(await env().invariants()).toEqual([])
  }
  return {
    fund,
    later,
    asErin,
    addPlan,
    asBuyer,
    buy,
    tryBuy,
    redeem,
    money,
    list,
    find,
    countPlanPushes,
    findPlan,
    redeemAll,
  }
}
