import type { GameTag } from '@moongate/contract/games.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'
import { inOrder } from './catalogue.sql.ts'

/** `told_pic`: the supplier's picture, while another is shown. */
export type DeskGame = {
  id: number
  supplier_code: string
  game_code: string
  game_type: number
  title: Text
  tags: GameTag[]
  enabled: boolean
  weight: number | null
  web_pic: string
  mobile_pic: string
  told_pic: string | null
  gone_at: Date | null
  stake_least: bigint | null
  stake_most: bigint | null
  stake_cap: bigint | null
  return_least_ppm: number | null
  return_most_ppm: number | null
}
export type DeskGameFilter = {
  like?: string | undefined
  supplier_code?: string | undefined
  game_type?: number | undefined
  is_enabled?: boolean | undefined
}
/** A game as somebody wants it: whole, as the form shows it. `picture` '' is the supplier's own. */
export type Wanted = { enabled: boolean; tags: readonly GameTag[]; weight: number; picture: string }

const columns = sql`c.id, c.supplier_code, c.game_code, c.game_type, c.title, c.tags, c.enabled, c.weight, c.web_pic, c.mobile_pic, c.told_pic, c.gone_at, c.stake_least, c.stake_most, c.stake_cap, c.return_least_ppm, c.return_most_ppm`

const matchDeskGames = (f: DeskGameFilter): Sql => sql`from games.catalogue c where true
  ${f.supplier_code === undefined ? empty : sql`and c.supplier_code = ${f.supplier_code}`}
  ${f.game_type === undefined ? empty : sql`and c.game_type = ${f.game_type}`}
  ${f.is_enabled === undefined ? empty : sql`and c.on_sale = ${f.is_enabled}`}
  ${f.like === undefined ? empty : sql`and (c.game_code ilike ${f.like} or exists (select from jsonb_each_text(c.title) t where t.value ilike ${f.like}))`}`

export const countDeskGames = (r: Reader, f: DeskGameFilter): Promise<{ n: number }> =>
  r.one(sql`select count(*)::int as n ${matchDeskGames(f)}`)

/** A page of games as staff see them, switched off or not, in the order of the lists. */
export const findDeskGames = (r: Reader, f: DeskGameFilter, limit: number, offset: number): Promise<DeskGame[]> =>
  r.many(sql`select ${columns} ${matchDeskGames(f)} ${inOrder} limit ${limit} offset ${offset}`)

/** One game, kept from others until the transaction ends. */
export const lockDeskGame = (tx: Tx, id: number): Promise<DeskGame | undefined> =>
  tx.maybe(sql`select ${columns} from games.catalogue c where c.id = ${id} for update`)

/** A weight that nobody ever gave stays none where none is wanted. The supplier's picture is remembered while another is shown. */
export const updateGame = (tx: Tx, id: number, { enabled, tags, weight, picture }: Wanted): Promise<DeskGame> =>
  tx.one(sql`update games.catalogue c set enabled = ${enabled}, tags = ${[...tags]},
      weight = case when ${weight} = coalesce(c.weight, 0) then c.weight else ${weight} end,
      web_pic = coalesce(nullif(${picture}, ''), c.told_pic, c.web_pic),
      mobile_pic = coalesce(nullif(${picture}, ''), c.told_pic, c.mobile_pic),
      told_pic = case when ${picture} = '' then null else coalesce(c.told_pic, nullif(c.web_pic, ''), c.mobile_pic) end
    where c.id = ${id} returning ${columns}`)
