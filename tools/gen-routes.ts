import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { officeTables, type RouteSpec, type RouteTable, tables } from '../packages/contract/src/index.ts'

const target = new URL('../packages/client/src/routes.gen.ts', import.meta.url)

/** What the browser has to know of a call; what is usual is left out. */
const renderLine = (name: string, spec: RouteSpec): string => {
  const facts = [
    `method: '${spec.method}'`,
    `path: '${spec.path}'`,
    ...(spec.timeout_ms === undefined ? [] : [`timeout_ms: ${spec.timeout_ms}`]),
    ...(spec.idempotent ? ['idempotent: true'] : []),
    ...(spec.upload ? ['upload: true'] : []),
    ...(spec.loading === false ? ['loading: false'] : []),
    ...(spec.lang === false ? ['lang: false'] : []),
  ]
  return `    ${name}: { ${facts.join(', ')} },`
}

const renderTable = (name: string, modules: Record<string, RouteTable>): string[] => [
  `export const ${name} = {`,
  ...Object.entries(modules).flatMap(([module, routes]) => [
    `  ${module}: {`,
    ...Object.entries(routes).map(([call, spec]) => renderLine(call, spec)),
    '  },',
  ]),
  '} as const',
]

/** The module that tells the client of every call without the schemas, so that no validator reaches the browser. */
export const renderRoutes = (): string =>
  [
    '// Made by `npm run gen` from packages/contract. Do not edit.',
    ...renderTable('memberCalls', tables),
    '',
    ...renderTable('officeCalls', officeTables),
    '',
  ].join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, renderRoutes())
