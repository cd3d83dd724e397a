import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'
import type { Window } from './supplier-desk.rules.ts'

export type DeskSupplier = {
  code: string
  title: Text
  enabled: boolean
  maintenance: boolean
  maintenance_from: Date | null
  maintenance_to: Date | null
  web_pic: string
  mobile_pic: string
  games: number
  games_on: number
}

const columns = sql`s.code, s.title, s.enabled, s.maintenance, s.maintenance_from, s.maintenance_to, s.web_pic, s.mobile_pic,
  (select count(*)::int from games.catalogue c where c.supplier_code = s.code) as games,
  (select count(*)::int from games.catalogue c where c.supplier_code = s.code and c.on_sale) as games_on`

export const findDeskSuppliers = (r: Reader): Promise<DeskSupplier[]> =>
  r.many(sql`select ${columns} from games.suppliers s order by s.position, s.code`)

/** One supplier, kept from others until the transaction ends. */
export const lockDeskSupplier = (tx: Tx, code: string): Promise<DeskSupplier | undefined> =>
  tx.maybe(sql`select ${columns} from games.suppliers s where s.code = ${code} for update`)

export const updateSupplier = (
  tx: Tx,
  code: string,
  c: { enabled: boolean; maintenance: boolean; window: Window | null },
): Promise<number> =>
  tx.run(sql`update games.suppliers set enabled = ${c.enabled}, maintenance = ${c.maintenance},
    maintenance_from = ${c.window?.from ?? null}, maintenance_to = ${c.window?.to ?? null} where code = ${code}`)

/**
 * All codes in their order, locked, so that two who move at once move one after the other. Read after the lock: a statement that waits
 * for rows gives them in the order of before.
 */
export const lockOrder = async (tx: Tx): Promise<string[]> => {
  await tx.run(sql`select from games.suppliers s order by s.code for update`)
  const rows = await tx.many<{ code: string }>(sql`select s.code from games.suppliers s order by s.position, s.code`)
  return rows.map(({ code }) => code)
}

/** Puts suppliers in the order of the codes. */
export const putOrder = (tx: Tx, codes: readonly string[]): Promise<number> =>
  tx.run(sql`update games.suppliers s set position = o.place
    from unnest(${[...codes]}::text[]) with ordinality as o(code, place) where o.code = s.code and s.position <> o.place`)

/** Begins what is due and ends what is over, also what was never begun; answers how many suppliers that were. */
export const applyWindows = async (r: Reader): Promise<number> => {
  const ended =
    await r.run(sql`update games.suppliers set maintenance = false, maintenance_from = null, maintenance_to = null
    where maintenance_to <= kernel.now()`)
  const begun = await r.run(
    sql`update games.suppliers set maintenance = true where not maintenance and maintenance_from <= kernel.now()`,
  )
  return ended + begun
}
