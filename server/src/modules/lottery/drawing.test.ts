import { execFileSync } from 'node:child_process'
import { findGame, toHex, verifyDraw, walk, writeProofScript } from '@moongate/lottery'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { keepDrawing, runDraw } from './draw.ts'
import { nodeHash } from './hash.ts'
import { START, createGame } from './test-game.ts'

type Proved = { issue: string; commitment: string | null; seed: string | null; balls: number[] | null }
let env: Env
let player: string
const { data, ok } = createScenario(() => env)
const { ticker, big, bet, draws, toNextDraw, begin } = createGame({ env: () => env, player: () => player })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: START })
})
/** Each begins with the draws before it over, the next one open, 5000 at the lottery and a session that was just opened. */
beforeEach(async () => {
  player = await begin()
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

describe('R1.1 drawing', () => {
  const game = findGame('jzssc')
  const seedOf = (issue: string) =>
    env.owner
      .one<{
        hex: string
        length: number
        link: number
      }>(sql`select encode(x.seed, 'hex') as hex, s.length, d.link from lottery.draws d
      join lottery.seasons s on s.id = d.season_id join lottery.season_secrets x on x.season_id = s.id where d.issue = ${issue}`)
      .then(({ hex, length, link }) => toHex(walk(nodeHash, Uint8Array.from(Buffer.from(hex, 'hex')), length - link)))

  it('happens once, whoever tries', async () => {
    const { issue, draw_at } = await ticker()
    env.clock.set(new Date(draw_at))
    await Promise.all([runDraw(env, 'jzssc', issue), runDraw(env, 'jzssc', issue), keepDrawing(env), keepDrawing(env)])
    await env.drain()
    const { n: events } = await env.owner.one<{ n: number }>(
      sql`select count(*)::int as n from kernel.push_events where type = 'draw' and data->>'issue' = ${issue}`,
    )
    expect([(await draws()).find((d) => d.issue === issue)?.state, events]).toEqual(['settled', 1])
  })

  it('does not happen before its time', async () => {
    const { issue } = await ticker()
    await runDraw(env, 'jzssc', issue)
    expect(await env.owner.one(sql`select state, seed from lottery.draws where issue = ${issue}`)).toEqual({
      state: 'open',
      seed: null,
    })
  })

  it('is proved by its ticket alone: promised at the sale, shown after the draw, found again by the ten-line script', async () => {
    const { commitment } = await ticker()
    const sold = await data<{ tickets: Proved[] }>('POST /jz/bet', await bet([big('1')]))
    expect(sold.tickets[0]).toMatchObject({ commitment, seed: null, balls: null })
    await toNextDraw()
    const { issue } = sold.tickets[0]!
    const query = { code: 'jzssc', issue }
    const [ticket] = (await data<{ data: Proved[] }>('GET /jz/bets', { as: player, query })).data
    expect(ticket).toMatchObject({ commitment, balls: (await draws()).find((d) => d.issue === issue)?.balls })
    const script = writeProofScript(game!, { issue, seed: ticket!.seed!, commitment: ticket!.commitment! })
    const printed = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })
    expect(printed.trim().split('\n')).toEqual(['promise kept', ticket!.balls!.join(' ')])
  })

  it('is refused by the check when a single ball, digit or seed was changed', async () => {
    await toNextDraw()
    const [d] = await draws()
    const proof = { issue: d!.issue, seed: d!.seed!, commitment: d!.commitment, balls: d!.balls! }
    const other = (text: string) => (text[0] === '0' ? '1' : '0') + text.slice(1)
    expect(
      verifyDraw(nodeHash, game!, { ...proof, balls: [(proof.balls[0]! + 1) % 10, ...proof.balls.slice(1)] }),
    ).toBe('outcome_mismatch')
    expect(verifyDraw(nodeHash, game!, { ...proof, seed: other(proof.seed) })).toBe('commitment_mismatch')
    expect(verifyDraw(nodeHash, game!, { ...proof, commitment: other(proof.commitment) })).toBe('commitment_mismatch')
  })

  it('promises before the first bet and shows no seed before its draw, through any call', async () => {
    const { issue, commitment, close_at } = await ticker()
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    await ok('POST /jz/bet', await bet([big('1')]))
    const secret = await seedOf(issue)
    expect(toHex(nodeHash.sha256(Uint8Array.from(Buffer.from(secret, 'hex'))))).toBe(commitment)
    const everything = async () =>
      JSON.stringify(
        await Promise.all([
          env.call('GET /lottery/list'),
          env.call('GET /lottery/hot'),
          env.call('GET /jz/draws', { query: { code: 'jzssc', limit: '100' } }),
          env.call('GET /jz/rules', { query: { code: 'jzssc' } }),
          env.call('GET /jz/bets', { as: player, query: { limit: '100' } }),
          env.call('GET /jz/balance', { as: player }),
          env.call('POST /game/record', { as: 'alice', body: { betTime: ['2026-01-15', '2026-01-15'], limit: 100 } }),
        ]),
      )
    const pushed = async () => JSON.stringify(await env.owner.many(sql`select data from kernel.push_events`))
    for (const at of [close_at, close_at + 4999, close_at + 65_000]) {
      env.clock.set(new Date(at))
      expect(await everything()).not.toContain(secret)
      expect(await pushed()).not.toContain(secret)
    }
    await env.drain()
    expect(await everything()).toContain(secret)
  })
})
