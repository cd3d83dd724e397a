import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Tx } from '../src/kernel/db.ts'
import { deriveKey } from '../src/kernel/ids.ts'
import {
  readBalance,
  readBalances,
  findBrokenInvariants,
  LedgerBusy,
  post,
  postIn,
  setFrozen,
  type PostingItem,
  type Verdict,
} from '../src/modules/ledger/index.ts'
import { createGroupCommit } from '../src/modules/ledger/group-commit.ts'
import { type Books, kinds, openBooks } from './ledger-books.ts'

let books: Books
let processes: Books['db'][]
beforeAll(async () => {
  books = await openBooks()
  processes = [books.db, books.another(), books.another(), books.another()]
})
afterAll(() => books.close())

const item = (kind: keyof typeof kinds, member_id: number, amount: bigint, key: string): PostingItem => ({
  key: deriveKey('parallel', key),
  kind: kinds[kind],
  member_id,
  asset: 'CNY',
  amount,
  sub: 'bank',
  ref: 'doc',
})
const open = (member_id: number, amount: bigint) => post({ db: books.db }, [item('deposit', member_id, amount, 'open')])

/** The same question from a hundred callers in four processes, half through post and half inside transactions of their own. */
const hundred = (make: (i: number) => PostingItem): Promise<Verdict[]> =>
  Promise.all(
    Array.from({ length: 100 }, async (_, i) => {
      const db = processes[i % processes.length] as Books['db']
      const [verdict] = i % 8 < 4 ? await post({ db }, [make(i)]) : await db.tx((tx) => postIn(tx, [make(i)]))
      if (!verdict) throw new Error('no verdict')
      return verdict
    }),
  )

const count = (verdicts: Verdict[]): Record<string, number> => {
  const found: Record<string, number> = {}
  for (const { status } of verdicts) found[status] = (found[status] ?? 0) + 1
  return found
}

