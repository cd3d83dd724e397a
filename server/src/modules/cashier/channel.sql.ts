import { empty, type Reader, sql } from '../../kernel/db.ts'
import type { Asset } from '../ledger/index.ts'

export type Channel = {
  id: number
  type: string
  name: string
  account: string
  owner_name: string
  bank_type: string
  bank_address: string
  qrcode: string
  asset: Asset
  min: bigint
  max: bigint
  recommended: boolean
  enabled: boolean
}
const columns = sql`id, type, name, account, owner_name, bank_type, bank_address, qrcode, asset, min, max, recommended, enabled`

/** Enabled channels whose type starts with `company_` or `online_`. */
export const findChannels = (r: Reader, way: 'company' | 'online', type?: string): Promise<Channel[]> =>
  r.many(
    sql`select ${columns} from cashier.channels where enabled and type like ${`${way}_%`} ${type === undefined ? empty : sql`and type = ${type}`} order by position`,
  )

export const findChannel = (r: Reader, id: number): Promise<Channel | undefined> =>
  r.maybe(sql`select ${columns} from cashier.channels where id = ${id}`)

/** The first enabled channel of a type. */
export const findChannelOfType = (r: Reader, type: string): Promise<Channel | undefined> =>
  r.maybe(sql`select ${columns} from cashier.channels where enabled and type = ${type} order by position, id limit 1`)

export const findEnabledChannels = (r: Reader): Promise<Channel[]> =>
  r.many(sql`select ${columns} from cashier.channels where enabled order by position`)

export const insertPicture = (r: Reader, name: string, member_id: number, bytes: Uint8Array): Promise<number> =>
  r.run(
    sql`insert into cashier.pictures (name, member_id, bytes) values (${name}, ${member_id}, ${Buffer.from(bytes)})`,
  )

export const findPicture = (r: Reader, name: string): Promise<{ bytes: Buffer; member_id: number } | undefined> =>
  r.maybe(sql`select bytes, member_id from cashier.pictures where name = ${name}`)

export const forgetPictures = (r: Reader): Promise<number> =>
  r.run(
    sql`delete from cashier.pictures p where created_at < kernel.now() - interval '2 days' and not exists (select from cashier.deposits d where d.picture = p.name)`,
  )
