import { type Reader, sql } from '../../kernel/db.ts'

/** Stored values by key; a setting that nobody has set is not among them. */
export const findStored = async (
  r: Reader,
  settings: readonly { key: string }[],
): Promise<ReadonlyMap<string, unknown>> => {
  const rows = await r.many<{ key: string; value: unknown }>(
    sql`select key, value from site.configs where key = any(${settings.map(({ key }) => key)}::text[])`,
  )
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Sets the value of a key, whatever it was before. */
export const putStored = (r: Reader, key: string, value: unknown): Promise<number> =>
  r.run(sql`insert into site.configs (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, changed_at = kernel.now()`)
