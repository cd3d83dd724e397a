import type { Env } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { expect } from 'vitest'
import { sql } from '../../kernel/db.ts'

type Loan = {
  bill_no: string
  state: string
  status: number
  is_overdue: number
  remain_day: number | null
  reason: string
}

type Search = { row: Record<string, string>; list: Loan[] }
type Check = { loan: Loan | null; text: string; can_borrow: boolean; why: string | null; again_at: string | null }
export const TERMS = { way: 'staff', review_minutes: 5, min: '100.00', cap: '', max_days: 30, wait_minutes: 1 } as const
export const DAY_MS = 86_400_000

/** What the tests of credit do: borrow, decide, repay, look, and limit deposits meanwhile. */
export const createLoans = (env: () => Env) => {
  const { data, ok, outcome, wallets } = createScenario(env)
  let n = 0
  const key = () => `credit-${++n}`
  const realname = async (as: string) =>
    (await env().owner.one<{ realname: string }>(sql`select realname from members.members where name = ${as}`)).realname
  const borrow = async (money = '300', over: object = {}, as = 'alice') => ({
    as,
    key: key(),
    body: { name: as, realname: await realname(as), money, days: 7, ...over },
  })
  const waiting = async () =>
    (await data<{ data: { id: string }[] }>('GET /office/credit/loans', { as: 'frank', query: { open: '1' } })).data[0]
      ?.id ?? ''
  const decide = (step: 'approve' | 'refuse', id: string, as = 'frank') =>
    outcome(`POST /office/credit/loans/${id}/${step}`, {
      as,
      key: key(),
      body: step === 'refuse' ? { reason: 'not this month' } : {},
    })
  const lend = async (money = '300', over: object = {}) => {
    await ok('POST /credit/borrow', await borrow(money, over))
    expect(await decide('approve', await waiting())).toBe('200')
  }

  const repay = (money = '300') =>
    outcome('POST /credit/lend', { as: 'alice', key: key(), body: { name: 'alice', money } })
  const search = () => data<Search>('POST /credit/search', { as: 'alice', body: { name: 'alice' } })
  const check = () => data<Check>('POST /credit/check', { as: 'alice', lang: 'en', body: { name: 'alice' } })
  const money = async () => Number((await wallets('alice'))['money'])
  const later = (ms: number) => {
    env().clock.advance(ms)
    // Sessions end by themselves meanwhile.
    if (ms >= DAY_MS) env().call.forget()
  }

  /** Nothing is left of one case for the next. */
  const settleDebt = async () => {
    const { list } = await search()
    if (list[0]?.state === 'lent') await repay()
    if (list[0]?.state === 'in_review') await decide('refuse', await waiting())
    later(61_000)
  }
  return { key, borrow, waiting, decide, lend, repay, search, check, money, later, settleDebt }
}
