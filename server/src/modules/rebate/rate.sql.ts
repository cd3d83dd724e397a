import { z } from 'zod'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { minor } from '../../kernel/event.ts'
import type { Level, Tariff } from './rate.rules.ts'

/** Tariffs of before suppliers had tables of their own name none. */
const stored = z.array(
  z.object({ game_type: z.int(), supplier_code: z.string().default(''), from: minor, rate_ppm: z.int() }),
)

type Row = { from_on: string; levels: unknown; set_by: string; set_at: Date }
export type SetTariff = Tariff & Pick<Row, 'set_by' | 'set_at'>

/** Every tariff in the order of its days; they are few. */
export const findTariffs = async (r: Reader): Promise<SetTariff[]> => {
  const rows = await r.many<Row>(
    sql`select from_on::text as from_on, levels, set_by, set_at from rebate.tariffs order by from_on`,
  )
  return rows.map((row) => ({ ...row, levels: stored.parse(row.levels) }))
}

/** One that has not begun yet is replaced. */
export const putTariff = (tx: Tx, { from_on, levels }: Tariff, set_by: string): Promise<number> =>
  tx.run(sql`insert into rebate.tariffs (from_on, levels, set_by) values (${from_on}::date, ${serializeLevels(levels)}::jsonb, ${set_by})
    on conflict (from_on) do update set levels = excluded.levels, set_by = excluded.set_by, set_at = kernel.now()`)

const serializeLevels = (levels: readonly Level[]): string => JSON.stringify(z.encode(stored, [...levels]))

/** What the next members after one bet on a day at each supplier, all lines of each of them, for the effect of other rates. */
export const findDayLines = (
  r: Reader,
  on_day: string,
  after_id: number,
  limit: number,
): Promise<{ member_id: number; game_type: number; supplier_code: string; effective: bigint; extra_ppm: number }[]> =>
  r.many(
    sql`select member_id, game_type, supplier_code, effective, extra_ppm from rebate.days
      where on_day = ${on_day}::date and member_id > ${after_id} and effective > 0 order by member_id fetch first ${limit} rows with ties`,
  )
