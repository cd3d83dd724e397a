import { createSandboxSupplier, offerSupplier } from '@moongate/testing'
import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { settleByStaff } from './desk.ts'
import { checkTransfer } from './reconcile.ts'
import {
  type DeskFacts,
  mergeEntries,
  listWithheldSteps,
  refuseDeskStep,
  type TransferDeskStep,
} from './transfer.rules.ts'

const HORIZON = 120_000
const unclear: DeskFacts = { state: 'manual', proposal: null, proposed_by: null, unclear_ms: 0, horizon_ms: HORIZON }
const late = { state: 'unknown', unclear_ms: HORIZON + 1 } as const
const proposed = { proposal: 'confirmed', proposed_by: 7 } as const
const CHANGED = 'wallet.transfer_changed'

describe('R4.14 R6.6 who may end a transfer, and when', () => {
  it.each<[string, Partial<DeskFacts>, TransferDeskStep, number, string | undefined]>([
    ['an answered one is over', { state: 'confirmed' }, 'ask', 7, CHANGED],
    ['one that is being asked is not theirs yet', { state: 'sent' }, 'propose_rejected', 7, CHANGED],
    ['an unclear one is asked at any time', { state: 'unknown' }, 'ask', 7, undefined],
    [
      'nobody decides before the horizon',
      { state: 'unknown', unclear_ms: HORIZON },
      'propose_confirmed',
      7,
      'wallet.transfer_too_early',
    ],
    ['somebody proposes after it', late, 'propose_confirmed', 7, undefined],
    ['or once the clock gave up', {}, 'propose_rejected', 7, undefined],
    ['nothing is settled that nobody proposed', {}, 'settle_confirmed', 8, CHANGED],
    ['nor otherwise than proposed', proposed, 'settle_rejected', 8, CHANGED],
    ['who proposed does not settle', proposed, 'settle_confirmed', 7, 'wallet.second_person'],
    ['somebody else does', proposed, 'settle_confirmed', 8, undefined],
    ['the same is not proposed twice', proposed, 'propose_confirmed', 8, CHANGED],
    ['the other end may be', proposed, 'propose_rejected', 8, undefined],
    ['an answer went before the proposal', { ...proposed, state: 'rejected' }, 'settle_confirmed', 8, CHANGED],
  ])('%s', (_, facts, step, staff_id, refusal) =>
    expect(refuseDeskStep(step, { ...unclear, ...facts }, staff_id)).toBe(refusal),
  )

  it('tells those who look which of their steps are not theirs, and why', () => {
    const finance = { roles: ['finance'] as const, staff_id: 7 }
    expect(listWithheldSteps({ ...unclear, ...proposed }, finance)).toEqual([
      { step: 'settle_confirmed', refusal: 'wallet.second_person' },
    ])
    expect(listWithheldSteps({ ...unclear, ...proposed }, { ...finance, roles: ['support'] })).toEqual([])
  })

  it('tells the same answer once, with how often it was heard', () => {
    const buildEntry = (entry: string) => ({ entry, remark: '', staff_name: '' })
    const told = mergeEntries(['unknown', 'unknown', 'ok', 'unknown'].map(buildEntry))
    expect(told.map(({ entry, times }) => [entry, times])).toEqual([
      ['unknown', 2],
      ['ok', 1],
      ['unknown', 1],
    ])
  })
})

const SBX = createSandboxSupplier('SBX', HORIZON)
type Order = {
  id: string
  bill_no: string
  state: string
  member_name: string
  steps: { step: string; by: string; remark: string }[]
  withheld: { step: string; why: string }[]
}
let env: Env
let n = 0
/** A key nobody used before. */
const key = () => `desk-of-a-test-${++n}`
let alice = 0
const { data, ok, outcome, wallets, member_id } = createScenario(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:00Z', suppliers: { SBX } })
  await offerSupplier(env.owner, 'SBX')
  alice = await member_id('alice')
  await ok('POST /game/deposit', { as: 'alice', key: key(), body: { api_code: 'SBX', money: '50' } })
})
afterAll(() => env.stop())
afterEach(async () => {
  SBX.setDown(false)
  expect(await env.invariants()).toEqual([])
})

/** A transfer whose supplier applied it and cannot say so, and that long ago. */
const getStuck = async (as: string, ms: number, money = '20.18') => {
  const body = { api_code: 'SBX', money }
  const { transfer_id } = await data<{ transfer_id: string }>('POST /game/deposit', { as, key: key(), body })
  env.clock.advance(ms)
  env.call.forget()
  return transfer_id
}
const list = async (query: Record<string, string>, as = 'frank') =>
  (await data<{ data: Order[] }>('GET /office/transfers', { as, query, lang: 'en' })).data
const find = async (id: string, as = 'frank') => (await list({ keyword: id }, as))[0] as Order
const step = (id: string, name: string, as: string, body: object = {}) =>
  outcome(`POST /office/transfers/${id}/${name}`, { as, body, key: key() })
const why = '平台客服已核对'
const propose = (id: string, end: string, as = 'frank') => step(id, 'propose', as, { state: end, reason: why })
const settle = (id: string, end: string, as = 'erin') => step(id, 'settle', as, { state: end })
const countPostings = (id: string) =>
  env.owner.one<{ n: number }>(
    sql`select count(*)::int as n from ledger.postings where ref = ${id} and kind like 'wallet.%'`,
  )

