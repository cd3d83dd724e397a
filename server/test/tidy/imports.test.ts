import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { modules } from '../../src/modules.ts'
import { findImportFaults } from './cruise.ts'
import { findLadderFaults, importRules } from './imports.rules.ts'

const MODULES = fileURLToPath(new URL('../../src/modules', import.meta.url))
const FOLDERS = ['server', 'packages', 'apps', 'sandbox', 'testing', 'e2e', 'bench', 'tools']

describe('imports', () => {
  it('go down the ladder, through public interfaces, in no circle', { timeout: 120_000 }, async () => {
    expect(await findImportFaults(importRules, FOLDERS)).toEqual([])
  })
  it('of the ladder name lower modules only', () => expect(findLadderFaults(modules)).toEqual([]))
  it('meet a public interface and a README in every module', () => {
    const wanted = Object.keys(modules).flatMap((module) => [join(module, 'index.ts'), join(module, 'README.md')])
    expect(wanted.filter((file) => !existsSync(join(MODULES, file)))).toEqual([])
  })
  it('find every folder of a module on the ladder', () => {
    expect(readdirSync(MODULES).toSorted()).toEqual(Object.keys(modules).toSorted())
  })
})

const CIRCLE = 'no circle, not even of types'

/** A breach a row: the rule, the file, and what it imports (a type, where there is a fourth column). */
const BREACHES = [
  ['the ladder: bank', 'server/src/modules/bank/up.ts', 'server/src/modules/cashier/index.ts'],
  ['the ladder: site', 'server/src/modules/site/up.ts', 'server/src/modules/ledger/index.ts', 'type'],
  ['the ladder: cashier', 'server/src/modules/cashier/around.ts', 'server/src/modules/bank/card.sql.ts'],
  ['the ladder: bank', 'server/src/modules/bank/unlisted.ts', 'server/src/modules/ledger/index.ts'],
  [
    'the office table of cashier',
    'server/src/modules/office/deposit.office.ts',
    'packages/contract/src/cashier.office.ts',
    'type',
  ],
  [
    'the office table of cashier',
    'server/src/modules/cashier/deposit.routes.ts',
    'packages/contract/src/cashier.office.ts',
  ],
  [CIRCLE, 'server/src/kernel/egg.ts', 'server/src/kernel/hen.ts', 'type'],
  ['every import leads somewhere', 'server/src/kernel/lost.ts', 'server/src/kernel/nothing.ts'],
  ['the kernel knows no module', 'server/src/kernel/up.ts', 'server/src/modules/site/index.ts'],
  ['only composition roots see modules', 'server/src/running/all.ts', 'server/src/modules/site/index.ts'],
  ['composition roots see public interfaces', 'server/src/jobs.ts', 'server/src/modules/bank/card.sql.ts'],
  ['nothing below imports a composition root', 'server/src/modules/audit/root.ts', 'server/src/jobs.ts'],
  ['packages and apps know no server', 'apps/member/src/server.ts', 'server/src/kernel/hen.ts'],
  ['packages know no app', 'packages/client/src/app.ts', 'apps/lottery/src/a.ts'],
  ['apps know no app', 'apps/member/src/other.ts', 'apps/lottery/src/a.ts'],
  [
    'the browser takes no value from a table of the contract',
    'apps/member/src/table.ts',
    'packages/contract/src/bank.ts',
  ],
  [
    'the browser takes no value from a table of the contract',
    'packages/game-client/src/table.ts',
    'packages/game-contract/src/cards.ts',
  ],
  ['the browser gets no validator', 'packages/contract/src/bank.rules.ts', 'packages/contract/src/common.ts'],
  ['money imports nothing', 'packages/money/src/a.ts', 'packages/contract/src/a.ts', 'type'],
  ['the kit knows no package but money', 'packages/ui/src/a.ts', 'packages/contract/src/a.ts'],
  [
    'features know no feature',
    'apps/member/src/features/bank/other.ts',
    'apps/member/src/features/deposit/a.ts',
    'type',
  ],
  ['testing is for tests', 'server/src/kernel/try.ts', 'testing/src/people.ts'],
  ['testing is for tests', 'server/src/kernel/proof.ts', 'server/src/kernel/hen.test.ts'],
  ['the ports of suppliers', 'server/src/adapters/suppliers/abc/call.ts', 'server/src/modules/cashier/gateway.port.ts'],
  [
    'adapters of an unknown kind',
    'server/src/adapters/pigeons/abc/call.ts',
    'server/src/modules/games/supplier.port.ts',
  ],
  [
    'an adapter knows no other adapter',
    'server/src/adapters/suppliers/abc/twin.ts',
    'server/src/adapters/suppliers/def/call.ts',
  ],
] as const

/** What may be: nobody names these. */
const FINE = [
  ['server/src/modules/bank/fine.ts', 'server/src/modules/site/index.ts'],
  ['server/src/modules/bank/fine.test.ts', 'testing/src/people.ts'],
  ['server/src/adapters/suppliers/abc/port.ts', 'server/src/modules/games/supplier.port.ts'],
  ['server/src/adapters/suppliers/abc/shared.ts', 'server/src/adapters/suppliers/http.ts'],
  ['server/src/modules/cashier/deposit.office.ts', 'packages/contract/src/cashier.office.ts'],
  ['server/src/compose.ts', 'server/src/modules/cashier/index.ts'],
  ['apps/member/src/features/bank/near.ts', 'apps/member/src/features/bank/other.ts'],
  ['server/src/kernel/hen.ts', 'server/src/kernel/egg.ts'],
  ['apps/member/src/fact.ts', 'packages/contract/src/bank.states.ts'],
] as const

/** Each rule is shown a tree that breaks it: a rule that cannot fail keeps nothing. */
describe('the rules of imports see', () => {
  const base = mkdtempSync(join(tmpdir(), 'moongate-imports-'))
  afterAll(() => rmSync(base, { recursive: true }))

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const buildImport = (from: string, to: string, type = ''): string => {
    const way = relative(dirname(from), to)
    return `import ${type} { x } from '${way.startsWith('.') ? way : `./${way}`}'\nexport const y = x\n`
  }

  it('each breach of a tree that breaks them all, and nothing else', async () => {
    const written = new Set([...BREACHES.map(([, from]) => from), ...FINE.map(([from]) => from)] as string[])
    const reached = [...BREACHES.map(([, , to]) => to), ...FINE.map(([, to]) => to)]
    for (const to of reached)
      if (!written.has(to) && !to.endsWith('/nothing.ts')) write(to, 'export type x = 1\nexport const x = 1\n')
    for (const [from, to] of FINE) write(from, buildImport(from, to, to.endsWith('egg.ts') ? 'type' : ''))
    for (const [, from, to, type] of BREACHES) write(from, buildImport(from, to, type))
    const found = await findImportFaults(importRules, ['server', 'packages', 'apps', 'testing'], base)
    const wanted = BREACHES.map(
      ([rule, from, to]) => `${rule}: ${from} -> ${rule.startsWith('every') ? './nothing.ts' : to}`,
    )
    expect(found).toEqual(wanted.toSorted())
  })

  it('a row of the ladder that names a module which is not lower', () => {
    const row = (level: number, ...may_use: string[]) => ({ level, may_use })
    expect(findLadderFaults({ a: row(1), b: row(2, 'a', 'c'), c: row(2), d: row(3, 'nobody') })).toEqual([
      'b (level 2) may not use c, which is not lower',
      'd (level 3) may not use nobody, which is not lower',
    ])
  })
})
