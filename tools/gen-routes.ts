import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { officeTables, type RouteSpec, type RouteTable, tables } from '../packages/contract/src/index.ts'
import { takesLang } from '../packages/contract/src/openapi.ts'

const target = new URL('../packages/client/src/routes.gen.ts', import.meta.url)

/** What the browser has to know of a call; what is usual is left out. */
const line = (name: string, spec: RouteSpec, office: boolean): string => {
  const facts = [
    `method: '${spec.method}'`,
    `path: '${spec.path}'`,
    ...(spec.timeout_ms === undefined ? [] : [`timeout_ms: ${spec.timeout_ms}`]),
    ...(spec.idempotent ? ['idempotent: true'] : []),
    ...(spec.upload ? ['upload: true'] : []),
    ...(spec.loading === false ? ['loading: false'] : []),
    ...(office || takesLang(spec.path) ? [] : ['lang: false']),
  ]
  return `    ${name}: { ${facts.join(', ')} },`
}

const table = (name: string, rooms: Record<string, RouteTable>, office: boolean): string[] => [
  `export const ${name} = {`,
  ...Object.entries(rooms).flatMap(([room, routes]) => [
    `  ${room}: {`,
    ...Object.entries(routes).map(([call, spec]) => line(call, spec, office)),
    '  },',
  ]),
  '} as const',
]

/** The module that tells the client of every call without the schemas, so that no validator reaches the browser. */
export const routesModule = (): string =>
  [
    '// Made by `npm run gen` from packages/contract. Do not edit.',
    ...table('memberCalls', tables, false),
    '',
    ...table('officeCalls', officeTables, true),
    '',
  ].join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, routesModule())
