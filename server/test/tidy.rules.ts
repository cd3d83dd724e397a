import { rooms, type Room } from '../src/modules.ts'
import { importsOf, type Source } from './tidy-sources.ts'

const table: Readonly<Record<string, Room>> = rooms
const roomOf = (path: string): string | undefined => /^server\/src\/modules\/([a-z]+)\//.exec(path)?.[1]

/** A room's file imports its own room, the kernel, packages, and the face of a lower room it may use. */
export const ladderFaults = (file: Source): string[] => {
  const room = roomOf(file.path)
  if (!room) return []
  return importsOf(file).flatMap((target) => {
    const other = roomOf(target)
    if (other === undefined || other === room) return []
    if (!target.endsWith('/index.ts')) return [`${file.path} reaches into room ${other}: ${target}`]
    const own = table[room]
    const lower = (table[other]?.rung ?? 99) < (own?.rung ?? 0)
    if (!lower)
      return [`${file.path} (rung ${own?.rung}) imports ${other} (rung ${table[other]?.rung}), which is not lower`]
    return own?.may_use.includes(other) ? [] : [`${file.path} imports ${other}, which is not in its may-use list`]
  })
}

/** The kernel knows no room; packages and apps know no server; sandboxes and apps meet the product on the wire only. */
export const worldFaults = (file: Source): string[] => {
  const reaches = (pattern: RegExp) => importsOf(file).filter((target) => pattern.test(target))
  if (file.path.startsWith('server/src/kernel/'))
    return reaches(/^server\/src\/modules\//).map((t) => `${file.path} (kernel) imports a room: ${t}`)
  if (/^(packages\/(?!dev-env)|apps\/)/.test(file.path))
    return reaches(/^server\/|^@moongate\/server|^apps\/(?!$)/)
      .filter((t) => !sameApp(file.path, t))
      .map((t) => `${file.path} imports ${t}`)
  return []
}

const sameApp = (path: string, target: string): boolean =>
  target.startsWith(path.split('/').slice(0, 2).join('/') + '/')

const SQL = /sql`([\s\S]*?)`/g
const NAMED = /\b([a-z_]+)\.([a-z_]+)\b/g
const SCHEMAS = new Set([...Object.keys(rooms), 'kernel'])
const AFTER_TABLE_WORD = /\b(?:from|join|into|update|table|using)\s+$/i

/** SQL names tables and functions of its own room only, or published views of the rooms it may use. */
export const sqlFaults = (file: Source, views: ReadonlySet<string>): string[] => {
  const room = roomOf(file.path) ?? (file.path.startsWith('server/src/kernel/') ? 'kernel' : undefined)
  if (!room) return []
  return [...file.text.matchAll(SQL)].flatMap(([, text = '']) =>
    [...text.matchAll(NAMED)].flatMap((found) => {
      const [whole, schema = ''] = found
      if (!SCHEMAS.has(schema) || schema === room || isColumn(text, found.index, whole)) return []
      if (schema === 'kernel' && ['kernel.now', 'kernel.push'].includes(whole)) return []
      return views.has(whole) && table[room]?.may_use.includes(schema)
        ? []
        : [`${file.path} names ${whole} of another room in SQL`]
    }),
  )
}

/** `bets.id` is a column of an alias unless it stands where a table or a call stands. */
const isColumn = (text: string, at: number, whole: string): boolean =>
  !AFTER_TABLE_WORD.test(text.slice(0, at)) && text[at + whole.length] !== '('

/** Migrations make things in their own room's schema. */
export const migrationFaults = ({ path, text }: Source): string[] => {
  const room = /^server\/migrations\/\d{4}_([a-z]+)_/.exec(path)?.[1] ?? ''
  return [
    ...text.matchAll(
      /\b(?:create|alter|drop)\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|view|function|trigger\s+\w+\s+\w+\s+\w+\s+on)\s+(?:if\s+(?:not\s+)?exists\s+)?([a-z_]+)\./gi,
    ),
  ]
    .filter(([, schema]) => schema !== room)
    .map(([statement]) => `${path} changes another room: ${statement.trim()}`)
}

/** What a file may not hold, and why. */
const FORBIDDEN: readonly (readonly [name: string, where: RegExp, what: RegExp])[] = [
  ['any', /\.(ts|tsx)$/, /[:<,(|]\s*any(?=\s*(?:[,;)>=\]|&}]|$))|\bas any\b/m],
  ['a silenced type error', /\.(ts|tsx)$/, /@ts-(ignore|nocheck)/],
  ['a note to do something later', /\.(ts|tsx|sql|mjs)$/, /\b(TODO|FIXME|XXX)\b(?! #\d)/],
  ['Math.random in the server', /^server\/src\//, /Math\.random/],
  ['the system clock outside the kernel', /^server\/src\/modules\//, /Date\.now\(\)|new Date\(\)/],
  ['a float from an amount', /^server\/src\/modules\/(?!.*\.view\.)/, /parseFloat\(|Number\((?:amount|money|minor)/],
  ['a default export', /^(server\/src|packages\/(?!dev-env\/src\/global-setup))\S*\.(ts|tsx)$/, /^export default\b/m],
]

export const forbiddenFaults = ({ path, text }: Source): string[] =>
  FORBIDDEN.filter(([, where, what]) => where.test(path) && !path.endsWith('.config.ts') && what.test(text)).map(
    ([name]) => `${path} holds ${name}`,
  )

/** Only the posting function moves money: no other statement names a table of the ledger for writing. */
export const ledgerWriteFaults = ({ path, text }: Source): string[] =>
  path.startsWith('server/src/') && /\b(?:insert\s+into|update|delete\s+from)\s+ledger\./i.test(text)
    ? [`${path} writes the ledger past its posting function`]
    : []

/** Sizes, as limits that only tighten. */
export const MAX_LINES = 350
export const sizeFaults = ({ path, text }: Source): string[] => {
  const lines = text.split('\n').length
  return lines > MAX_LINES ? [`${path} has ${lines} lines, more than ${MAX_LINES}`] : []
}

/** A feature of an app never imports another feature of it. */
export const featureFaults = (file: Source): string[] => {
  const own = /^apps\/([a-z]+)\/src\/features\/([a-z-]+)\//.exec(file.path)
  if (!own) return []
  return importsOf(file).flatMap((target) => {
    const other = /^apps\/[a-z]+\/src\/features\/([a-z-]+)\//.exec(target)?.[1]
    return other !== undefined && other !== own[2] ? [`${file.path} imports feature ${other}`] : []
  })
}
