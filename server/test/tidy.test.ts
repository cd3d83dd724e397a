import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { modules } from '../src/modules.ts'
import {
  findFeatureFaults,
  findForbidden,
  findLadderFaults,
  findLedgerWrites,
  findMigrationFaults,
  findSizeFaults,
  findSqlFaults,
  findWorldFaults,
} from './tidy.rules.ts'
import { isTest, type Source, readSources } from './tidy-sources.ts'

const code = readSources(['server', 'packages', 'apps', 'e2e', 'bench', 'tools'], /\.(ts|tsx|mjs|sql)$/)
const product = code.filter(
  (f) => !isTest(f.path) && !f.path.endsWith('.gen.ts') && !f.path.endsWith('server/schema.sql'),
)
const migrations = code.filter((f) => f.path.startsWith('server/migrations/'))
const views = new Set(
  migrations.flatMap((f) =>
    [...f.text.matchAll(/create (?:or replace )?view ([a-z_]+\.[a-z_]+)/gi)].map(([, name = '']) => name),
  ),
)
const faults = (rule: (file: Source) => string[], files = product) => files.flatMap(rule)

describe('the tree is tidy', () => {
  it('calls go down the ladder, through public interfaces', () => expect(faults(findLadderFaults)).toEqual([]))
  it('worlds meet through packages only', () => expect(faults(findWorldFaults)).toEqual([]))
  it('SQL names its own module, or published views of lower ones', () =>
    expect(faults((f) => findSqlFaults(f, views))).toEqual([]))
  it('a migration changes its own module', () => expect(faults(findMigrationFaults, migrations)).toEqual([]))
  it('nothing forbidden stands in the product', () => expect(faults(findForbidden)).toEqual([]))
  it('only the posting function writes the ledger', () => expect(faults(findLedgerWrites)).toEqual([]))
  it('no file is longer than a person reads at once', () =>
    expect(
      faults(
        findSizeFaults,
        product.filter((f) => !f.path.endsWith('.sql')),
      ),
    ).toEqual([]))
  it('features never import features', () => expect(faults(findFeatureFaults)).toEqual([]))
  it('every module has a public interface and a README', () => {
    const folder = (module: string, file: string) =>
      fileURLToPath(new URL(`../src/modules/${module}/${file}`, import.meta.url))
    expect(
      Object.keys(modules).flatMap((module) =>
        ['index.ts', 'README.md']
          .filter((file) => !existsSync(folder(module, file)))
          .map((file) => `${module} lacks ${file}`),
      ),
    ).toEqual([])
  })
  it('every folder of a module is on the ladder', () => {
    expect(readdirSync(fileURLToPath(new URL('../src/modules', import.meta.url))).toSorted()).toEqual(
      Object.keys(modules).toSorted(),
    )
  })
})