it('a hundred posts under one key have one effect and a hundred equal answers', async () => {
  await open(1, 1000n)
  const verdicts = await hundred(() => item('fee', 1, 10n, 'one'))
  expect(count(verdicts)).toEqual({ posted: 1, repeat: 99 })
  expect(new Set(verdicts.map((v) => `${v.posting_id} ${v.from_balance} ${v.to_balance}`)).size).toBe(1)
  expect(await readBalance(books.db, 1, 'CNY', 'centre')).toBe(990n)
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

it('of a hundred withdrawals of the whole balance exactly one is accepted', async () => {
  await open(2, 1000n)
  const verdicts = await hundred((i) => item('hold', 2, 1000n, `all ${i}`))
  expect(count(verdicts)).toEqual({ posted: 1, insufficient: 99 })
  expect(await readBalances(books.db, 2, 'CNY')).toEqual({ centre: 0n, held: 1000n })
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

it('a key raced with other content on other accounts is posted once, the rest are told', async () => {
  await open(3, 1000n)
  const verdicts = await hundred((i) => ({ ...item(i % 2 ? 'fee' : 'bet', 3, 10n, 'raced'), ref: `doc ${i % 2}` }))
  expect(count(verdicts)).toEqual({ posted: 1, repeat: 49, key_reused: 50 })
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

it('hundreds of members and crossing accounts: nothing lost, nothing stuck', async () => {
  const members = Array.from({ length: 40 }, (_, i) => 1000 + i)
  await Promise.all(members.map((member_id) => open(member_id, 500n)))
  const work = members.flatMap((member_id, i) => [
    item('hold', member_id, 5n, `h${i}`),
    item('fee', member_id, 7n, `f${i}`),
    item('win', member_id, 3n, `w${i}`),
  ])
  const answers = await Promise.all(
    processes.flatMap((db, p) =>
      work.map((one, i) => {
        const mine = { ...one, key: deriveKey('cross', String(p), String(i)) }
        return i % 5 === 0 ? db.tx((tx) => postIn(tx, [mine])) : post({ db }, [mine])
      }),
    ),
  )
  expect(count(answers.flat())).toEqual({ posted: work.length * processes.length })
  expect(await readBalances(books.db, 1000, 'CNY')).toEqual({
    centre: 500n - 4n * 12n,
    held: 20n,
    'supplier:bank': 12n,
  })
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

/** Runs `next` while what `first` did is not committed yet; answers what `next` came to once it is. */
const runAgainst = async <T>(first: (tx: Tx) => Promise<unknown>, next: () => Promise<T>): Promise<T> => {
  let late: Promise<T> | undefined
  await books.db.tx(async (tx) => {
    await first(tx)
    late = next()
    const waiting = `select from pg_locks where not granted and locktype = 'advisory'`
    for (let i = 0; i < 500 && (await books.owner.query(waiting)).rowCount === 0; i++) await new Promise(setImmediate)
  })
  return late as Promise<T>
}

it('R5.14 a freeze that meets the first posting of a member stops what was opened by it', async () => {
  await runAgainst(
    (tx) => postIn(tx, [item('deposit', 21, 100n, 'first')]),
    () => (processes[1] as Books['db']).tx((tx) => setFrozen(tx, 21, true)),
  )
  expect(await post({ db: books.db }, [item('fee', 21, 1n, 'out')])).toEqual([{ status: 'frozen' }])
  expect(await readBalance(books.db, 21, 'CNY', 'centre')).toBe(100n)
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

it('R5.14 the first posting of a member that meets their freeze is refused', async () => {
  const verdicts = await runAgainst(
    (tx) => setFrozen(tx, 22, true),
    () => post({ db: processes[1] as Books['db'] }, [item('deposit', 22, 100n, 'first')]),
  )
  expect(verdicts).toEqual([{ status: 'frozen' }])
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

it("one caller's impossible item does not harm those gathered with it", async () => {
  await open(4, 100n)
  const overflow = { ...item('win', 4, 9_223_372_036_854_775_807n, 'huge'), sub: 'GA' }
  const results = await Promise.allSettled([
    post({ db: books.db }, [item('fee', 4, 10n, 'good 1')]),
    post({ db: books.db }, [overflow]),
    post({ db: books.db }, [{ ...overflow, key: deriveKey('huge 2') }]),
    post({ db: books.db }, [item('fee', 4, 10n, 'good 2')]),
  ])
  expect(results.map((r) => r.status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
  expect(await readBalance(books.db, 4, 'CNY', 'centre')).toBe(80n)
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

it('a transaction that is undone takes its postings with it and leaves its keys free', async () => {
  await open(5, 100n)
  const fee = item('fee', 5, 10n, 'undone')
  await expect(
    books.db.tx(async (tx) => {
      await postIn(tx, [fee])
      throw new Error('the document was refused')
    }),
  ).rejects.toThrow('the document was refused')
  expect(await readBalance(books.db, 5, 'CNY', 'centre')).toBe(100n)
  expect(await post({ db: books.db }, [fee])).toMatchObject([{ status: 'posted', from_balance: 90n }])
})

it('a key with the document of another movement is not a repeat', async () => {
  const deposit = item('deposit', 9, 10n, 'document')
  await post({ db: books.db }, [deposit])
  expect(await post({ db: books.db }, [{ ...deposit, ref: 'another' }])).toEqual([{ status: 'key_reused' }])
})

it.each([
  ['amount 0', { amount: 0n }],
  ['negative amount', { amount: -1n }],
  ['no uuid', { key: 'x' }],
  ['no member', { member_id: 0 }],
  ['sub missing', { sub: undefined }],
  ['sub with a comma', { sub: 'a,b' }],
])('refuses to send: %s', async (_, fault) => {
  await expect(post({ db: books.db }, [{ ...item('deposit', 6, 10n, 'fault'), ...fault }])).rejects.toThrow(RangeError)
})

it('keeps quotes, commas and nulls of documents as they are', async () => {
  const ref = `a "quoted", {braced} \\ NULL 'x' 中文`
  await post({ db: books.db }, [{ ...item('deposit', 7, 10n, 'text'), ref }])
  expect((await books.owner.query('select ref, sub from ledger.statement where member_id = 7')).rows).toEqual([
    { ref, sub: 'bank' },
  ])
})

it('gathers callers while a batch is under way, odd and even members apart, and refuses when too many wait', async () => {
  const batches: string[] = []
  const commit = createGroupCommit(async (items) => {
    batches.push(`${items.length} of ${[...new Set(items.map(({ member_id }) => member_id))].join()}`)
    await new Promise(setImmediate)
    return items.map(() => ({ status: 'posted' as const }))
  }, 1200)
  const one = (member_id: number) => commit.post([item('fee', member_id, 1n, 'gather')])
  const all = Array.from({ length: 600 }, () => one(8))
  await expect(one(8)).rejects.toThrow(LedgerBusy)
  await Promise.all([...all, one(9), one(7)])
  await one(8)
  expect(batches).toEqual(['512 of 8', '2 of 9,7', '88 of 8', '1 of 8'])
})
