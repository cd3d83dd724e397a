import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import type { SupplierBet } from '../games/index.ts'

const book = createSandboxSupplier('SBX')
const shown: { bet_id: string; member_id: number; lang: string }[] = []
const SBX = {
  ...book,
  replay: async ({ bet_id, player, lang }: { bet_id: string; player: { member_id: number }; lang: string }) => {
    shown.push({ bet_id, member_id: player.member_id, lang })
    if (bet_id === 'odd') throw new Error('the connection broke')
    return bet_id === 'known' ? 'https://sbx.example/round' : undefined
  },
}
let env: Env
let alice = 0
const { data, ok, outcome, member_id, job } = createScenario(() => env)

const tell = (id: string, change: Partial<SupplierBet> = {}): void => {
  const now = env.clock.now()
  book.addBet({
    id,
    player: { member_id: alice, is_demo: false },
    game_code: 'reels',
    game_type: 3,
    game_title: { en: 'Reels' },
    detail: { en: 'A spin' },
    stake: 10_00n,
    payout: 19_00n,
    status: 'settled',
    bet_at: now,
    settled_at: now,
    changed_at: now,
    ...change,
  })
}

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  alice = await member_id('alice')
  await ok('POST /game/deposit', { as: 'alice', key: 'rounds-of-a-test', body: { api_code: 'SBX', money: '100' } })
  for (const id of ['known', 'odd', 'reopened']) tell(id)
  await job('mirror.pull_all')
  env.clock.advance(1000)
  tell('reopened', { status: 'open', payout: 0n, settled_at: undefined })
  tell('stranger', { player: { member_id: 4242, is_demo: false } })
  await job('mirror.pull_all')
})
afterAll(async () => {
  expect(await env.invariants()).toEqual([])
  await env.stop()
})

const find = async (bet_id: string) =>
  (await env.owner.one<{ id: string }>(sql`select id from mirror.bets where bet_id = ${bet_id}`)).id
const ask = async (what: 'round' | 'replay', bet_id: string, member = alice) =>
  `GET /office/members/${member}/bets/${await find(bet_id)}/${what}`

describe('R6.6 a bet of a supplier, for staff who are asked about it', () => {
  it('is shown as its supplier tells of it, beside what our books say', async () => {
    expect(await data(await ask('round', 'known'), { as: 'sofia' })).toMatchObject({
      bill_no: 'known',
      member_name: 'alice',
      api_code: 'SBX',
      told: { status: 'settled', stake: '10.00', payout: '19.00' },
      booked: { status: 'settled', stake: '10.00', payout: '19.00' },
      fault: '',
      replayable: true,
    })
  })

  it('has the address at which the supplier shows its round, in the reader’s language', async () => {
    const url = async (bet_id: string) => data(await ask('replay', bet_id), { as: 'sofia', lang: 'th' })
    expect([await url('known'), await url('reopened'), await url('odd')]).toEqual([
      { url: 'https://sbx.example/round' },
      { url: null },
      { url: null },
    ])
    expect(shown[0]).toEqual({ bet_id: 'known', member_id: alice, lang: 'th' })
  })

  it('is its member’s, and nobody else sees it', async () => {
    expect(await outcome(await ask('round', 'known', alice + 1), { as: 'sofia' })).toBe('404 mirror.bet_not_found')
    expect(await outcome(await ask('replay', 'known', alice + 1), { as: 'sofia' })).toBe('404 mirror.bet_not_found')
    expect(await outcome(await ask('round', 'known'), { as: 'alice' })).toBe('401 auth.login_required')
  })
})

describe('R2.32 R6.6 bets that cannot be booked', () => {
  const list = async (query: Record<string, string> = {}) =>
    (await data<{ data: { bill_no: string }[] }>('GET /office/faulty-bets', { as: 'frank', query })).data

  it('are listed with why, and with what our books still say', async () => {
    expect(await list()).toMatchObject([
      {
        bill_no: 'reopened',
        fault: 'reopened',
        told: { status: 'open' },
        booked: { status: 'settled', payout: '19.00' },
      },
      { bill_no: 'stranger', fault: 'player_unknown', member_name: '', booked: null },
    ])
  })

  it.each([
    [{ keyword: 'alice' }, ['reopened']],
    [{ keyword: 'sbx' }, ['reopened', 'stranger']],
    [{ keyword: 'bobby' }, []],
    [{ keyword: 'nobody7' }, []],
  ])('are found by %j', async (query, found) =>
    expect((await list(query)).map(({ bill_no }) => bill_no)).toEqual(found),
  )
})
