import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { readEvent } from '../../kernel/event.ts'
import { endBets, type NewBet, recordBets, settled } from './index.ts'

let env: Env
let alice: number
const { data, ok, outcome, member_id } = createScenario(() => env)
type Answer = {
  data: { data: Record<string, string>[]; total: number }
  statistic: Record<string, string>
  page_statistic: Record<string, string>
  apis: { key: string }[]
  gametypes: { key: number; value: string }[]
}
const records = async (body: object, as = 'alice') =>
  (await ok('POST /game/record', { as, lang: 'en', body })) as unknown as Answer
let n = 0
/** A bet placed and finished at wall times of the site (Shanghai, eight hours ahead). */
const bet = async (
  placed: string,
  stake: bigint,
  end?: { at: string; payout: bigint; outcome?: 'void' },
  more: Partial<NewBet> = {},
) => {
  const id = env.ids.uuid()
  const at = (wall: string) => env.clock.set(new Date(`${wall.replace(' ', 'T')}+08:00`))
  at(placed)
  await env.db.tx((tx) =>
    recordBets(tx, [
      {
        member_id: alice,
        id,
        bill_no: `L-${++n}`,
        supplier_code: 'JZ',
        game_type: 4,
        game_code: 'jzssc',
        game_title: { zh_cn: '时时彩', en: 'Five balls' },
        detail: { zh_cn: '大', en: 'Big' },
        asset: 'CNY',
        stake,
        ...more,
      },
    ]),
  )
  if (!end) return
  at(end.at)
  await env.db.tx((tx) =>
    endBets(tx, [{ member_id: alice, id, stake, payout: end.payout, outcome: end.outcome ?? 'settled' }]),
  )
}
const DAY = ['2026-01-15', '2026-01-15']
const YEAR = ['2026-01-01', '2026-12-31']

