import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { officeTables, type RouteSpec, type RouteTable, tables } from '../packages/contract/src/index.ts'

const folder = new URL('../packages/client/src/', import.meta.url)

type Calls = { readonly [M in keyof typeof tables]?: readonly (keyof (typeof tables)[M])[] }
/** What Home, the layout around it and a login ask for; the calls of the other screens come with the first of those. */
const HOME: Calls = {
  site: ['configs', 'notices', 'banners', 'asides', 'firstView'],
  sessions: ['captcha', 'login', 'demo', 'logout'],
  members: ['me'],
  games: ['suppliers', 'list', 'nav'],
  wallet: ['balances', 'holdings', 'recover'],
  lottery: ['draws'],
  cashier: ['deposits', 'withdrawals'],
  reports: ['statistics', 'happenings', 'payments'],
}

/** What the browser has to know of a call; what is usual is left out. */
const renderLine = (name: string, spec: RouteSpec): string => {
  const facts = [
    `method: '${spec.method}'`,
    `path: '${spec.path}'`,
    ...(spec.timeout_ms === undefined ? [] : [`timeout_ms: ${spec.timeout_ms}`]),
    ...(spec.method !== 'GET' && spec.limit === 'read' ? ['reads: true'] : []),
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

/** The calls of the member API that are in `HOME`, or those that are not. */
const pickCalls = (home: boolean): Record<string, RouteTable> => {
  const picked: Record<string, RouteTable> = {}
  for (const [module, routes] of Object.entries<RouteTable>(tables)) {
    const own: readonly string[] = HOME[module as keyof Calls] ?? []
    const chosen = Object.entries(routes).filter(([call]) => own.includes(call) === home)
    if (chosen.length > 0) picked[module] = Object.fromEntries(chosen)
  }
  return picked
}

/** By file: what tells the client of every call without the schemas, so that no validator reaches the browser. */
export const renderRoutes = (): Record<string, string> => {
  const render = (lines: string[]) =>
    ['// Made by `npm run gen` from packages/contract. Do not edit.', ...lines, ''].join('\n')
  return {
    'routes.gen.ts': render([
      ...renderTable('homeCalls', pickCalls(true)),
      '',
      ...renderTable('officeCalls', officeTables),
    ]),
    'later.gen.ts': render(renderTable('laterCalls', pickCalls(false))),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, text] of Object.entries(renderRoutes())) writeFileSync(new URL(name, folder), text)
