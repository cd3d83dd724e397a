import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { rooms } from '../src/modules.ts'
import {
  featureFaults,
  forbiddenFaults,
  ladderFaults,
  ledgerWriteFaults,
  migrationFaults,
  sizeFaults,
  sqlFaults,
  worldFaults,
} from './tidy.rules.ts'
import { isTest, type Source, sources } from './tidy-sources.ts'

const code = sources(['server', 'packages', 'apps', 'e2e', 'bench', 'tools'], /\.(ts|tsx|mjs|sql)$/)
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

describe('the house is tidy', () => {
  it('calls go down the ladder, through faces', () => expect(faults(ladderFaults)).toEqual([]))
  it('worlds meet through packages only', () => expect(faults(worldFaults)).toEqual([]))
  it('SQL names its own room, or published views of lower ones', () =>
    expect(faults((f) => sqlFaults(f, views))).toEqual([]))
  it('a migration changes its own room', () => expect(faults(migrationFaults, migrations)).toEqual([]))
  it('nothing forbidden stands in the product', () => expect(faults(forbiddenFaults)).toEqual([]))
  it('only the posting function writes the ledger', () => expect(faults(ledgerWriteFaults)).toEqual([]))
  it('no file is longer than a person reads at once', () =>
    expect(
      faults(
        sizeFaults,
        product.filter((f) => !f.path.endsWith('.sql')),
      ),
    ).toEqual([]))
  it('features never import features', () => expect(faults(featureFaults)).toEqual([]))
  it('every room has a face and says in words what it is', () => {
    const folder = (room: string, file: string) =>
      fileURLToPath(new URL(`../src/modules/${room}/${file}`, import.meta.url))
    expect(
      Object.keys(rooms).flatMap((room) =>
        ['index.ts', 'README.md']
          .filter((file) => !existsSync(folder(room, file)))
          .map((file) => `${room} lacks ${file}`),
      ),
    ).toEqual([])
  })
  it('every folder of a room is on the ladder', () => {
    expect(readdirSync(fileURLToPath(new URL('../src/modules', import.meta.url))).toSorted()).toEqual(
      Object.keys(rooms).toSorted(),
    )
  })
})

/** Each rule is shown a house that breaks it: a rule that cannot fail keeps nothing. */
describe('the tidy rules see', () => {
  const file = (path: string, text: string): Source => ({ path, text })
  it.each([
    [
      'a lower room that calls up',
      ladderFaults,
      file('server/src/modules/bank/a.ts', "import { x } from '../cashier/index.ts'"),
    ],
    [
      'a type import up the ladder',
      ladderFaults,
      file('server/src/modules/site/a.ts', "import type { X } from '../identity/index.ts'"),
    ],
    [
      'a room of the same rung',
      ladderFaults,
      file('server/src/modules/games/a.ts', "import { x } from '../bank/index.ts'"),
    ],
    [
      'a way around the face',
      ladderFaults,
      file('server/src/modules/cashier/a.ts', "import { x } from '../bank/card.sql.ts'"),
    ],
    [
      'a lower room that is not in the may-use list',
      ladderFaults,
      file('server/src/modules/bank/a.ts', "import { x } from '../ledger/index.ts'"),
    ],
    [
      'a kernel that knows a room',
      worldFaults,
      file('server/src/kernel/a.ts', "import { x } from '../modules/site/index.ts'"),
    ],
    [
      'an app that imports the server',
      worldFaults,
      file('apps/member/src/a.ts', "import { x } from '../../../server/src/kernel/db.ts'"),
    ],
    [
      'an app that imports an app',
      worldFaults,
      file('apps/member/src/a.ts', "import { x } from '../../lottery/src/b.ts'"),
    ],
    [
      "another room's table in SQL",
      (f: Source) => sqlFaults(f, new Set(['ledger.statement'])),
      file('server/src/modules/wallet/a.sql.ts', 'sql`select 1 from ledger.entries`'),
    ],
    [
      'a view of a room it may not use',
      (f: Source) => sqlFaults(f, new Set(['ledger.statement'])),
      file('server/src/modules/bank/a.sql.ts', 'sql`select 1 from ledger.statement`'),
    ],
    [
      'a migration that changes another room',
      migrationFaults,
      file('server/migrations/0070_bank_cards.sql', 'alter table ledger.accounts add x int;'),
    ],
    ['a silenced type', forbiddenFaults, file('server/src/kernel/a.ts', 'const a: any = 1')],
    ['a default export', forbiddenFaults, file('packages/money/src/a.ts', 'export default 1')],
    ['a clock of its own', forbiddenFaults, file('server/src/modules/bank/a.ts', 'const now = Date.now()')],
    [
      'a way past the posting function',
      ledgerWriteFaults,
      file('server/src/modules/cashier/a.ts', 'sql`update ledger.accounts set balance = 1`'),
    ],
    ['a file without end', sizeFaults, file('server/src/a.ts', '\n'.repeat(400))],
    [
      'a feature that imports a feature',
      featureFaults,
      file('apps/member/src/features/bank/a.ts', "import { x } from '../deposit/b.ts'"),
    ],
  ] as const)('%s', (_case, rule, broken) => {
    expect(rule(broken)).toHaveLength(1)
  })

  it('a published view of a lower room as it should be', () => {
    const good = {
      path: 'server/src/modules/wallet/a.sql.ts',
      text: 'sql`select s.kind from ledger.statement s where s.created_at < kernel.now()`',
    }
    expect(sqlFaults(good, new Set(['ledger.statement']))).toEqual([])
  })
})
