import { modules, type ModuleRow } from '../src/modules.ts'
import { listImports, type Source } from './tidy-sources.ts'

const table: Readonly<Record<string, ModuleRow>> = modules
const readModule = (path: string): string | undefined => /^server\/src\/modules\/([a-z]+)\//.exec(path)?.[1]

/** A module's file imports its own module, the kernel, packages, and the public interface of a lower module it may use. */
export const findLadderFaults = (file: Source): string[] => {
  const module = readModule(file.path)
  if (!module) return []
  return listImports(file).flatMap((target) => {
    const other = readModule(target)
    if (other === undefined || other === module) return []
    if (!target.endsWith('/index.ts')) return [`${file.path} reaches into module ${other}: ${target}`]
    const own = table[module]
    const lower = (table[other]?.level ?? 99) < (own?.level ?? 0)
    if (!lower)
      return [`${file.path} (level ${own?.level}) imports ${other} (level ${table[other]?.level}), which is not lower`]
    return own?.may_use.includes(other) ? [] : [`${file.path} imports ${other}, which is not in its may-use list`]
  })
}

/** The kernel knows no module; packages and apps know no server; sandboxes and apps meet the product on the wire only. */
export const findWorldFaults = (file: Source): string[] => {
  const listReached = (pattern: RegExp) => listImports(file).filter((target) => pattern.test(target))
  if (file.path.startsWith('server/src/kernel/'))
    return listReached(/^server\/src\/modules\//).map((t) => `${file.path} (kernel) imports a module: ${t}`)
  if (/^(packages\/|apps\/)/.test(file.path))
    return listReached(/^server\/|^@moongate\/server|^apps\/(?!$)/)
      .filter((t) => !isSameApp(file.path, t))
      .map((t) => `${file.path} imports ${t}`)
  return []
}

const isSameApp = (path: string, target: string): boolean =>
  target.startsWith(path.split('/').slice(0, 2).join('/') + '/')

const SQL = /sql`([\s\S]*?)`/g
const NAMED = /\b([a-z_]+)\.([a-z_]+)\b/g
const SCHEMAS = new Set([...Object.keys(modules), 'kernel'])
const AFTER_TABLE_WORD = /\b(?:from|join|into|update|table|using)\s+$/i

/** SQL names tables and functions of its own module only, or published views of the modules it may use. */
export const findSqlFaults = (file: Source, views: ReadonlySet<string>): string[] => {
  const module = readModule(file.path) ?? (file.path.startsWith('server/src/kernel/') ? 'kernel' : undefined)
  if (!module) return []
  return [...file.text.matchAll(SQL)].flatMap(([, text = '']) =>
    [...text.matchAll(NAMED)].flatMap((found) => {
      const [whole, schema = ''] = found
      if (!SCHEMAS.has(schema) || schema === module || isColumn(text, found.index, whole)) return []
      if (schema === 'kernel' && ['kernel.now', 'kernel.push'].includes(whole)) return []
      return views.has(whole) && table[module]?.may_use.includes(schema)
        ? []
        : [`${file.path} names ${whole} of another module in SQL`]
    }),
  )
}

/** `bets.id` is a column of an alias unless it stands where a table or a call stands. */
const isColumn = (text: string, at: number, whole: string): boolean =>
  !AFTER_TABLE_WORD.test(text.slice(0, at)) && text[at + whole.length] !== '('

const CHANGES =
  /\b(?:create|alter|drop)\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|view|function|trigger\s+\w+\s+\w+\s+\w+\s+on)\s+(?:if\s+(?:not\s+)?exists\s+)?([a-z_]+)\.[^;]*/gi

/**
 * Migrations change things in their own module's schema. A module may take over a table of one that is no more, and do nothing
 * else with it.
 */
export const findMigrationFaults = ({ path, text }: Source): string[] => {
  const module = /^server\/migrations\/\d{4}_([a-z]+)_/.exec(path)?.[1] ?? ''
  const takesOver = (statement: string, schema: string): boolean =>
    !SCHEMAS.has(schema) &&
    new RegExp(`^alter\\s+table\\s+\\w+\\.\\w+\\s+set\\s+schema\\s+${module}$`, 'i').test(statement.trim())
  return [...text.matchAll(CHANGES)]
    .filter(([statement, schema = '']) => schema !== module && !takesOver(statement, schema))
    .map(([statement]) => `${path} changes another module: ${statement.split('\n')[0]?.trim()}`)
}

/** What a file may not hold, and why. */
const FORBIDDEN: readonly (readonly [name: string, where: RegExp, what: RegExp])[] = [
  ['any', /\.(ts|tsx)$/, /[:<,(|]\s*any(?=\s*(?:[,;)>=\]|&}]|$))|\bas any\b/m],
  ['a silenced type error', /\.(ts|tsx)$/, /@ts-(ignore|nocheck)/],
  ['a note to do something later', /\.(ts|tsx|sql|mjs)$/, /\b(TODO|FIXME|XXX)\b(?! #\d)/],
  ['Math.random in the server', /^server\/src\//, /Math\.random/],
  ['the system clock outside the kernel', /^server\/src\/modules\//, /Date\.now\(\)|new Date\(\)/],
  ['a float from an amount', /^server\/src\/modules\/(?!.*\.view\.)/, /parseFloat\(|Number\((?:amount|money|minor)/],
  [
    'a name where a definition belongs',
    /^server\/src\//,
    /(?<![.\w])(?:emit|push|enqueue)\(\s*[\w.()]+\s*,\s*['"`]|(?<![.\w])(?:listen|handle)\(\s*['"`]/,
  ],
  ['an event defined outside *.events.ts', /^(?!server\/src\/kernel\/).*(?<!\.events)\.ts$/, /\bdefineEvent\(/],
  ['a job defined outside *.jobs.ts', /^(?!server\/src\/kernel\/).*(?<!\.jobs)\.ts$/, /\bdefineJob\(/],
  [
    'a push defined outside *.pushes.ts',
    /^(?!packages\/contract\/src\/push\.ts).*(?<!\.pushes)\.ts$/,
    /\bdefinePush\(/,
  ],
  ['a default export', /^(server\/src|packages\/)\S*\.(ts|tsx)$/, /^export default\b/m],
]

export const findForbidden = ({ path, text }: Source): string[] =>
  FORBIDDEN.filter(([, where, what]) => where.test(path) && !path.endsWith('.config.ts') && what.test(text)).map(
    ([name]) => `${path} holds ${name}`,
  )

/** Only the posting function moves money: no other statement names a table of the ledger for writing. */
export const findLedgerWrites = ({ path, text }: Source): string[] =>
  path.startsWith('server/src/') && /\b(?:insert\s+into|update|delete\s+from)\s+ledger\./i.test(text)
    ? [`${path} writes the ledger past its posting function`]
    : []

/** Sizes, as limits that only tighten. */
export const MAX_LINES = 350
export const findSizeFaults = ({ path, text }: Source): string[] => {
  const lines = text.split('\n').length
  return lines > MAX_LINES ? [`${path} has ${lines} lines, more than ${MAX_LINES}`] : []
}

/** A feature of an app never imports another feature of it. */
export const findFeatureFaults = (file: Source): string[] => {
  const own = /^apps\/([a-z]+)\/src\/features\/([a-z-]+)\//.exec(file.path)
  if (!own) return []
  return listImports(file).flatMap((target) => {
    const other = /^apps\/[a-z]+\/src\/features\/([a-z-]+)\//.exec(target)?.[1]
    return other !== undefined && other !== own[2] ? [`${file.path} imports feature ${other}`] : []
  })
}
