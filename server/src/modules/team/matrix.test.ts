import { tables } from '@moongate/contract'
import { GAME_TYPES } from '@moongate/contract/games.states'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let env: Env
const { data, ok, outcome, member_id } = createScenario(() => env)
const rates = (rate: string) => GAME_TYPES.map(({ key: game_type }) => ({ game_type, rate }))
const password = 'Moongate88'
/** carol's: a member, an invite link and a statement; `own` is who stands right below. */
const carols = { child: 0, link: 0, statement: '' }
let daisy = ''
let added = 0

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await env.drain()
  const { id } = await data<{ id: string }>('POST /agent/apply', { as: 'alice', body: { reason: '' } })
  const approval = { as: 'erin', key: 'matrix-approve', body: { rates: rates('3.00') } }
  await ok(`POST /office/team/applications/${id}/approve`, approval)
  env.call.forget()
  const { key } = await data<{ key: string }>('POST /auth/captcha', { body: {} })
  const login = { body: { name: 'daisy', password, captcha: '7777', key } }
  daisy = (await data<{ access_token: string }>('POST /auth/login', login)).access_token
  carols.child = await member_id('eddie')
  const link = { as: 'carol', body: { rates: [] } }
  carols.link = (await data<{ invite_id: number }>('POST /team/invite/create', link)).invite_id
  const { data: paid } = await data<{ data: { id: string }[] }>('GET /team/statements', { as: 'carol' })
  carols.statement = paid[0]?.id ?? ''
})
afterAll(() => env.stop())

/** Every call of agents about carol's people and things: what the agent, a child agent, a foreign agent, and who is no agent are answered. */
const CALLS: Record<string, [call: () => [route: string, body?: object], child: string, foreign: string]> = {
  'team.rates': [() => [`GET /team/fdinfo?child_member_id=${carols.child}`], '404', '404'],
  'team.children': [() => ['POST /team/childlist', {}], '200', '200'],
  'team.moneyLog': [() => ['POST /team/moneylog', { member_id: carols.child }], '404', '404'],
  'team.addChild': [
    () => ['POST /team/add', { name: `matrix${++added}`, password, password_confirmation: password, rates: [] }],
    '200',
    '200',
  ],
  'team.bets': [() => ['POST /team/gamerecord', { member_id: carols.child }], '404', '404'],
  'team.setChildRates': [
    () => ['POST /team/childrates', { child_member_id: carols.child, rates: rates('2.00') }],
    '404',
    '404',
  ],
  'team.chart': [() => ['POST /team/chart', {}], '200', '200'],
  'team.report': [() => ['POST /team/report', {}], '200', '200'],
  'team.invites': [() => ['GET /team/invite/list'], '200', '200'],
  'team.createInvite': [() => ['POST /team/invite/create', { rates: [] }], '200', '200'],
  'team.updateInvite': [() => ['POST /team/invite/update', { invite_id: carols.link, is_open: 0 }], '404', '404'],
  'commission.statements': [() => ['GET /team/statements'], '200', '200'],
  'commission.statement': [() => [`GET /team/statements/${carols.statement}`], '404', '404'],
}
const ask = async (name: string, as?: string) => {
  const [route, body] = CALLS[name]?.[0]() ?? ['']
  const [path = '', query = ''] = route.split('?')
  const asked = { ...(as && { as }), ...(body && { body }), query: Object.fromEntries(new URLSearchParams(query)) }
  return (await outcome(path, asked)).slice(0, 3)
}

describe('R6.4 R7.5 what an agent, one below, a foreign one, a member and nobody are answered', () => {
  it('is laid down for every call of agents', () => {
    const list = (module: 'team' | 'commission') =>
      Object.entries(tables[module]).flatMap(([name, { who }]) => (who === 'agent' ? [`${module}.${name}`] : []))
    expect(Object.keys(CALLS).toSorted()).toEqual([...list('team'), ...list('commission')].toSorted())
  })

  it.each(Object.entries(CALLS))('%s', async (name, [, child, foreign]) => {
    expect([await ask(name, 'carol'), await ask(name, daisy), await ask(name, 'alice')]).toEqual([
      '200',
      child,
      foreign,
    ])
    expect([await ask(name, 'bobby'), await ask(name)]).toEqual(['403', '401'])
  })

  it.each(['childlist', 'report', 'chart', 'gamerecord', 'moneylog'])(
    'team/%s shows a foreign agent nothing',
    async (call) => {
      const answer = JSON.stringify(await ok(`POST /team/${call}`, { as: 'alice', body: {} }))
      expect(answer).not.toMatch(/eddie|daisy|fiona|gavin|carol/)
      expect(answer).not.toMatch(/"(?:total_validbet_amount|game_record)":"?[1-9]/)
      // Of children there may be those whom the foreign agent added meanwhile.
      if (call !== 'childlist') expect(answer).not.toMatch(/"total":[1-9]/)
    },
  )
})
