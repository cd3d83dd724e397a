import { type Env, startEnv } from '@moongate/testing/env'
import { createScenario } from '@moongate/testing/scenario'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/db.ts'

let env: Env
const { data, outcome } = createScenario(() => env)
const card = (change: object = {}) => ({
  card_no: '6222020200001234',
  bank_type: 'ICBC',
  bank_address: '上海市黄浦支行',
  owner_name: '陈凯蓉',
  ...change,
})
type Card = { id: number; card_no: string }
const cards = (as = 'carol') => data<Card[]>('GET /member/bank', { as })

beforeAll(async () => {
  env = await startEnv({ seed: 'demo' })
})
afterAll(() => env.stop())
afterEach(async () => {
  for (const { id } of await cards()) await outcome(`DELETE /member/bank/${id}`, { as: 'carol' })
})

describe("R3.8 R4.15 R7.2 a member's cards", () => {
  it('are bound, changed and unbound, and never shown whole', async () => {
    const made = await data<Card>('POST /member/bank', { as: 'carol', lang: 'en', body: card() })
    expect(made).toMatchObject({
      card_no: '**** **** **** 1234',
      owner_name: '陈凯蓉',
      bank_type: 'ICBC',
      bank_type_text: expect.stringContaining('ICBC'),
    })
    expect(
      await data(`PATCH /member/bank/${made.id}`, {
        as: 'carol',
        body: card({ card_no: '6222020200009999', bank_type: 'CMB' }),
      }),
    ).toMatchObject({ id: made.id, card_no: '**** **** **** 9999', bank_type: 'CMB' })
    expect(await outcome(`DELETE /member/bank/${made.id}`, { as: 'carol' })).toBe('200')
    expect(await cards()).toEqual([])
    expect(await outcome(`DELETE /member/bank/${made.id}`, { as: 'carol' })).toBe('404 bank.card_not_found')
  })

  it.each([
    ['R5.11 without a real name', 'bobby', {}, '400 bank.realname_missing'],
    ['in another name', 'carol', { owner_name: '李四' }, '400 bank.owner_differs'],
    ['of a bank nobody knows', 'carol', { bank_type: 'MOON' }, '422 bank.type_unknown'],
    ['with letters in its number', 'carol', { card_no: '6222A20200001234' }, '422 common.invalid'],
    ['with eleven digits', 'carol', { card_no: '62220202000' }, '422 common.invalid'],
    ['without a branch', 'carol', { bank_address: '' }, '422 common.invalid'],
    ['without a holder', 'carol', { owner_name: undefined }, '422 common.invalid'],
  ])('refuses one %s and keeps nothing', async (_case, as, change, refusal) => {
    expect(await outcome('POST /member/bank', { as, body: card(change) })).toBe(refusal)
    expect(await cards(as)).toEqual([])
  })

  it('takes five and no sixth, also of ten at once, and no number twice', async () => {
    const told = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        outcome('POST /member/bank', { as: 'carol', body: card({ card_no: `62220202000012${i}0` }) }),
      ),
    )
    expect(told.toSorted()).toEqual([
      '200',
      '200',
      '200',
      '200',
      '200',
      ...Array.from({ length: 5 }, () => '400 bank.card_limit'),
    ])
    const [first] = await cards()
    await outcome(`DELETE /member/bank/${first?.id}`, { as: 'carol' })
    const twice = await Promise.all([1, 2].map(() => outcome('POST /member/bank', { as: 'carol', body: card() })))
    expect(twice.toSorted()).toEqual(['200', expect.stringMatching(/^4\d\d bank\.card_(known|limit)$/)])
  })

  it("R6.1 are nobody else's: not seen, changed or unbound", async () => {
    const own = await data<Card>('POST /member/bank', { as: 'carol', body: card({ card_no: '6222020200005678' }) })
    expect((await cards('alice')).map((c) => c.id)).not.toContain(own.id)
    expect(await outcome(`PATCH /member/bank/${own.id}`, { as: 'alice', body: card({ owner_name: '王丽丽' }) })).toBe(
      '404 bank.card_not_found',
    )
    expect(await outcome(`DELETE /member/bank/${own.id}`, { as: 'alice' })).toBe('404 bank.card_not_found')
    expect(await outcome('GET /member/bank')).toBe('401 auth.login_required')
  })

  it("name their banks in the caller's language", async () => {
    const names = async (lang: string) =>
      (await data<Record<string, string>>('GET /member/bank/type', { as: 'carol', lang }))['CMB']
    expect(await names('zh_cn')).toBe('招商银行')
    expect(await names('en')).toMatch(/Merchants/)
  })

  it("keep an unbound card's row for what was paid to it", async () => {
    const { id } = await data<Card>('POST /member/bank', { as: 'carol', body: card({ card_no: '6222020200008765' }) })
    expect(await outcome(`DELETE /member/bank/${id}`, { as: 'carol' })).toBe('200')
    expect(
      await env.owner.one(sql`select card_no, removed_at is not null as removed from bank.cards where id = ${id}`),
    ).toEqual({
      card_no: '6222020200008765',
      removed: true,
    })
  })
})
