import { people } from '@moongate/testing'
import type { Env } from '@moongate/testing/env'
import { Secret, TOTP } from 'otpauth'
import type { Known } from './calls.ts'

export const ROLES = [
  'visitor',
  'stranger',
  'alice',
  'bobby',
  'carol',
  'demo',
  'player',
  'erin',
  'frank',
  'sofia',
] as const
export type Role = (typeof ROLES)[number]

/** Who may call what, by `x-who` of the document: most calls are made by somebody whom they are for. */
export const chooseRoles = (who: string): readonly Role[] => {
  if (who.startsWith('staff')) return ['erin', 'erin', 'frank', 'sofia']
  if (who === 'player') return ['player']
  if (who === 'agent') return ['carol']
  if (who === 'member') return ['alice', 'bobby']
  return who === 'anyone' ? ['visitor', 'alice'] : ['alice', 'bobby', 'demo']
}

type Answered = Record<string, unknown> & { data: Record<string, unknown> & { access_token: string } }
type Ask = (...asked: Parameters<Env['call']>) => Promise<Answered>

const createAsk =
  (env: Env): Ask =>
  async (...asked) => {
    const { status, body } = await env.call(...asked)
    if (status !== 200) throw new Error(`${asked[0]} answered ${status} ${body.error ?? ''}: ${body.message ?? ''}`)
    return body as Answered
  }

const MEMBERS = ['alice', 'bobby', 'carol'] as const
const logInMember = async (ask: Ask, name: (typeof MEMBERS)[number], ip: string): Promise<string> => {
  const { key } = (await ask('POST /auth/captcha', { ip })).data
  const body = { name, password: people[name].password, captcha: '7777', key }
  return (await ask('POST /auth/login', { body, ip })).data.access_token
}

/** A code is good once, so the time moves on before each. */
const logInStaff = async (env: Env, ask: Ask, name: 'erin' | 'frank' | 'sofia'): Promise<string> => {
  env.clock.advance(30_000)
  const { password, totp_secret } = people[name]
  const totp = new TOTP({ secret: Secret.fromBase32(totp_secret) }).generate({ timestamp: env.clock.now().getTime() })
  return (await ask('POST /office/login', { body: { name, password, totp } })).data.access_token
}

const logInPlayer = async (ask: Ask, member: string): Promise<string> => {
  const { game_url } = await ask('GET /game/login', { as: member, query: { api_code: 'JZ', gameCode: 'jzssc' } })
  const launch_token = new URLSearchParams(String(game_url).split('#')[1]).get('launch_token')
  return (await ask('POST /jz/session', { body: { launch_token } })).data.access_token
}

/** The tokens of all roles; `forget` one that has ended, and it is asked for anew. */
export type Tokens = { get(role: Role): Promise<string | undefined>; forget(role: Role): void }

export const createTokens = (env: Env): Tokens => {
  const ask = createAsk(env)
  const kept = new Map<Role, string>()
  let logins = 0
  const logIn = async (role: Role): Promise<string | undefined> => {
    const ip = `10.1.${(logins >> 8) & 255}.${logins++ & 255}`
    if (role === 'visitor') return undefined
    if (role === 'stranger') return 'x'.repeat(43)
    if (role === 'demo') return (await ask('POST /auth/demo', { body: {}, ip })).data.access_token
    if (role === 'player') return logInPlayer(ask, (await get('alice')) ?? '')
    const member = MEMBERS.find((name) => name === role)
    if (member) return logInMember(ask, member, ip)
    return role === 'erin' || role === 'frank' || role === 'sofia' ? logInStaff(env, ask, role) : undefined
  }
  const get = async (role: Role): Promise<string | undefined> => {
    const token = kept.get(role) ?? (await logIn(role))
    if (token !== undefined) kept.set(role, token)
    return token
  }
  return { get, forget: (role) => void kept.delete(role) }
}

type Listed = { id: unknown }

/** What exists in the demo, by the names under which calls ask for it. */
export const findKnown = async (env: Env, tokens: Tokens): Promise<Known> => {
  const ask = createAsk(env)
  const alice = (await tokens.get('alice')) ?? ''
  const [card] = (await ask('GET /member/bank', { as: alice })).data as unknown as Listed[]
  const [channel] = (await ask('GET /payment/normal/list', { as: alice })).data as unknown as (Listed & {
    type: string
  })[]
  const hk_at = '2026-01-15 11:55:00'
  const report = { name: '王丽丽', money: '500.00', hk_at, payment_type: channel?.type, payment_id: channel?.id }
  await ask('POST /recharge/normal', { as: alice, body: report })
  await ask('POST /drawing', {
    as: alice,
    body: { member_bank_id: card?.id, money: '200.00', qk_pwd: '888888', member_remark: 'rent' },
  })
  const frank = (await tokens.get('frank')) ?? ''
  const deposits = (await ask('GET /office/deposits', { as: frank })).data.data as Listed[]
  const withdrawals = (await ask('GET /office/withdrawals', { as: frank })).data.data as Listed[]
  const [game] = (await ask('GET /lottery/list')).data as unknown as { issue: string }[]
  return {
    id: [card?.id, 1, ...deposits.map(({ id }) => id), ...withdrawals.map(({ id }) => id)],
    member_bank_id: [card?.id],
    payment_id: [channel?.id],
    payment_type: [channel?.type],
    api_code: ['JZ', 'JZ', 'money'],
    api_name: ['JZ'],
    gameCode: ['jzssc'],
    code: ['jzssc'],
    issue: [game?.issue],
    bet_type: ['sum'],
    selection: ['big', 'big,small'],
    unit_stake: ['2.00', 2],
    multiple: [1, 2],
    money: ['1.00', '100.00', 100, '500.00'],
    hk_at: [hk_at],
    qk_pwd: ['888888'],
    old_qk_pwd: ['888888'],
    name: ['alice', '王丽丽', 'erin'],
    password: ['Moongate88', 'moongate-office'],
    oldpassword: ['Moongate88x'],
    realname: ['王丽丽'],
    phone: ['13812345678'],
    card_no: ['6222020200112233445'],
    bank_type: ['ICBC'],
    owner_name: ['王丽丽'],
    email: ['a@b.example'],
    captcha: ['7777'],
    created_at: [['2026-01-01', '2026-01-31']],
    betTime: [['2026-01-01', '2026-01-31']],
    group: ['new1'],
    keyword: ['alice'],
    lang: ['en', 'zh_cn', 'th', 'vi', 'xx'],
  }
}
