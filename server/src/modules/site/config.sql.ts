import { type Reader, sql } from '../../kernel/db.ts'

export const findConfigs = (r: Reader): Promise<{ key: string; value: unknown }[]> =>
  r.many(sql`select key, value from site.configs`)

export const putConfig = (r: Reader, key: string, value: unknown): Promise<number> =>
  r.run(sql`insert into site.configs (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value, changed_at = kernel.now()`)
