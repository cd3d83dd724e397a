import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { gatherByDb } from '../../kernel/gather.ts'

const SEPARATOR = ' '

/** All that is asked for at once by one statement; what one caller asks for is of one moment. */
const findByKeys = gatherByDb(async (r, asked: readonly string[]) => {
  const keys = [...new Set(asked.flatMap((one) => one.split(SEPARATOR)))]
  const rows = await r.many<{ key: string; value: unknown }>(
    sql`select key, value from site.stored_settings where key = any(${keys}::text[])`,
  )
  return new Map(asked.map((one) => [one, new Map(rows.map(({ key, value }) => [key, value]))]))
})

/** What is stored of settings, by key, as `chooseInForce` reads it; one that nobody has set is not among them. */
export const findStored = async (
  r: Reader,
  settings: readonly { key: string }[],
): Promise<ReadonlyMap<string, unknown>> =>
  (await findByKeys(r, settings.map(({ key }) => key).join(SEPARATOR))) ?? new Map<string, unknown>()

/** Sets the value of a key that was found to fit, whatever it was before. */
export const putStored = (r: Reader, key: string, value: unknown): Promise<number> =>
  r.run(sql`with good as (
      insert into site.good_settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value, changed_at = kernel.now() returning key, value)
    insert into site.configs (key, value) select key, value from good
    on conflict (key) do update set value = excluded.value, changed_at = kernel.now()`)

/** Keeps values that were found to fit as the last good ones; answers how many are new. */
export const keepGood = (r: Reader, found: readonly { key: string; value: unknown }[]): Promise<number> =>
  r.run(sql`insert into site.good_settings as g (key, value)
    select * from unnest(${found.map(({ key }) => key)}::text[], ${found.map(({ value }) => JSON.stringify(value))}::jsonb[])
    on conflict (key) do update set value = excluded.value, changed_at = kernel.now() where g.value <> excluded.value`)

/** Keeps a setting from others who lock it, until the transaction ends, also where nobody has set it yet. */
export const lockSetting = (tx: Tx, { key }: { key: string }): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`site.setting ${key}`}, 0))`)
