import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'
import { switchSettings } from '../policy/index.ts'
import { putSetting } from '../site/index.ts'
import { creditSetting } from './index.ts'
import { DAY_MS, TERMS, createLoans } from './test-loans.ts'

let env: Env
const { data, ok, outcome } = createScenario(() => env)
const { key, lend, search, later, settleDebt } = createLoans(() => env)

beforeAll(async () => {
  env = await startEnv({ seed: 'demo', start_at: '2026-01-15T04:00:10Z' })
})
beforeEach(async () => {
  await putSetting(env.db, creditSetting, TERMS)
})
afterEach(async () => {
  await settleDebt()
  expect(await env.invariants()).toEqual([])
})
afterAll(() => env.stop())

const readSeen = async () =>
  (await data<{ terms: { seen: string } }>('GET /office/credit/terms', { as: 'frank' })).terms.seen

describe('R6.6 credit for staff', () => {
  it('shows what a person must know, the exposure, and what a cap would change; a change is audited', async () => {
    // What other cases asked for is out of the month that is looked at.
    later(31 * DAY_MS)
    await lend()
    const { data: rows } = await data<{ data: { member_name: string; known: Record<string, unknown> }[] }>(
      'GET /office/credit/loans',
      { as: 'frank', query: { keyword: 'alice' } },
    )
    expect(rows[0]).toMatchObject({
      member_name: 'alice',
      level: 1,
      total_credit: '500.00',
      known: { card_sharers: 0 },
    })
    expect(await data('GET /office/credit/terms', { as: 'frank' })).toMatchObject({
      exposure: { lent: 1, owed: '300.00', overdue: 0 },
    })
    const preview = (body: object) => data('POST /office/credit/preview', { as: 'frank', body })
    expect(await preview({ cap: '200', min: '100', max_days: 30 })).toMatchObject({ above: 1, asked: 1, refused: 1 })
    expect(await preview({ cap: null, min: '100', max_days: 30 })).toMatchObject({ above: 0, asked: 1, refused: 0 })
    const terms = { ...TERMS, cap: '200', seen: await readSeen(), reason: 'a careful month' }
    expect(await outcome('POST /office/credit/terms', { as: 'frank', key: key(), body: terms })).toBe(
      '403 common.forbidden',
    )
    await ok('POST /office/credit/terms', { as: 'erin', key: key(), body: terms })
    const [entry] = await env.owner.many<{ before: object; after: object }>(
      sql`select before, after from audit.entries where action = 'credit.terms_set'`,
    )
    expect(entry).toMatchObject({ before: { cap: '' }, after: { cap: '200.00' } })
    expect((await search()).row['total_credit']).toBe('200.00')
    const { rows: happened } = await data<{ rows: object[] }>('GET /office/credit/report', { as: 'frank' })
    expect(happened).toHaveLength(5)
  })

  it('R6.6 looser terms wait for somebody else, who sets or refuses them once; stricter ones hold at once', async () => {
    type Terms = { terms: { max_days: number }; proposal: { id: string; asked_by: string } | null }
    const strict = { ...TERMS, cap: '300', max_days: 14 }
    await putSetting(env.db, creditSetting, strict)
    const read = () => data<Terms>('GET /office/credit/terms', { as: 'frank' })
    const set = async (part: object) => {
      const body = { ...strict, ...part, seen: await readSeen(), reason: 'a season' }
      return outcome('POST /office/credit/terms', { as: 'erin', key: key(), body })
    }
    const decideTerms = (step: string, as: string, id: string) =>
      outcome(`POST /office/credit/terms/${id}/${step}`, {
        as,
        key: key(),
        body: step === 'refuse' ? { reason: 'too much' } : {},
      })
    const waits = async () => (await read()).proposal?.id ?? ''
    expect(await set({ max_days: 21 })).toBe('200')
    expect(await read()).toMatchObject({
      terms: { max_days: 14 },
      proposal: { asked_by: 'erin', terms: { max_days: 21 } },
    })
    expect(await set({ cap: null })).toBe('409 proposals.open')
    const first = await waits()
    expect(await decideTerms('approve', 'erin', first)).toBe('403 proposals.second_person')
    const other = { as: 'frank', key: key(), body: { ladder: 'slot' } }
    expect(await outcome(`POST /office/levelup/levels/${first}/approve`, other)).toBe('409 proposals.gone')
    const told = await Promise.all(Array.from({ length: 20 }, () => decideTerms('approve', 'frank', first)))
    expect(told.filter((one) => one === '200')).toHaveLength(1)
    expect(new Set(told)).toEqual(new Set(['200', '409 proposals.gone']))
    expect(await read()).toMatchObject({ terms: { max_days: 21 }, proposal: null })
    expect(await set({ max_days: 30 })).toBe('200')
    const second = await waits()
    expect(await set({ max_days: 7 })).toBe('200')
    expect((await read()).terms.max_days).toBe(7)
    expect(await decideTerms('approve', 'frank', second)).toBe('409 credit.set_meanwhile')
    expect(await decideTerms('refuse', 'erin', second)).toBe('200')
    expect(await decideTerms('refuse', 'frank', second)).toBe('409 proposals.gone')
    expect(await read()).toMatchObject({ terms: { max_days: 7 }, proposal: null })
    const entries = await env.owner.many<{ action: string; reason: string }>(
      sql`select action, reason from audit.entries where action like 'credit.terms%' order by id desc limit 5`,
    )
    expect(entries.toReversed().map(({ action, reason }) => `${action} ${reason}`)).toEqual([
      'credit.terms_proposed a season',
      'credit.terms_set a season (erin)',
      'credit.terms_proposed a season',
      'credit.terms_set a season',
      'credit.terms_refused too much',
    ])
  })

  it('R2.18 is closed while its switch is off', async () => {
    await putSetting(env.db, switchSettings.credit, '0')
    expect(await outcome('GET /credit/rule', {})).toBe('403 policy.feature_off')
    await putSetting(env.db, switchSettings.credit, '1')
    const { credit_borrow, review_minutes } = await data<Record<string, unknown>>('GET /credit/rule', { lang: 'en' })
    expect([credit_borrow, review_minutes]).toEqual([expect.stringContaining('5 minutes'), 5])
  })
})
