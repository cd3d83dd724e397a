import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deriveKey } from '../src/kernel/ids.ts'
import {
  findBrokenInvariants,
  post,
  postIn,
  setFrozen,
  type PostingItem,
  type Verdict,
} from '../src/modules/ledger/index.ts'
import { Accountant } from './ledger-accountant.ts'
import { type Books, kinds, openBooks } from './ledger-books.ts'

// Few members, keys, amounts and documents, so that they meet: 1 and 65 share a house bucket.
const item: fc.Arbitrary<PostingItem> = fc.record({
  key: fc.integer({ min: 1, max: 10 }).map((n) => deriveKey('property', String(n))),
  kind: fc.constantFrom(kinds.deposit, kinds.deposit, ...Object.values(kinds)),
  member_id: fc.constantFrom(1, 65, 2),
  asset: fc.constantFrom('CNY', 'CNY', 'CNY', 'PLAY'),
  amount: fc.constantFrom(1n, 20n, 60n),
  sub: fc.constantFrom('JZ', 'GA'),
  ref: fc.constantFrom('doc-1', 'doc-2'),
  linked: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
})
type Step = { way: 'post' | 'postIn'; items: PostingItem[] } | { way: 'freeze' | 'free'; member_id: number }
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      way: fc.constantFrom('post' as const, 'postIn' as const),
      items: fc.array(item, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      way: fc.constantFrom('freeze' as const, 'free' as const),
      member_id: fc.constantFrom(1, 65, 2),
    }),
  },
)

/** Empties the books as only their owner can, for the next run. */
const empty = async ({ owner }: Books): Promise<void> => {
  await owner.query(`alter table ledger.entries disable trigger user; alter table ledger.postings disable trigger user;
    alter table ledger.accounts disable trigger user; truncate ledger.entries, ledger.postings, ledger.accounts, ledger.frozen_members;
    alter table ledger.entries enable trigger user; alter table ledger.postings enable trigger user; alter table ledger.accounts enable trigger user`)
}

const allBalances = async ({ owner }: Books): Promise<Record<string, string>> => {
  const { rows } = await owner.query<{ id: string; balance: string }>(`
    select case when is_house then 'house ' else 'member ' end || owner_id || ' ' || kind || ' ' || asset as id, balance::text from ledger.accounts`)
  return nonZero(rows.map((row) => [row.id, row.balance]))
}

const nonZero = (pairs: (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(pairs.filter(([, balance]) => balance !== '0').toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The balances an answer must give: those of the first time, under that key. */
const checkAnswers = (items: PostingItem[], verdicts: Verdict[], model: Accountant): void => {
  verdicts.forEach((verdict, i) => {
    const one = items[i]
    if (!one || (verdict.status !== 'posted' && verdict.status !== 'repeat')) return
    const { from_balance, to_balance } = model.done.get(`${one.member_id} ${one.key}`)?.verdict ?? {}
    expect({ i, from_balance: verdict.from_balance, to_balance: verdict.to_balance }).toEqual({
      i,
      from_balance,
      to_balance,
    })
  })
}

const runStep = async (books: Books, model: Accountant, next: Step): Promise<void> => {
  if ('member_id' in next) {
    await books.db.tx((tx) => setFrozen(tx, next.member_id, next.way === 'freeze'))
    if (next.way === 'free') model.frozen.delete(next.member_id)
    else model.frozen.add(next.member_id)
    return
  }
  const { items } = next
  const verdicts =
    next.way === 'post' ? await post({ db: books.db }, items) : await books.db.tx((tx) => postIn(tx, items))
  expect(verdicts.map((v) => v.status)).toEqual(model.batch(items))
  checkAnswers(items, verdicts, model)
  expect(await allBalances(books)).toEqual(
    nonZero([...model.accounts].map(([id, a]) => [id, String(a.balance)] as const)),
  )
}

it('gives every batch the verdicts and balances that a plain accountant gives', { timeout: 120_000 }, async () => {
  const books = await openBooks()
  try {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        await empty(books)
        const model = new Accountant()
        for (const next of steps) await runStep(books, model, next)
        expect(await findBrokenInvariants(books.db)).toEqual([])
      }),
      { numRuns: Number(process.env.LEDGER_RUNS ?? 120) },
    )
  } finally {
    await books.close()
  }
})
