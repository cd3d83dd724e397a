import { afterAll, beforeAll, expect, it } from 'vitest'
import { deriveKey } from '../src/kernel/ids.ts'
import { raw, sql } from '../src/kernel/db.ts'
import { findBrokenInvariants, post } from '../src/modules/ledger/index.ts'
import { type Books, kinds, openBooks } from './ledger-books.ts'

let books: Books
beforeAll(async () => {
  books = await openBooks()
  await post({ db: books.db }, [
    {
      key: deriveKey('guards'),
      kind: kinds.deposit,
      member_id: 1,
      asset: 'CNY',
      amount: 100n,
      sub: 'bank',
      ref: 'doc',
    },
  ])
})
afterAll(() => books.close())

const columns = {
  accounts: 'balance',
  postings: 'amount',
  entries: 'amount',
  chart: 'floor',
  frozen_members: 'member_id',
}
const writes = Object.entries(columns).flatMap(([table, column]) => [
  `insert into ledger.${table} default values`,
  `update ledger.${table} set ${column} = 1`,
  `delete from ledger.${table}`,
  `truncate ledger.${table}`,
])

it.each([
  ...writes,
  `select nextval('ledger.posting_id')`,
  `select ledger.open_accounts('{1}', '{f}', '{centre}', '{CNY}')`,
  'select * from ledger.entries',
  'alter table ledger.entries disable trigger all',
  'drop view ledger.invariant_floor',
])('the application may not: %s', async (statement) => {
  await expect(books.db.run(sql`${raw(statement)}`)).rejects.toMatchObject({ code: '42501' })
})

it.each([
  'update ledger.entries set amount = amount',
  'delete from ledger.entries',
  'truncate ledger.entries',
  'update ledger.postings set ref = ref',
  'delete from ledger.postings',
  'truncate ledger.postings',
  'delete from ledger.accounts',
  'truncate ledger.accounts',
])('not even the owner may: %s', async (statement) => {
  await expect(books.owner.query(statement)).rejects.toMatchObject({ code: '23001' })
})

it.each([
  [64, true, 'fees', 'CNY'],
  [-1, true, 'fees', 'CNY'],
  [0, false, 'centre', 'CNY'],
  [1, false, 'centre', 'cny'],
])(
  'no account of owner %i, of the house: %s, %s in %s is opened, by whomever',
  async (owner, is_house, kind, asset) => {
    const values = [owner, is_house, kind, asset]
    await expect(
      books.owner.query(
        'insert into ledger.accounts (owner_id, is_house, kind, asset) values ($1, $2, $3, $4)',
        values,
      ),
    ).rejects.toMatchObject({ code: '23514' })
  },
)

/** ledger.post as a program of ill will could call it: accounts | from to | member. */
const crooked = [
  ['from one member to another', '{1,2}', '{f,f}', '{centre,centre}', '{CNY,CNY}', '{1}'],
  ['the account of another member', '{2,1}', '{f,t}', '{centre,fees}', '{CNY,CNY}', '{1}'],
  ['another bucket of the house', '{1,7}', '{f,t}', '{centre,fees}', '{CNY,CNY}', '{1}'],
  ['demo money into real', '{1,1}', '{t,f}', '{PLAY,supplier:JZ}', '{PLAY,CNY}', '{1}'],
] as const

it.each(crooked)('R6.3 the posting function itself refuses: %s', async (_, owners, house, names, assets, member) => {
  await expect(
    books.db
      .one(sql`select * from ledger.post(${owners}::int[], ${house}::boolean[], ${names}::text[], ${assets}::text[],
    array[gen_random_uuid()], ${member}::int[], '{x}', '{1}', '{1}', '{1}', '{2}', '{r}', '{null}', '{f}', '{0}')`),
  ).rejects.toMatchObject({ code: '23514' })
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

it.each([
  ['an amount of 0', '0', '{2}'],
  ['a negative amount', '-1', '{2}'],
  ['an account with itself', '1', '{1}'],
])('the posting function itself refuses: %s', async (_, amount, to) => {
  await expect(
    books.db
      .one(sql`select * from ledger.post('{1,1}', '{f,t}', '{centre,fees}', '{CNY,CNY}', array[gen_random_uuid()], '{1}', '{x}', '{1}',
    array[${amount}::bigint], '{1}', ${to}::int[], '{r}', '{null}', '{f}', '{0}')`),
  ).rejects.toMatchObject({ code: '23514' })
  expect(await findBrokenInvariants(books.db)).toEqual([])
})

/** Faults put in by hand behind the guards: each has to be seen by the view made for it. */
const faults = [
  ['invariant_account_balance', "update ledger.accounts set balance = balance + 1 where kind = 'centre'"],
  ['invariant_asset_sum', "update ledger.accounts set balance = balance + 1 where kind = 'centre'"],
  [
    'invariant_floor',
    "alter table ledger.accounts drop constraint floor_holds; update ledger.accounts set balance = -1 where kind = 'centre'",
  ],
  ['invariant_entries_of_posting', 'delete from ledger.entries where amount > 0'],
  ['invariant_posting_balanced', 'update ledger.entries set amount = amount + 1 where amount > 0'],
  ['invariant_chain', 'update ledger.entries set balance_after = balance_after + 1'],
  ['invariant_chain', 'update ledger.entries set seq = seq + 1'],
  ['invariant_owner', 'update ledger.postings set member_id = 2'],
  ['invariant_play', "update ledger.accounts set asset = 'PLAY' where kind = 'centre'"],
  [
    'invariant_key_once',
    'alter table ledger.postings drop constraint postings_pkey; insert into ledger.postings select * from ledger.postings',
  ],
] as const

it.each(faults)('%s sees: %s', async (view, fault) => {
  await books.owner.query('begin')
  try {
    for (const table of ['accounts', 'postings', 'entries'])
      await books.owner.query(`alter table ledger.${table} disable trigger user`)
    await books.owner.query(fault)
    expect((await books.owner.query(`select * from ledger.${view}`)).rowCount).toBeGreaterThan(0)
  } finally {
    await books.owner.query('rollback')
  }
})

it('finds the invariants of every module by their names', async () => {
  await books.owner.query(
    'create schema module; create view module.invariant_none as select 1 where false; create view module.invariant_two as select generate_series(1, 2)',
  )
  await books.owner.query(
    'grant usage on schema module to moongate_app; grant select on all tables in schema module to moongate_app',
  )
  expect(await findBrokenInvariants(books.db)).toEqual([{ view: 'module.invariant_two', rows: 2 }])
  await books.owner.query('drop schema module cascade')
})
