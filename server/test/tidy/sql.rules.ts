import { modules, type ModuleRow } from '../../src/modules.ts'
import type { Source } from './sources.ts'

const table: Readonly<Record<string, ModuleRow>> = modules
const readModule = (path: string): string | undefined => /^server\/src\/modules\/([a-z]+)\//.exec(path)?.[1]

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
 * Migrations change things in their own module's schema, or in one beside it (`kernel_quiet`). A module may take over a table of one that is no more, and do nothing
 * else with it.
 */
export const findMigrationFaults = ({ path, text }: Source): string[] => {
  const module = /^server\/migrations\/\d{4}_([a-z]+)_/.exec(path)?.[1] ?? ''
  const takesOver = (statement: string, schema: string): boolean =>
    !SCHEMAS.has(schema) &&
    new RegExp(`^alter\\s+table\\s+\\w+\\.\\w+\\s+set\\s+schema\\s+${module}$`, 'i').test(statement.trim())
  const isOwn = (schema: string): boolean => schema === module || schema.startsWith(`${module}_`)
  return [...text.matchAll(CHANGES)]
    .filter(([statement, schema = '']) => !isOwn(schema) && !takesOver(statement, schema))
    .map(([statement]) => `${path} changes another module: ${statement.split('\n')[0]?.trim()}`)
}

/** Only the posting function moves money: no other statement names a table of the ledger for writing. */
export const findLedgerWrites = ({ path, text }: Source): string[] =>
  path.startsWith('server/src/') && /\b(?:insert\s+into|update|delete\s+from)\s+ledger\./i.test(text)
    ? [`${path} writes the ledger past its posting function`]
    : []

/** Views by the names they were made under, such as `ledger.statement`. */
export const listViews = (migrations: readonly Source[]): ReadonlySet<string> =>
  new Set(
    migrations.flatMap(({ text }) =>
      [...text.matchAll(/create (?:or replace )?view ([a-z_]+\.[a-z_]+)/gi)].map(([, name = '']) => name),
    ),
  )
