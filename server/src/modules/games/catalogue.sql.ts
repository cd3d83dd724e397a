import type { GamePattern } from '@moongate/contract/games.states'
import { empty, type Reader, type Sql, sql } from '../../kernel/db.ts'
import { gatherByDb } from '../../kernel/gather.ts'
import type { Text } from '../site/index.ts'
import type { Device, Offer } from './catalogue.rules.ts'

export type SupplierRow = {
  code: string
  title: Text
  enabled: boolean
  maintenance: boolean
  maintenance_to: Date | null
  demo: boolean
  web_pic: string
  mobile_pic: string
}
export type GameRow = {
  supplier_code: string
  supplier_title: Text
  game_code: string
  game_type: number
  title: Text
  tags: string[]
  web_pic: string
  mobile_pic: string
  maintenance: boolean
  hue: number | null
  pattern: GamePattern | null
}
export type GameFilter = {
  game_type?: number | undefined
  device?: Device | undefined
  supplier_code?: string | undefined
  tag?: string | undefined
  like?: string | undefined
}

const supplierColumns = sql`s.code, s.title, s.enabled, s.maintenance, s.maintenance_to, s.demo, s.web_pic, s.mobile_pic`

/** A supplier by its code. */
export const findSupplier = gatherByDb(async (r, codes: readonly string[]) => {
  const rows = await r.many<SupplierRow>(
    sql`select ${supplierColumns} from games.suppliers s where s.code = any (${[...codes]}::text[])`,
  )
  return new Map(rows.map((row) => [row.code, row]))
})

type Visit = SupplierRow & { has_player: boolean }
const findVisit = gatherByDb(async (r, visits: readonly string[]) => {
  const asked = visits.map((visit) => visit.split(' ', 2))
  const rows = await r.many<Visit & { member_id: number }>(sql`select ${supplierColumns}, v.member_id,
      exists (select from games.players p where p.member_id = v.member_id and p.supplier_code = s.code) as has_player
    from unnest(${asked.map(([member_id]) => Number(member_id))}::int[], ${asked.map(([, code = '']) => code)}::text[]) as v (member_id, code)
    join games.suppliers s on s.code = v.code`)
  return new Map(rows.map(({ member_id, ...row }): [string, Visit] => [nameVisit(member_id, row.code), row]))
})
const nameVisit = (member_id: number, code: string): string => `${member_id} ${code}`

/** With whether this member is a player there already. */
export const findSupplierFor = (r: Reader, code: string, member_id: number): Promise<Visit | undefined> =>
  findVisit(r, nameVisit(member_id, code))

export const findEnabledSuppliers = (r: Reader): Promise<SupplierRow[]> =>
  r.many(sql`select ${supplierColumns} from games.suppliers s where s.enabled order by s.position`)

/** Those that were switched off too: old bets still name them, and money may still lie there. */
export const findKnownSuppliers = (r: Reader): Promise<SupplierRow[]> =>
  r.many(sql`select ${supplierColumns} from games.suppliers s order by s.position`)

const matchDevice = (device: Device | undefined): Sql =>
  device === undefined ? empty : device === 'mobile' ? sql`and c.on_mobile` : sql`and c.on_desktop`
const matchType = (game_type: number | undefined): Sql =>
  game_type === undefined ? empty : sql`and c.game_type = ${game_type}`

/** Suppliers with at least one game of the category, for that device; each (category, supplier) once. */
export const findSuppliersByType = (
  r: Reader,
  f: Pick<GameFilter, 'game_type' | 'device'> = {},
): Promise<(SupplierRow & { game_type: number })[]> =>
  r.many(sql`select ${supplierColumns}, o.game_type from games.suppliers s
    join (select distinct c.supplier_code, c.game_type from games.catalogue c where c.on_sale ${matchType(f.game_type)} ${matchDevice(f.device)}) o
      on o.supplier_code = s.code
    where s.enabled order by s.position, o.game_type`)

/** What of the supplier's games is meant by a game's code ('' for any) and a category. */
export const findOffer = (
  r: Reader,
  f: { supplier_code: string; game_code: string; game_type: number | undefined },
): Promise<Offer> =>
  r.one(sql`select count(*)::int as games, coalesce(bool_or(c.on_desktop), false) as on_desktop, coalesce(bool_or(c.on_mobile), false) as on_mobile
    from games.catalogue c where c.on_sale and c.supplier_code = ${f.supplier_code} and ${f.game_code} in ('', c.game_code) ${matchType(f.game_type)}`)

/** The games that a filter lets through, as `c`, and their suppliers, as `s`. */
export const matchGames = (
  f: GameFilter,
): Sql => sql`from games.catalogue c join games.suppliers s on s.code = c.supplier_code
  where c.on_sale and s.enabled
  ${matchType(f.game_type)} ${matchDevice(f.device)}
  ${f.supplier_code === undefined ? empty : sql`and c.supplier_code = ${f.supplier_code}`}
  ${f.tag === undefined ? empty : sql`and ${f.tag} = any (c.tags)`}
  ${f.like === undefined ? empty : sql`and (c.game_code ilike ${f.like} or exists (select from jsonb_each_text(c.title) t where t.value ilike ${f.like}))`}`

/** What an operator put first, then the heavier. */
export const inOrder = sql`order by c.position, c.weight desc nulls last, c.id`

export const countGames = (r: Reader, f: GameFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchGames(f)}`)

export const findGames = (r: Reader, f: GameFilter, limit: number, offset: number): Promise<GameRow[]> =>
  r.many(sql`select c.supplier_code, s.title as supplier_title, c.game_code, c.game_type, c.title, c.tags, c.web_pic, c.mobile_pic, s.maintenance, c.hue, c.pattern
    ${matchGames(f)} ${inOrder} limit ${limit} offset ${offset}`)
