import { GAME_TYPES } from '@moongate/contract/games.states'
import type { Env } from '@moongate/testing/env'
import { isPerson } from '@moongate/testing/people'
import { createScenario } from '@moongate/testing/scenario'
import { expect } from 'vitest'
import { correctBets, endBets, recordBets } from '../betting/index.ts'

type Child = { member_id: number; name: string; is_agent: number; team_count: number; rates: { rate: string }[] }
export const DAY_MS = 86_400_000
export const rates = (rate: string) => GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate }))
export const password = 'Moongate88'
type Statement = { id: string; money: string; earned: string; carried_in: string; carried_out: string; state: string }

/** What the tests of a team do: make members of it, let them bet, move them, and pay the commission. */
export const createAgents = (env: () => Env) => {
  const { data, ok, outcome, wallets, member_id } = createScenario(env)
  let n = 0
  const key = () => `team-test-${1000 + ++n}`
  const tokens = new Map<string, string>()
  const solve = async () => ({
    captcha: '7777',
    key: (await data<{ key: string }>('POST /auth/captcha', { body: {} })).key,
  })
  /** A member by name, logged in. */
  const enter = async (name: string) => {
    if (isPerson(name)) return name
    const known = tokens.get(name)
    if (known) return known
    const { access_token } = await data<{ access_token: string }>('POST /auth/login', {
      body: { name, password, ...(await solve()) },
    })
    tokens.set(name, access_token)
    return access_token
  }

  const addChild = async (parent: string, name: string, rate?: string) => {
    const body = { name, password, password_confirmation: password, rates: rate ? rates(rate) : [] }
    return (await data<{ member_id: number }>('POST /team/add', { as: await enter(parent), body })).member_id
  }

  const createInvite = async (agent: string, rate: string) =>
    data<{ invite_code: string; url: string; invite_id: number }>('POST /team/invite/create', {
      as: await enter(agent),
      body: { rates: rates(rate) },
    })
  const children = async (of: string, name = '') =>
    ok('POST /team/childlist', { as: await enter(of), body: { name, limit: 100 } })
  const list = async (as: string, name = '') => ((await children(as, name)).data as { data: Child[] }).data
  const bet = async (name: string, stake: bigint, game_type = 3, settled_at?: Date) => {
    const id = env().ids.uuid()
    const about = {
      member_id: await member_id(name),
      id,
      supplier_code: 'AG',
      game_type,
      game_code: 'x',
      asset: 'CNY',
      stake,
    }
    await env().db.tx(async (tx) => {
      await recordBets(tx, [{ ...about, bill_no: id, game_title: { en: 'Reels' }, detail: {} }])
      await endBets(tx, [{ member_id: about.member_id, id, stake, payout: 0n, outcome: 'settled', settled_at }])
    })
    await env().drain()
    return { member_id: about.member_id, id, stake }
  }

  const cancel = async ({ member_id: of, id }: Awaited<ReturnType<typeof bet>>) => {
    await env().db.tx((tx) => correctBets(tx, [{ member_id: of, id, outcome: 'cancelled', reason: 'annulled' }]))
    await env().drain()
  }

  const register = async (name: string, invite_code: string) => {
    const form = {
      name,
      password,
      password_confirmation: password,
      qk_pwd: '888888',
      phone: `1390000${1000 + n++}`,
      agreement: 1,
      register_site: '',
    }
    return outcome('POST /auth/register', { body: { ...form, invite_code, ...(await solve()) } })
  }

  const registerHeard = async (name: string, invite_code: string) => {
    const answer = await register(name, invite_code)
    await env().drain()
    return answer
  }

  const later = (ms: number) => {
    env().clock.advance(ms)
    if (ms < DAY_MS) return
    env().call.forget()
    tokens.clear()
  }

  /** Everything up to yesterday, begun by one and approved by another. */
  const runCommission = async () => {
    later(DAY_MS)
    const to = (await data<{ to: string }>('GET /office/commission/preview', { as: 'frank' })).to
    const { id } = await data<{ id: string }>('POST /office/commission/runs', { as: 'frank', key: key(), body: { to } })
    expect(await outcome(`POST /office/commission/runs/${id}/approve`, { as: 'frank', key: key(), body: {} })).toBe(
      '409 commission.second_person',
    )
    await ok(`POST /office/commission/runs/${id}/approve`, { as: 'erin', key: key(), body: {} })
    await env().drain()
    return id
  }

  const statements = async (of: string) =>
    (await data<{ data: Statement[] }>('GET /team/statements', { as: await enter(of) })).data
  const place = (id: number) => data<object>(`GET /office/team/members/${id}`, { as: 'sofia' })
  const money = async (of: string) => Number((await wallets(await enter(of)))['money'])
  return {
    key,
    enter,
    addChild,
    createInvite,
    list,
    bet,
    cancel,
    register,
    registerHeard,
    later,
    runCommission,
    statements,
    place,
    money,
  }
}
