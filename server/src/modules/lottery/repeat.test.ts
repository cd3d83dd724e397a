import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { prepareDraws } from './index.ts'

let env: Env
let player = ''
let issues: string[] = []
const { data, ok, outcome } = createScenario(() => env)
let n = 0
const line = (selection: string, more: object = {}) => ({ bet_type: 'sum', selection, unit_stake: '2', ...more })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  await ok('POST /game/deposit', { as: 'alice', body: { api_code: 'JZ', money: '500' } })
  const { game_url } = await ok('GET /game/login', { as: 'alice', query: { api_code: 'JZ' } })
  const launch_token = new URLSearchParams(String(game_url).split('#')[1]).get('launch_token')
  player = (await data<{ access_token: string }>('POST /jz/session', { body: { launch_token } })).access_token
  const open = await env.owner.many<{ issue: string }>(
    sql`select issue from lottery.draws where game_code = 'jzssc' and state = 'open' order by close_at limit 2`,
  )
  issues = open.map(({ issue }) => issue)
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R1.1 R5.14 a slip under a key that was used, when the kept answer is gone', () => {
  const first = () => ({
    as: player,
    key: `slip-again-${++n}`,
    body: { code: 'jzssc', issue: issues[0], lines: [line('big'), line('odd')] },
  })

  it('is the same slip', async () => {
    const asked = first()
    const placed = await data('POST /jz/bet', asked)
    await env.owner.run(sql`delete from kernel.idempotency`)
    expect(await data('POST /jz/bet', asked)).toEqual(placed)
  })

  it.each<[string, () => object]>([
    ['fewer lines', () => ({ lines: [line('big')] })],
    ['more lines', () => ({ lines: [line('big'), line('odd'), line('even')] })],
    ['the lines the other way round', () => ({ lines: [line('odd'), line('big')] })],
    ['another selection', () => ({ lines: [line('big'), line('even')] })],
    ['another stake', () => ({ lines: [line('big'), line('odd', { unit_stake: '3' })] })],
    [
      'one stake made of other factors',
      () => ({ lines: [line('big'), line('odd', { unit_stake: '1', multiple: 2 })] }),
    ],
    ['another draw', () => ({ issue: issues[1] })],
  ])('%s is refused, and nothing is sold', async (_, change) => {
    const asked = first()
    await ok('POST /jz/bet', asked)
    await env.owner.run(sql`delete from kernel.idempotency`)
    const before = await data('GET /jz/balance', { as: player })
    const body = { ...asked.body, ...change() }
    expect(await outcome('POST /jz/bet', { ...asked, body })).toBe('409 idempotency.key_reused')
    expect(await data('GET /jz/balance', { as: player })).toEqual(before)
  })
})
