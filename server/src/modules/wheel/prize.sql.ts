import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { PlacedPrize } from './prize.rules.ts'

export type Design = { id: number; rest: number; set_by: string; set_at: Date; prizes: readonly SetPrize[] }
/** `stocked` is what there was of it to begin with. */
export type SetPrize = PlacedPrize & { stocked: number | null }
type Row = SetPrize & Pick<Design, 'id' | 'rest' | 'set_by' | 'set_at'>

const toDesign = (rows: readonly Row[]): Design | undefined => {
  const [first] = rows
  if (!first) return undefined
  const { id, rest, set_by, set_at } = first
  return { id, rest, set_by, set_at, prizes: rows }
}

const columns = sql`d.id, d.rest, d.set_by, d.set_at, p.position, p.names, p.type, p.pic, p.money, p.odds, p.stock, p.stocked`

/** The wheel in force. */
export const findDesign = async (r: Reader): Promise<Design | undefined> =>
  toDesign(
    await r.many<Row>(sql`select ${columns} from wheel.designs d join wheel.prizes p on p.design_id = d.id
      where d.id = (select max(id) from wheel.designs) order by p.position`),
  )

/** The same, held so that nothing is drawn from it until another one is in force. */
export const lockDesign = async (tx: Tx): Promise<Design | undefined> =>
  toDesign(
    await tx.many<Row>(sql`select ${columns} from wheel.designs d join wheel.prizes p on p.design_id = d.id
      where d.id = (select max(id) from wheel.designs) order by p.position for update of p`),
  )

/** Takes one of a prize that has an end; false where none is left. */
export const takeStock = async (tx: Tx, design_id: number, position: number): Promise<boolean> =>
  (await tx.run(sql`update wheel.prizes set stock = stock - 1
    where design_id = ${design_id} and position = ${position} and stock > 0`)) === 1

/** What was not drawn of a wheel is drawn from it no more: the next one says what there is. */
export const closeDesign = (tx: Tx, design_id: number): Promise<number> =>
  tx.run(
    sql`update wheel.prizes set stocked = stocked - stock, stock = 0 where design_id = ${design_id} and stock is not null`,
  )

/** Writes a wheel of twelve prizes, in force from now on. */
export const insertDesign = (tx: Tx, rest: number, prizes: readonly PlacedPrize[], set_by: string): Promise<number> =>
  tx.run(sql`with d as (insert into wheel.designs (rest, set_by) values (${rest}, ${set_by}) returning id)
    insert into wheel.prizes (design_id, position, names, type, pic, money, odds, stock, stocked)
    select d.id, p.position, p.names, p.type, p.pic, p.money, p.odds, p.stock, p.stock from d,
      jsonb_to_recordset(${toJsonRows(prizes)}::jsonb) as p(position int, names jsonb, type text, pic text, money bigint, odds int, stock int)`)