describe('R4.14 the way out of a transfer that nobody answers for', () => {
  it('is proposed by one person, settled by another, told to the member and written down', async () => {
    const before = await wallets('alice')
    const id = await getStuck('alice', 60_000)
    // However long its money was held before it was sent.
    await env.owner.run(sql`update wallet.transfers set created_at = created_at - interval '1 hour' where id = ${id}`)
    expect(await propose(id, 'rejected')).toBe('409 wallet.transfer_too_early')
    expect(await settle(id, 'rejected')).toBe(`409 ${CHANGED}`)
    env.clock.advance(HORIZON)
    expect(await propose(id, 'rejected', 'sofia')).toBe('403 common.forbidden')
    expect(await propose(id, 'rejected')).toBe('200')
    expect(await settle(id, 'confirmed')).toBe(`409 ${CHANGED}`)
    expect(await settle(id, 'rejected', 'frank')).toBe('409 wallet.second_person')
    const waiting = await find(id)
    expect([waiting.state, waiting.withheld.map((one) => one.step)]).toEqual(['to_reject', ['settle_rejected']])
    expect((await find(id, 'erin')).withheld).toEqual([])
    expect(await settle(id, 'rejected')).toBe('200')
    expect(await settle(id, 'rejected')).toBe(`409 ${CHANGED}`)
    expect((await find(id)).steps.at(-1)).toMatchObject({ step: 'end_rejected', remark: 'Settled by staff' })
    expect(await wallets('alice')).toMatchObject({ money: before['money'] })
    expect((await find(id)).steps).toMatchObject([
      { step: 'sent' },
      { step: 'unknown', by: '' },
      { step: 'propose_rejected', by: 'frank', remark: why },
      { step: 'settle_rejected', by: 'erin' },
      { step: 'end_rejected' },
    ])
    const told = await env.owner.many<{ data: { state?: string } }>(
      sql`select data from kernel.push_events where data->>'transfer_id' = ${id} order by id`,
    )
    expect(told.at(-1)?.data.state).toBe('rejected')
    const audit = await env.owner.many<{ action: string }>(
      sql`select action from audit.entries where target = ${`transfer:${waiting.bill_no}`} order by id`,
    )
    expect(audit.map(({ action }) => action)).toEqual([
      'wallet.transfer_propose_rejected',
      'wallet.transfer_settle_rejected',
    ])
  })

  it('another end may be proposed instead, and then who proposed first may settle it', async () => {
    const other = await getStuck('alice', HORIZON + 1)
    expect(await propose(other, 'rejected')).toBe('200')
    expect(await propose(other, 'confirmed', 'erin')).toBe('200')
    expect(await settle(other, 'confirmed', 'erin')).toBe('409 wallet.second_person')
    expect(await settle(other, 'confirmed', 'frank')).toBe('200')
    expect((await find(other)).state).toBe('confirmed')
  })

  it('asks again when staff want to know, support too, and takes a clear answer from wherever it stood', async () => {
    const id = await getStuck('alice', 0, '20.14')
    SBX.setDown(true)
    env.clock.advance(25 * 3_600_000)
    env.call.forget()
    await env.drain()
    expect((await find(id)).state).toBe('manual')
    expect(await step(id, 'ask', 'sofia')).toBe('200')
    expect((await find(id)).state).toBe('manual')
    SBX.setDown(false)
    expect(await propose(id, 'confirmed')).toBe('200')
    expect(await step(id, 'ask', 'sofia')).toBe('200')
    const end = await find(id)
    expect(end.state).toBe('rejected')
    expect(end.steps.map((one) => one.step)).toEqual([
      'sent',
      'unknown',
      'give_up',
      'ask',
      'unknown',
      'propose_confirmed',
      'ask',
      'not_found',
      'end_rejected',
    ])
    expect(await settle(id, 'confirmed')).toBe(`409 ${CHANGED}`)
  })

  it('posts once when twenty people and answers come at the same moment', async () => {
    const id = await getStuck('alice', HORIZON + 1, '30.15')
    expect(await propose(id, 'rejected')).toBe('200')
    const d = { ...env, suppliers: { SBX } }
    const erin = { staff_id: 999, name: 'erin', ip: '', request_id: 'race' }
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0
          ? settleByStaff(d, id, 'rejected', erin).then(
              () => 'settled',
              ({ code }: { code: string }) => code,
            )
          : checkTransfer(d, alice, id).then(() => 'asked'),
      ),
    )
    expect(told.filter((one) => one === 'settled').length).toBeLessThanOrEqual(1)
    expect(new Set(told)).toEqual(new Set([...told.filter((one) => one === 'settled'), 'asked', CHANGED]))
    expect([(await countPostings(id)).n, ['confirmed', 'rejected'].includes((await find(id)).state)]).toEqual([2, true])
  })

  it('is found by number, id, member, supplier and state', async () => {
    const id = await getStuck('alice', HORIZON + 1)
    await propose(id, 'confirmed')
    expect((await list({ open: '1' })).map((one) => one.id)).toEqual([id])
    await settle(id, 'confirmed')
    expect(await list({ open: '1' })).toEqual([])
    const [newest] = await list({})
    const bill_no = newest?.bill_no ?? ''
    for (const keyword of [bill_no, bill_no.toLowerCase(), newest?.id ?? ''])
      expect((await list({ keyword })).map(({ id }) => id)).toEqual([newest?.id])
    expect(new Set((await list({ keyword: 'alice', limit: '50' })).map((one) => one.member_name))).toEqual(
      new Set(['alice']),
    )
    const there = (await list({ keyword: 'sbx', limit: '50' })).length
    expect(there).toBe((await list({ limit: '50' })).length)
    expect(await list({ keyword: 'nobody-at-all' })).toEqual([])
    expect(new Set((await list({ state: 'confirmed' })).map(({ state }) => state))).toEqual(new Set(['confirmed']))
    expect(await outcome('GET /office/transfers', { as: 'frank', query: { state: 'lost' } })).toBe('422 common.invalid')
    expect(await step(env.ids.uuid(), 'ask', 'frank')).toBe('404 wallet.transfer_not_found')
  })
})
