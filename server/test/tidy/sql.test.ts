import { describe, expect, it } from 'vitest'
import { findFaults, readProduct, readSources, type Source } from './sources.ts'
import { findLedgerWrites, findMigrationFaults, findSqlFaults, listViews } from './sql.rules.ts'

const product = readProduct(['server'], /\.(ts|sql)$/).filter(({ path }) => path !== 'server/schema.sql')
const migrations = readSources(['server/migrations'], /\.sql$/)
const views = listViews(migrations)

describe('SQL keeps to its module', () => {
  it('names its own module, or published views of lower ones', () =>
    expect(findFaults((file) => findSqlFaults(file, views), product)).toEqual([]))
  it('a migration changes its own module', () => expect(findFaults(findMigrationFaults, migrations)).toEqual([]))
  it('only the posting function writes the ledger', () => expect(findFaults(findLedgerWrites, product)).toEqual([]))
})

/** Each rule is shown a tree that breaks it: a rule that cannot fail keeps nothing. */
describe('the rules of SQL see', () => {
  const seen = new Set(['ledger.statement'])
  const findWithViews = (file: Source) => findSqlFaults(file, seen)
  it.each([
    [
      "another module's table",
      findWithViews,
      'server/src/modules/wallet/a.sql.ts',
      'sql`select 1 from ledger.entries`',
    ],
    [
      'a view of a module it may not use',
      findWithViews,
      'server/src/modules/bank/a.sql.ts',
      'sql`select 1 from ledger.statement`',
    ],
    [
      'a migration that changes another module',
      findMigrationFaults,
      'server/migrations/0070_bank_cards.sql',
      'alter table ledger.accounts add x int;',
    ],
    [
      'a migration that takes a table from a module that is there',
      findMigrationFaults,
      'server/migrations/0070_bank_cards.sql',
      'alter table members.members set schema bank;',
    ],
    [
      'a migration that gives a table of a gone module to another',
      findMigrationFaults,
      'server/migrations/0042_staff_own_schema.sql',
      'alter table identity.members set schema members;',
    ],
    [
      'a migration that does more to a gone module than take its tables over',
      findMigrationFaults,
      'server/migrations/0042_staff_own_schema.sql',
      'alter table identity.staff add x int;',
    ],
    [
      'a way past the posting function',
      findLedgerWrites,
      'server/src/modules/cashier/a.ts',
      'sql`update ledger.accounts set balance = 1`',
    ],
  ] as const)('%s', (_case, rule, path, text) => {
    expect(rule({ path, text })).toHaveLength(1)
  })

  it('a table taken over from a module that is no more as it should be', () => {
    const text = 'alter table identity.staff set schema staff;\nalter table staff.staff add x int;'
    expect(findMigrationFaults({ path: 'server/migrations/0042_staff_own_schema.sql', text })).toEqual([])
  })

  it('a published view of a lower module as it should be', () => {
    const text = 'sql`select s.kind from ledger.statement s where s.created_at < kernel.now()`'
    expect(findWithViews({ path: 'server/src/modules/wallet/a.sql.ts', text })).toEqual([])
  })
})
