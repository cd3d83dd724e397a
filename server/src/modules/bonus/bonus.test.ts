import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { endBets, recordBets } from '../betting/index.ts'
import { withdrawalApproved } from '../cashier/index.ts'
import { emit } from '../../kernel/outbox.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'

type Bonus = {
  id: string
  state: string
  money: string
  required: string
  wagered: string
  kept: string
  lost: string
  paid: string
}
type List = { offers: { id: number; kind: string; stand: string; money: string }[]; open: Bonus | null }
let env: Env
const { data, outcome, wallets, member_id } = createScenario(() => env)
let n = 0
const key = () => `bonus-of-a-test-${++n}`
const SLOTS = 3
const DAY_MS = 86_400_000

// Each begins with the demo's deposit of this morning: an offer can be taken for a new one alone.
beforeEach(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
afterEach(() => env.stop())

/** Bets that were lost. */
const bet = async (as: string, ...stakes: bigint[]) => {
  const about = { member_id: await member_id(as), supplier_code: 'AG', game_type: SLOTS, game_code: 'x', asset: 'CNY' }
  const selection = { game_code: 'x', issue: '1', bet_type: 'x', selection: 'x' }
  const bets = stakes.map((stake) => ({ ...about, id: env.ids.uuid(), stake }))
  await env.db.tx(async (tx) => {
    await recordBets(
      tx,
      bets.map((one) => ({ ...one, bill_no: `B-${++n}`, selection })),
    )
    await endBets(
      tx,
      bets.map(({ member_id: of, id, stake }) => ({ member_id: of, id, stake, payout: 0n, outcome: 'settled' })),
    )
  })
  await env.drain()
}
const list = (as = 'alice') => data<List>('GET /bonus/list', { as })
const findOffer = async (kind: string) => (await list()).offers.find((one) => one.kind === kind)?.id ?? 0
const take = async (kind: string) =>
  data<Bonus>('POST /bonus/take', { as: 'alice', key: key(), body: { offer_id: await findOffer(kind) } })
describe('R1.5 bonuses of a member', () => {
  afterEach(async () => expect(await env.invariants()).toEqual([]))

  it('a matched deposit is locked, bet for, and then in the centre, as the money records tell', async () => {
    const before = Number((await wallets('alice'))['money'])
    expect(await take('first_deposit')).toMatchObject({
      state: 'running',
      money: '1888.00',
      required: '22656.00',
      lost: '1888.00',
    })
    expect(Number((await wallets('alice'))['money'])).toBe(before)
    expect(
      await outcome('POST /bonus/take', { as: 'alice', key: key(), body: { offer_id: await findOffer('cashback') } }),
    ).toBe('409 bonus.one_at_a_time')
    await bet('alice', 600_00n)
    expect((await list()).open).toMatchObject({ wagered: '0.00' })
    await bet('alice', ...Array.from({ length: 45 }, () => 500_00n))
    expect((await list()).open).toMatchObject({ wagered: '22500.00', state: 'running' })
    await bet('alice', 156_00n)
    expect((await list()).open).toBeNull()
    expect(Number((await wallets('alice'))['money']) - before).toBe(1888)
    const log = await data<{ data: object[] }>('POST /moneylog', { as: 'alice', body: {} })
    expect(log.data[0]).toMatchObject({ operate_type: 7, operate_type_text: '平台红利' })
  })

  it.each(['withdrawal', 'cancel'] as const)('a %s ends one that runs, as told before', async (end) => {
    const { id } = await take('first_deposit')
    if (end === 'cancel') await data('POST /bonus/cancel', { as: 'alice', key: key(), body: { id } })
    else {
      const order = {
        member_id: await member_id('alice'),
        id: env.ids.uuid(),
        bill_no: 'W1',
        asset: 'CNY',
        amount: 1n,
        way: 'hand' as const,
      }
      await env.db.tx((tx) => emit(tx, withdrawalApproved, order))
      await env.drain()
    }
    const { data: rows } = await data<{ data: Bonus[] }>('GET /bonus/history', { as: 'alice' })
    expect(rows.find((row) => row.id === id)).toMatchObject({
      state: end === 'cancel' ? 'cancelled' : 'forfeited',
      paid: '0.00',
    })
  })

  it('waits for staff where a card is shared; what they refuse moves no money', async () => {
    await env.owner.run(sql`insert into bank.cards (member_id, card_no, bank_type, bank_address, owner_name)
      select ${await member_id('bobby')}, card_no, bank_type, bank_address, owner_name from bank.known_cards k join bank.cards c using (member_id, id, card_no) where member_id = ${await member_id('alice')} limit 1`)
    const { id, state } = await take('first_deposit')
    expect(state).toBe('in_review')
    const waiting = await data<{ data: { flags: string[] }[] }>('GET /office/bonus/bonuses', {
      as: 'frank',
      query: { open: '1' },
    })
    expect(waiting.data[0]?.flags).toEqual(['shared_card'])
    expect(
      await outcome(`POST /office/bonus/bonuses/${id}/refuse`, { as: 'frank', key: key(), body: { reason: '同卡' } }),
    ).toBe('200')
    expect(await outcome(`POST /office/bonus/bonuses/${id}/approve`, { as: 'frank', key: key(), body: {} })).toBe(
      '409 bonus.changed',
    )
  })

  it('gives a losing week back by its net loss, once', async () => {
    await bet('alice', 1_000_00n)
    const { loss } = await env.owner.one<{ loss: bigint }>(
      sql`select sum(stake - payout)::bigint as loss from betting.settled_bets where member_id = ${await member_id('alice')} and asset = 'CNY'`,
    )
    env.clock.advance(7 * DAY_MS)
    env.call.forget()
    const taken = await take('cashback')
    expect(taken.money).toBe((Number(loss) / 1000).toFixed(2))
    await data('POST /bonus/cancel', { as: 'alice', key: key(), body: { id: taken.id } })
    expect((await list()).offers.find(({ kind }) => kind === 'cashback')?.stand).toBe('used')
  })

  it('nothing is offered while the switch is off', async () => {
    await putSetting(env.db, switchSettings.promotions, '0')
    expect(await outcome('GET /bonus/list', { as: 'alice' })).toBe('403 policy.feature_off')
  })
})