/** Each rule is shown a tree that breaks it: a rule that cannot fail keeps nothing. */
describe('the tidy rules see', () => {
  const file = (path: string, text: string): Source => ({ path, text })
  it.each([
    [
      'a lower module that calls up',
      findLadderFaults,
      file('server/src/modules/bank/a.ts', "import { x } from '../cashier/index.ts'"),
    ],
    [
      'a type import up the ladder',
      findLadderFaults,
      file('server/src/modules/site/a.ts', "import type { X } from '../members/index.ts'"),
    ],
    [
      'a module of the same level',
      findLadderFaults,
      file('server/src/modules/games/a.ts', "import { x } from '../bank/index.ts'"),
    ],
    [
      'a way around the public interface',
      findLadderFaults,
      file('server/src/modules/cashier/a.ts', "import { x } from '../bank/card.sql.ts'"),
    ],
    [
      'a lower module that is not in the may-use list',
      findLadderFaults,
      file('server/src/modules/bank/a.ts', "import { x } from '../ledger/index.ts'"),
    ],
    [
      'a kernel that knows a module',
      findWorldFaults,
      file('server/src/kernel/a.ts', "import { x } from '../modules/site/index.ts'"),
    ],
    [
      'an app that imports the server',
      findWorldFaults,
      file('apps/member/src/a.ts', "import { x } from '../../../server/src/kernel/db.ts'"),
    ],
    [
      'an app that imports an app',
      findWorldFaults,
      file('apps/member/src/a.ts', "import { x } from '../../lottery/src/b.ts'"),
    ],
    [
      "another module's table in SQL",
      (f: Source) => findSqlFaults(f, new Set(['ledger.statement'])),
      file('server/src/modules/wallet/a.sql.ts', 'sql`select 1 from ledger.entries`'),
    ],
    [
      'a view of a module it may not use',
      (f: Source) => findSqlFaults(f, new Set(['ledger.statement'])),
      file('server/src/modules/bank/a.sql.ts', 'sql`select 1 from ledger.statement`'),
    ],
    [
      'a migration that changes another module',
      findMigrationFaults,
      file('server/migrations/0070_bank_cards.sql', 'alter table ledger.accounts add x int;'),
    ],
    [
      'a migration that takes a table from a module that is there',
      findMigrationFaults,
      file('server/migrations/0070_bank_cards.sql', 'alter table members.members set schema bank;'),
    ],
    [
      'a migration that gives a table of a gone module to another',
      findMigrationFaults,
      file('server/migrations/0042_staff_own_schema.sql', 'alter table identity.members set schema members;'),
    ],
    [
      'a migration that does more to a gone module than take its tables over',
      findMigrationFaults,
      file('server/migrations/0042_staff_own_schema.sql', 'alter table identity.staff add x int;'),
    ],
    ['a silenced type', findForbidden, file('server/src/kernel/a.ts', 'const a: any = 1')],
    ['a default export', findForbidden, file('packages/money/src/a.ts', 'export default 1')],
    ['a clock of its own', findForbidden, file('server/src/modules/bank/a.ts', 'const now = Date.now()')],
    [
      'an event by its name',
      findForbidden,
      file('server/src/modules/betting/a.ts', "await emit(tx, 'betting.settled', { bets })"),
    ],
    [
      'a push by its name',
      findForbidden,
      file('server/src/modules/cashier/a.ts', 'push(\n  d.db,\n  `member:${id}`,\n  data)'),
    ],
    ['a job by its name', findForbidden, file('server/src/worker.ts', "enqueue(k.db, 'kernel.trim', {})")],
    [
      'a listener by the name of an event',
      findForbidden,
      file('server/src/modules/turnover/a.ts', "listen('betting.settled', 'turnover', count)"),
    ],
    ['an event out of its place', findForbidden, file('server/src/modules/bank/card.ts', "defineEvent('bank.x', {})")],
    [
      'a job out of its place',
      findForbidden,
      file('server/src/modules/bank/card.ts', "defineJob('bank.x', noPayload)"),
    ],
    ['a push out of its place', findForbidden, file('packages/contract/src/bank.ts', "definePush('card', {})")],
    [
      'a way past the posting function',
      findLedgerWrites,
      file('server/src/modules/cashier/a.ts', 'sql`update ledger.accounts set balance = 1`'),
    ],
    ['a file without end', findSizeFaults, file('server/src/a.ts', '\n'.repeat(400))],
    [
      'a feature that imports a feature',
      findFeatureFaults,
      file('apps/member/src/features/bank/a.ts', "import { x } from '../deposit/b.ts'"),
    ],
  ] as const)('%s', (_case, rule, broken) => {
    expect(rule(broken)).toHaveLength(1)
  })

  it('a table taken over from a module that is no more as it should be', () => {
    const good = {
      path: 'server/migrations/0042_staff_own_schema.sql',
      text: 'alter table identity.staff set schema staff;\nalter table staff.staff add x int;',
    }
    expect(findMigrationFaults(good)).toEqual([])
  })

  it('a published view of a lower module as it should be', () => {
    const good = {
      path: 'server/src/modules/wallet/a.sql.ts',
      text: 'sql`select s.kind from ledger.statement s where s.created_at < kernel.now()`',
    }
    expect(findSqlFaults(good, new Set(['ledger.statement']))).toEqual([])
  })
})
