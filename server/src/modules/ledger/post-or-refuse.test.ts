import { createTestDb, type TestDb } from '@moongate/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { house, member } from './accounts.rules.ts'
import { readBalance, setFrozen } from './balance.sql.ts'
import { findBrokenInvariants } from './invariants.sql.ts'
import { post } from './post.ts'
import { postOrRefuse } from './post-or-refuse.ts'
import { definePostings, type PostingItem } from './posting.rules.ts'

const kinds = definePostings('test', {
  gift: { from: house('bonus'), to: member('centre'), operate_type: 2 },
  hold: { from: member('centre'), to: member('savings'), operate_type: 9 },
  nowhere: { from: { side: 'member', name: 'no_such_account' }, to: member('centre'), operate_type: 9 },
})
let d: TestDb
let member_id = 0
const item = (kind: keyof typeof kinds, amount: bigint, more: Partial<PostingItem> = {}): PostingItem => ({
  key: d.ids.uuid(),
  kind: kinds[kind],
  member_id,
  asset: 'CNY',
  amount,
  ref: 'a-test',
  ...more,
})
const ask = (items: PostingItem[], refusals?: Parameters<typeof postOrRefuse>[2]) =>
  d.db.tx((tx) => postOrRefuse(tx, items, refusals))
const centre = () => readBalance(d.db, member_id, 'CNY', 'centre')

beforeAll(async () => {
  d = await createTestDb()
})
afterAll(() => d.stop())
beforeEach(async () => {
  member_id += 1
  await post(d, [item('gift', 100n)])
})
afterEach(async () => {
  expect(await findBrokenInvariants(d.owner)).toEqual([])
})

describe('R5.14 posting, or refusing all of it', () => {
  it('answers the verdicts of what was posted, and the same balances for the same items again', async () => {
    const items = [item('hold', 30n), item('hold', 20n)]
    const first = await ask(items)
    expect(first).toMatchObject([
      { status: 'posted', from_balance: 70n, to_balance: 30n },
      { status: 'posted', from_balance: 50n, to_balance: 50n },
    ])
    expect(await ask(items)).toEqual(first.map((v) => ({ ...v, status: 'repeat' })))
    expect(await ask([])).toEqual([])
  })

  it("refuses with the caller's code where an account holds too little, and keeps nothing", async () => {
    const items = [item('hold', 60n), item('hold', 41n)]
    await expect(ask(items, { insufficient: 'wallet.insufficient' })).rejects.toMatchObject({
      code: 'wallet.insufficient',
    })
    const chain = [item('hold', 60n, { linked: true }), item('hold', 41n)]
    await expect(ask(chain, { insufficient: 'cashier.insufficient' })).rejects.toMatchObject({
      code: 'cashier.insufficient',
    })
    expect(await centre()).toBe(100n)
  })

  it('is a fault of ours where the caller knows of no such refusal, and names kinds and statuses', async () => {
    await expect(ask([item('hold', 60n), item('hold', 41n)])).rejects.toThrow(
      'posting for a-test was answered: test.hold posted, test.hold insufficient',
    )
    await expect(ask([item('nowhere', 1n)], { insufficient: 'wallet.insufficient' })).rejects.toThrow(
      'test.nowhere unknown_account',
    )
    expect(await centre()).toBe(100n)
  })

  it('is a fault of ours where a key had another content, or one part is old and the other new', async () => {
    const first = item('hold', 10n)
    await ask([first])
    await expect(ask([{ ...first, amount: 11n }])).rejects.toThrow('test.hold key_reused')
    await expect(ask([first, item('hold', 10n)])).rejects.toThrow('test.hold repeat, test.hold posted')
    expect(await centre()).toBe(90n)
  })

  it('refuses stopped money as the policy does, whatever else is wrong', async () => {
    await d.db.tx((tx) => setFrozen(tx, member_id, true))
    for (const items of [[item('hold', 1n)], [item('gift', 1n, { linked: true }), item('hold', 1000n)]])
      await expect(ask(items, { insufficient: 'wallet.insufficient' })).rejects.toMatchObject({
        code: 'policy.member_frozen',
      })
    await d.db.tx((tx) => setFrozen(tx, member_id, false))
    expect(await centre()).toBe(100n)
  })
})
