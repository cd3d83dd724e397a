import { LANGS, type Lang } from '@moongate/contract'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { setMemberState } from '../sessions/index.ts'
import { keepDrawing, prepareDraws, runDraw } from './draw.ts'
import { settleDraw } from './settle.ts'

type Line = { bet_type: string; selection: string; unit_stake: string }
type Shown = { selection: string; effective: string; uncounted: string | null }
let env: Env
let player: string
let alice: number
let n = 0
const { data, ok, member_id, enterLottery } = createScenario(() => env)
const key = () => `covering-test-${++n}`

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  alice = await member_id('alice')
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'JZ', money: '5000' } })
  player = await enterLottery('alice')
  // More to be bet than all of these tests bet together, so that everything that counts is seen to count.
  await env.owner.run(
    sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${alice}, 'deposit', 'covering', 'CNY', 900000)`,
  )
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

const line = (bet_type: string, selection: string, unit_stake = '10'): Line => ({ bet_type, selection, unit_stake })
const dragon = (side: string, unit_stake: string) => line('dragon_tiger', `-|-|-|${side}|-|-|-|-|-|-`, unit_stake)
const ticker = async () => (await data<{ issue: string; draw_at: number }[]>('GET /lottery/list'))[0]!
const place = async (lines: Line[], as = player) =>
  ok('POST /jz/bet', {
    as,
    key: key(),
    body: { code: 'jzssc', issue: (await ticker()).issue, lines },
  })
const settle = async (issue: string) => {
  const { draw_at } = await env.owner.one<{ draw_at: Date }>(
    sql`select draw_at from lottery.draws where issue = ${issue}`,
  )
  env.clock.set(draw_at)
  await env.drain()
}
const left = async () => Number((await data<{ ml_money: string }>('POST /auth/me', { as: 'alice', body: {} })).ml_money)
/** What the bets of an issue count: selection, effective bet and reason, in the order of their stakes. */
const counted = (issue: string) =>
  env.owner.many<Shown>(
    sql`select selection ->> 'selection' as selection, effective::text, uncounted from betting.bets
      where member_id = ${alice} and selection ->> 'issue' = ${issue} order by stake`,
  )
const record = async (lang?: Lang) => {
  const body = { betTime: ['2026-01-15', '2026-01-15'], limit: 100 }
  const answer = await ok('POST /game/record', { as: 'alice', body, ...(lang && { lang }) })
  return answer['data'] as { data: Record<string, string | null>[] }
}

describe('R3.1 R2.32 bets of one member on one draw that win nearly whatever is drawn', () => {
  it('count nothing, across slips: the second one takes the first with it', async () => {
    const [{ issue }, before] = [await ticker(), await left()]
    await place([line('sum', 'big', '10'), line('sides', 'odd|-|-|-|-', '12')])
    await place([line('sum', 'small', '11')])
    await settle(issue)
    expect(await counted(issue)).toEqual([
      { selection: 'big', effective: '0', uncounted: 'covering' },
      { selection: 'small', effective: '0', uncounted: 'covering' },
      { selection: 'odd|-|-|-|-', effective: '1200', uncounted: null },
    ])
    expect(before - (await left())).toBe(12)
  })

  it('R1.10 R6.6 are told with the reason in five languages, to the member and to staff', async () => {
    const { issue } = await ticker()
    await place([line('sum', 'odd', '13'), line('sum', 'even', '14'), line('sides', 'odd|-|-|-|-', '15')])
    await settle(issue)
    const shown = (rows: Awaited<ReturnType<typeof record>>, stake: string) =>
      rows.data.find((row) => row['bet_amount'] === stake)
    const rows = await record()
    expect(shown(rows, '14.00')).toMatchObject({
      valid_bet_amount: '0.00',
      valid_reason: 'covering',
      status: 'COMPLETE',
    })
    expect(shown(rows, '15.00')).toMatchObject({ valid_bet_amount: '15.00', valid_reason: null, valid_text: '' })
    const texts = await Promise.all(LANGS.map(async (lang) => shown(await record(lang), '14.00')?.['valid_text']))
    expect(new Set(texts.filter(Boolean)).size).toBe(LANGS.length)
    const file = await data<{ bets: object[] }>(`GET /office/members/${alice}`, { as: 'sofia', lang: 'en' })
    expect(file.bets).toContainEqual(
      expect.objectContaining({
        bet_amount: '14.00',
        valid_bet_amount: '0.00',
        valid_reason: 'covering',
        valid_text: texts[LANGS.indexOf('en')],
        detail: `${issue} · Sum big/small, odd/even · Sum Even`,
      }),
    )
  })

  it.each<[string, Line[][], (string | null)[]]>([
    ['dragon and tiger in one slip', [[dragon('dragon', '10'), dragon('tiger', '11')]], ['covering', 'covering']],
    ['all ten digits in one bet', [[line('star1', '0,1,2,3,4,5,6,7,8,9|-|-|-|-')]], ['covering']],
    [
      'seven digits, and the eighth in another slip',
      [[line('star1', '0,1,2,3,4,5,6|-|-|-|-', '1')], [line('star1', '7|-|-|-|-', '9')]],
      ['covering', 'covering'],
    ],
    ['seven digits alone', [[line('star1', '0,1,2,3,4,5,6|-|-|-|-')]], [null]],
  ])('%s', async (_case, slips, reasons) => {
    const { issue } = await ticker()
    for (const slip of slips) await place(slip)
    await settle(issue)
    expect((await counted(issue)).map((b) => b.uncounted)).toEqual(reasons)
  })

  it('are told apart by draw and by member', async () => {
    const { issue: first } = await ticker()
    await place([line('sum', 'big', '10')])
    await settle(first)
    const { issue: second } = await ticker()
    await place([line('sum', 'small', '11')])
    const demo = await enterLottery(
      (await data<{ access_token: string }>('POST /auth/demo', { body: {}, ip: '198.51.100.7' })).access_token,
    )
    await place([line('sum', 'big', '10')], demo)
    await settle(second)
    expect([await counted(first), await counted(second)]).toEqual([
      [{ selection: 'big', effective: '1000', uncounted: null }],
      [{ selection: 'small', effective: '1100', uncounted: null }],
    ])
  })

  it('are found where the draw is settled in parts, by whoever settles a part', async () => {
    const { issue, draw_at } = await ticker()
    const digits = (from: number) =>
      Array.from({ length: 100 }, (_, i) => line('star2_front', `${(from + i) % 5}|${i % 10}`, '1'))
    for (const from of [0, 1, 2]) await place(digits(from))
    await place([line('sum', 'big', '1'), line('sum', 'small', '1')])
    env.clock.set(new Date(draw_at))
    await runDraw(env, 'jzssc', issue)
    await Promise.all([1, 2, 3].map(() => settleDraw(env, 'jzssc', issue)))
    await env.drain()
    expect(
      await env.owner
        .many(sql`select game_code, selection ->> 'bet_type' as bet_type, uncounted, count(*)::int as n, sum(effective)::int as effective
        from betting.bets where selection ->> 'issue' = ${issue} group by 1, 2, 3 order by 2`),
    ).toEqual([
      { game_code: 'jzssc', bet_type: 'star2_front', uncounted: null, n: 300, effective: 300_00 },
      { game_code: 'jzssc', bet_type: 'sum', uncounted: 'covering', n: 2, effective: 0 },
    ])
  })

  it('are seen with what was settled before, where a part of them waits for a frozen member', async () => {
    const { issue } = await ticker()
    await place([line('sum', 'big', '10'), line('sum', 'small', '10')])
    const staff = { actor: { type: 'staff', id: 1, name: 'erin' }, reason: 'a test' } as const
    await setMemberState(env, alice, 'frozen', staff)
    await settle(issue)
    expect((await counted(issue)).map((b) => b.uncounted)).toEqual(expect.arrayContaining(['covering', null]))
    await setMemberState(env, alice, 'active', staff)
    await keepDrawing(env)
    await env.drain()
    expect((await counted(issue)).map((b) => [b.effective, b.uncounted])).toEqual([
      ['0', 'covering'],
      ['0', 'covering'],
    ])
  })

  it('say nothing of it where the draw is void', async () => {
    const { issue, draw_at } = await ticker()
    await place([line('sum', 'big', '10'), line('sum', 'small', '11')])
    env.clock.set(new Date(draw_at + 30 * 60_000 + 1))
    await keepDrawing(env)
    await env.drain()
    expect((await counted(issue)).map((b) => [b.effective, b.uncounted])).toEqual([
      ['0', null],
      ['0', null],
    ])
  })
})