const begin = async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-14T04:00:00Z' })
  alice = await member_id('alice')
  await env.owner.run(
    sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${alice}, 'deposit', 'a', 'CNY', 5000), (${alice}, 'deposit', 'b', 'CNY', 3000)`,
  )
  await bet('2026-01-14 23:59:59', 1000n, { at: '2026-01-15 00:00:00', payout: 1985n })
  await bet('2026-01-15 00:00:00', 2000n, { at: '2026-01-15 00:01:00', payout: 0n })
  await bet('2026-01-15 12:00:00', 500n, { at: '2026-01-15 12:01:00', payout: 500n })
  await bet('2026-01-15 13:00:00', 300n, { at: '2026-01-15 13:31:00', payout: 300n, outcome: 'void' })
  await bet('2026-01-15 23:59:59', 700n)
  await bet(
    '2026-01-16 00:00:00',
    9900n,
    { at: '2026-01-16 00:01:00', payout: 0n },
    { supplier_code: 'SBX', game_type: 3 },
  )
  env.clock.set('2026-01-16T04:00:00Z')
  await env.drain()
}
beforeAll(begin)
afterAll(() => env.stop())

describe('R2.32 R7.3 bet records', () => {
  it('R5.9 asks for a bet or payout time first', async () => {
    for (const body of [{}, { unpayOnly: 1 }, { gameType: 4 }])
      expect(await outcome('POST /game/record', { as: 'alice', body })).toBe('422 betting.time_required')
    for (const betTime of [['2026-01-01'], ['2026-02-30', '2026-03-01']])
      expect(await outcome('POST /game/record', { as: 'alice', body: { betTime } })).toBe('422 common.invalid')
  })

  it("adds up a day of the site's time zone, newest first, the page and all of it", async () => {
    const { data: page, statistic, page_statistic } = await records({ betTime: DAY, limit: 2 })
    expect(page).toMatchObject({
      total: 4,
      data: [
        {
          bet_time: '2026-01-15 23:59:59',
          payout_time: null,
          bet_amount: '7.00',
          net_amount: '0.00',
          status: 'X',
          status_text: 'Unsettled',
        },
        {
          bet_time: '2026-01-15 13:00:00',
          payout_time: '2026-01-15 13:31:00',
          bet_amount: '3.00',
          valid_bet_amount: '0.00',
          payout: '3.00',
          net_amount: '0.00',
          status: 'N',
          game_name: 'Five balls',
          detail: 'Big',
          game_type_text: 'Lottery',
        },
      ],
    })
    expect(statistic).toEqual({
      sum_bet_amount: '35.00',
      sum_valid_bet_amount: '20.00',
      sum_payout: '8.00',
      sum_net_amount: '-20.00',
    })
    expect(page_statistic).toEqual({
      sum_bet_amount: '10.00',
      sum_valid_bet_amount: '0.00',
      sum_payout: '3.00',
      sum_net_amount: '0.00',
    })
  })

  it.each([
    ['by payout time', { created_at: DAY }, 4],
    ['by both times', { created_at: DAY, betTime: ['2026-01-14', '2026-01-14'] }, 1],
    ['to the second', { betTime: ['2026-01-14 23:59:59', '2026-01-15 00:00:00'] }, 2],
    ['unpaid only', { betTime: YEAR, unpayOnly: 1 }, 1],
    ['by game type', { betTime: YEAR, gameType: 3 }, 1],
    ['by platform', { betTime: YEAR, api_name: 'JZ' }, 5],
    ['by one that has none', { betTime: YEAR, api_name: 'AG' }, 0],
    ['the wrong way round', { betTime: ['2026-01-16', '2026-01-15'] }, 0],
    ['on a page after the last', { betTime: YEAR, page: 9 }, 6],
  ])('filters %s', async (_case, body, total) => {
    expect((await records(body)).data.total).toBe(total)
  })

  it("tells the filters there are, and shows a member's own bets only", async () => {
    const { apis, gametypes } = await records({ betTime: YEAR })
    expect([apis.map((a) => a.key), gametypes.find((t) => t.key === 4)]).toEqual([['JZ'], { key: 4, value: 'Lottery' }])
    expect((await records({ betTime: YEAR }, 'carol')).data.total).toBe(0)
  })
})

describe('R3.1 turnover', () => {
  afterEach(async () => {
    await env.stop()
    await begin()
  })
  const me = () => data<{ ml_money: string }>('POST /auth/me', { as: 'alice', body: {} })
  it("falls by each finished bet's effective amount, oldest requirement first, never below nothing; ties and void draws count nothing", async () => {
    // 10 + 20 + 99 were at risk of 80 asked for.
    expect(await me()).toMatchObject({ ml_money: '0.00' })
    expect(await env.owner.many(sql`select source_id, consumed from turnover.requirements order by id`)).toEqual([
      { source_id: 'a', consumed: 5000n },
      { source_id: 'b', consumed: 3000n },
    ])
    expect(
      await env.owner.one(
        sql`select count(*)::int as n, sum(effective)::bigint as effective from turnover.counted_bets
          where member_id = (select id from members.members where name = 'alice')`,
      ),
    ).toEqual({ n: 3, effective: 12_900n })
  })

  it('reads what the version before had told with what it left out: supplier, game type, stake and payout', async () => {
    const [bet] = await env.owner.many<{ member_id: number; id: string }>(
      sql`select member_id, id from betting.bets where stake = 1000`,
    )
    const told = { bets: [{ ...bet, asset: 'CNY', effective: '990' }] }
    expect(await readEvent(env.db, settled, told)).toEqual({
      bets: [{ ...bet, asset: 'CNY', supplier_code: 'JZ', game_type: 4, stake: 1000n, effective: 990n, payout: 1985n }],
    })
  })

  it('counts a bet once, however often its event comes', async () => {
    await env.owner.run(
      sql`insert into turnover.requirements (member_id, source, source_id, asset, amount) values (${alice}, 'deposit', 'c', 'CNY', 100000)`,
    )
    const bets = await env.owner.many<{ member_id: number; id: string; asset: string; effective: string }>(
      sql`select member_id, id, asset, effective::text from betting.bets where effective > 0`,
    )
    const told = { event_id: env.ids.uuid(), event: 'betting.settled', payload: { bets } }
    for (let i = 0; i < 3; i++)
      await env.db.run(
        sql`select kernel.enqueue('kernel.event', ${JSON.stringify({ ...told, event_id: env.ids.uuid() })}::json, null, null, 3)`,
      )
    await env.drain()
    expect(await me()).toMatchObject({ ml_money: '1000.00' })
    await bet('2026-01-17 10:00:00', 4000n, { at: '2026-01-17 10:01:00', payout: 0n })
    await bet('2026-01-17 10:02:00', 4000n, { at: '2026-01-17 10:03:00', payout: 0n }, { asset: 'PLAY' })
    await env.drain()
    env.call.forget()
    expect(await me()).toMatchObject({ ml_money: '960.00' })
    expect(await env.invariants()).toEqual([])
  })
})
