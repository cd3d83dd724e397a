import { type Reader, raw, sql } from '../../kernel/db.ts'

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Every module's views named invariant_… that return a row now, with how many. Empty when the books are right. */
export const findBrokenInvariants = async (r: Reader): Promise<{ view: string; rows: number }[]> => {
  const views = await r.many<{ schema: string; name: string }>(sql`
    select n.nspname as schema, c.relname as name from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'v' and c.relname like 'invariant\_%' and n.nspname not like 'pg\_%' order by 1, 2`)
  const found: { view: string; rows: number }[] = []
  for (const { schema, name } of views) {
    const { rows } = await r.one<{ rows: number }>(
      sql`select count(*)::int as rows from ${raw(`${quoteName(schema)}.${quoteName(name)}`)}`,
    )
    if (rows > 0) found.push({ view: `${schema}.${name}`, rows })
  }
  return found
}
