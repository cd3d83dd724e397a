import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { modules, type ModuleRow } from '../../src/modules.ts'

const MODULES = '^server/src/modules/'
/** Files that see every module and put them together. */
export const ROOTS = [
  'api',
  'chains',
  'compose',
  'events',
  'gateways',
  'jobs',
  'main',
  'money-log',
  'mounts',
  'names',
  'ports',
  'seed',
  'serve',
  'setting-put',
  'settings',
  'suppliers',
  'staff-add',
  'staff-remove',
  'secret-replace',
  'after-restore',
  'restored',
  'worker',
  'worker-process',
]
const TESTS = String.raw`\.(test|e2e)\.tsx?$|(^|/)(test|fixtures)/|(^|/)(testing|test-[a-z-]+)\.tsx?$`
/** Where the contract keeps facts and rules without a schema: what browsers take from it, for a schema brings its validator (83 KB). */
const FACTS = String.raw`^packages/contract/src/.*\b(states|rules|langs|features|fields|reasons|refusals)\.ts$`
/** Of which module the ports are that adapters of one kind stand behind. Adapters of a kind that is not named here see no module. */
const ADAPTER_PORTS: Readonly<Record<string, string>> = {
  suppliers: 'games',
  payments: 'payments',
  chains: 'chain',
  couriers: 'mail',
  screening: 'papers',
}

const forbid = (
  name: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, severity: 'error', from, to })

/** A module imports itself and the public interfaces of the lower modules of its may-use list; a type import is an import. */
const buildLadderRules = (table: Readonly<Record<string, ModuleRow>>): IRegularForbiddenRuleType[] =>
  Object.entries(table).map(([name, { may_use }]) =>
    forbid(
      `the ladder: ${name}`,
      { path: `${MODULES}${name}/`, pathNot: TESTS },
      {
        path: MODULES,
        pathNot: [`${MODULES}${name}/`, ...may_use.map((lower) => String.raw`${MODULES}${lower}/index\.ts$`)],
      },
    ),
  )

/** A module's office table is answered in the module, in its `<noun>.office.ts`; views and the public interface may name its types. */
const buildOfficeRules = (names: readonly string[]): IRegularForbiddenRuleType[] =>
  names.map((name) =>
    forbid(
      `the office table of ${name}`,
      { path: '^server/src/', pathNot: [String.raw`${MODULES}${name}/(.+\.office|.+\.view|index)\.ts$`, TESTS] },
      { path: String.raw`^packages/contract/src/${name}\.office\.ts$` },
    ),
  )

const buildAdapterRules = (ports: Readonly<Record<string, string>>): IRegularForbiddenRuleType[] => [
  forbid(
    'an adapter sees its port only',
    { path: '^server/src/adapters/' },
    { path: [MODULES, '^server/src/adapters/'], pathNot: [String.raw`\.port\.ts$`, '^server/src/adapters/'] },
  ),
  forbid(
    'an adapter knows no other adapter',
    { path: '^server/src/adapters/([^/]+)/([^/]+)/' },
    // What lies beside the adapters of a kind is theirs together: how they call, and when they stop calling.
    { path: '^server/src/adapters/[^/]+/[^/]+/', pathNot: '^server/src/adapters/$1/$2/' },
  ),
  ...Object.entries(ports).map(([kind, owner]) =>
    forbid(
      `the ports of ${kind}`,
      { path: `^server/src/adapters/${kind}/` },
      { path: MODULES, pathNot: String.raw`${MODULES}${owner}/\w+\.port\.ts$` },
    ),
  ),
  forbid(
    'adapters of an unknown kind',
    { path: '^server/src/adapters/', pathNot: Object.keys(ports).map((kind) => `^server/src/adapters/${kind}/`) },
    { path: MODULES },
  ),
]

/** Where a file may not lead, as data for dependency-cruiser. Type imports count everywhere. */
export const importRules: IRegularForbiddenRuleType[] = [
  ...buildLadderRules(modules),
  ...buildOfficeRules(Object.keys(modules)),
  ...buildAdapterRules(ADAPTER_PORTS),
  forbid('no circle, not even of types', {}, { circular: true }),
  forbid('every import leads somewhere', {}, { couldNotResolve: true }),
  forbid('the kernel knows no module', { path: '^server/src/kernel/', pathNot: TESTS }, { path: MODULES }),
  forbid(
    'only composition roots see modules',
    {
      path: '^server/src/',
      pathNot: [
        MODULES,
        '^server/src/kernel/',
        '^server/src/adapters/',
        `^server/src/(${ROOTS.join('|')})\\.ts$`,
        TESTS,
      ],
    },
    { path: MODULES },
  ),
  forbid(
    'composition roots see public interfaces',
    { path: `^server/src/(${ROOTS.join('|')})\\.ts$` },
    { path: MODULES, pathNot: String.raw`/index\.ts$` },
  ),
  forbid(
    'nothing below imports a composition root',
    { path: [MODULES, '^server/src/kernel/', '^server/src/adapters/'], pathNot: TESTS },
    { path: `^server/src/(${ROOTS.join('|')})\\.ts$` },
  ),
  forbid('packages and apps know no server', { path: '^(packages|apps|sandbox)/' }, { path: '^server/' }),
  forbid('packages know no app', { path: '^packages/' }, { path: '^apps/' }),
  forbid('apps know no app', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
  forbid('money imports nothing', { path: '^packages/money/src/', pathNot: TESTS }, { pathNot: '^packages/money/' }),
  forbid(
    'the kit knows no package but money',
    { path: '^packages/ui/src/', pathNot: TESTS },
    { path: '^packages/', pathNot: '^packages/(ui|money)/' },
  ),
  forbid(
    'the browser takes no value from a table of the contract',
    { path: ['^apps/[^/]+/src/', '^packages/(client|game-client)/src/'], pathNot: TESTS },
    { path: '^packages/(contract|game-contract)/src/', pathNot: FACTS, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'the browser gets no validator',
    { path: FACTS },
    {
      path: [String.raw`^packages/contract/src/`, 'node_modules/zod/'],
      pathNot: FACTS,
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'features know no feature',
    { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  forbid(
    'testing is for tests',
    { path: '^(server|packages|apps|tools)/', pathNot: TESTS },
    { path: ['^testing/', TESTS] },
  ),
]

/** Rows of the ladder that contradict it: a module may use lower modules only. */
export const findLadderFaults = (table: Readonly<Record<string, ModuleRow>>): string[] =>
  Object.entries(table).flatMap(([name, { level, may_use }]) =>
    may_use
      .filter((lower) => (table[lower]?.level ?? Infinity) >= level)
      .map((lower) => `${name} (level ${level}) may not use ${lower}, which is not lower`),
  )
