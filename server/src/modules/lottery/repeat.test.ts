import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { raw, sql } from '../../kernel/db.ts'
import { deriveKey } from '../../kernel/ids.ts'
import { recordBets } from '../betting/index.ts'
import { postOrRefuse } from '../ledger/index.ts'
import { JZ_GAME_TYPE } from './deps.ts'
import { prepareDraws } from './index.ts'
import { lotteryPostings } from './lottery.postings.ts'
import { selectionView } from './selection.view.ts'
import { deriveTicketId } from './slip-rows.ts'
import { insertTickets, type SlipTicket } from './ticket.sql.ts'

let env: Env
let player = ''
let issues: string[] = []
const { data, ok, outcome, member_id: find_member_id, enterLottery } = createScenario(() => env)
let n = 0
const line = (selection: string, more: object = {}) => ({ bet_type: 'sum', selection, unit_stake: '2', ...more })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
  await prepareDraws(env)
  await ok('POST /game/deposit', { as: 'alice', body: { api_code: 'JZ', money: '500' } })
  player = await enterLottery('alice')
  const open = await env.owner.many<{ issue: string }>(
    sql`select issue from lottery.draws where game_code = 'jzssc' and state = 'open' order by close_at limit 2`,
  )
  issues = open.map(({ issue }) => issue)
})
afterAll(() => env.stop())
afterEach(async () => {
  expect(await env.invariants()).toEqual([])
})

/** A slip of two lines as a version before wrote it, a stake for each, under a key of Alice's. */
const sellAsBefore = async (key: string) => {
  const member_id = await find_member_id('alice')
  const slip_id = deriveKey('lottery.slip', String(member_id), key)
  const tickets = ['big', 'odd'].map((selection, i): SlipTicket => ({
    member_id,
    id: deriveTicketId(slip_id, i),
    bill_no: env.ids.bill('L'),
    game_code: 'jzssc',
    issue: issues[0] ?? '',
    bet_type: 'sum',
    selection,
    units: 1,
    unit_stake: 200n,
    multiple: 1,
    stake: 200n,
    named_milli: null,
    built_in_milli: 1960,
    asset: 'CNY',
    slip_id: null,
    slip: 0,
  }))
  const stakes = tickets.map((t) => ({
    key: deriveKey('lottery.bet', t.id),
    kind: lotteryPostings.bet,
    member_id,
    asset: t.asset,
    amount: t.stake,
    sub: 'JZ',
    ref: t.id,
  }))
  await env.db.tx(async (tx) => {
    await postOrRefuse(tx, stakes)
    await insertTickets(tx, 'JZ', tickets)
    await recordBets(
      tx,
      tickets.map((t) => ({ ...t, supplier_code: 'JZ', game_type: JZ_GAME_TYPE, selection: selectionView(t) })),
    )
  })
}

describe('R1.1 a slip that a version before sold, a stake for each line', () => {
  const asked = (key: string, more: object = {}) => ({
    as: player,
    key,
    body: { code: 'jzssc', issue: issues[0], lines: [line('big'), line('odd')], ...more },
  })

  it('is found under its key, and nothing is taken again', async () => {
    await sellAsBefore('slip-before')
    const before = await data<{ money: string }>('GET /jz/balance', { as: player })
    expect(await data('POST /jz/bet', asked('slip-before'))).toMatchObject({ money: before.money })
    expect(await data('GET /jz/balance', { as: player })).toEqual(before)
  })

  it.each([
    ['one of its lines', () => ({ lines: [line('big')] })],
    ['other lines', () => ({ lines: [line('big'), line('even')] })],
  ])('is not %s', async (name, change) => {
    await sellAsBefore(`slip-before-${name.replaceAll(' ', '-')}`)
    const before = await data('GET /jz/balance', { as: player })
    expect(await outcome('POST /jz/bet', asked(`slip-before-${name.replaceAll(' ', '-')}`, change()))).toBe(
      '409 idempotency.key_reused',
    )
    expect(await data('GET /jz/balance', { as: player })).toEqual(before)
  })
})

it("R1.1 the stake of a slip is one posting, and the books say when it is not its tickets' money", async () => {
  const lines = [line('big'), line('odd', { unit_stake: '3' })]
  await ok('POST /jz/bet', { as: player, key: 'slip-once', body: { code: 'jzssc', issue: issues[0], lines } })
  const [ticket] = await env.owner.many<{ id: string; slip_id: string; stake: bigint }>(
    sql`select id, slip_id, stake from lottery.tickets where slip_id is not null order by placed_at desc, stake desc limit 1`,
  )
  if (!ticket) throw new Error('nothing was sold')
  const taken = await env.owner.many(
    sql`select amount from ledger.statement where ref = any (array[${ticket.slip_id}, ${ticket.id}]) and account_kind = 'supplier:JZ'`,
  )
  expect(taken).toEqual([{ amount: -500n }])
  const set = (column: string, value: string) =>
    env.owner.run(sql`update lottery.tickets set ${raw(column)} = ${raw(value)} where id = ${ticket.id}`)
  const broken = [{ view: 'lottery.invariant_ticket_money' }]
  for (const [column, value, back] of [
    ['stake', 'stake - 1', 'stake + 1'],
    ['unit_stake', 'unit_stake - 1', 'unit_stake + 1'],
    ['payout', '1', '0'],
    ['slip_id', 'null', `'${ticket.slip_id}'`],
    ['slip_id', `'${ticket.id}'`, `'${ticket.slip_id}'`],
  ] as const) {
    await set(column, value)
    expect(await env.invariants(), column).toMatchObject(broken)
    await set(column, back)
  }
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
