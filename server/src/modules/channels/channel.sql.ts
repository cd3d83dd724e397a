import type { PaymentType } from '@moongate/contract/channels.states'
import { empty, type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import type { Asset } from '../ledger/index.ts'

/** A way in for money. Amounts in minor units; the rate is what one USDT is worth, in millionths of the asset. */
export type Channel = {
  id: number
  type: PaymentType
  name: string
  asset: Asset
  min: bigint
  max: bigint
  single_max: bigint | null
  open_from: string
  open_to: string
  gift_ppm: bigint
  speed_minutes: number
  /** From which level on members are offered it; 0: everybody. */
  from_level: number
  usdt_type: '' | 'trc' | 'erc'
  usdt_rate_ppm: bigint | null
  recommended: boolean
  enabled: boolean
  position: number
}
/** What of a channel was held for one member last: the account, for how much, at which rate and until when; `is_over`: it is held no longer. */
export type Hold = { payee_id: number; amount: bigint; usdt_rate_ppm: bigint | null; until: Date; is_over: boolean }
type HeldRow = {
  held_payee: number | null
  held_amount: bigint | null
  held_rate_ppm: bigint | null
  held_until: Date | null
  is_over: boolean
}

const columns = sql`c.id, c.type, c.name, c.asset, c.min, c.max, c.single_max, c.open_from, c.open_to, c.gift_ppm, c.speed_minutes, c.from_level, c.usdt_type, c.usdt_rate_ppm,
  c.recommended, c.enabled, c.position`

/** Enabled channels whose type starts with `company_` or `online_`. */
export const findChannels = (r: Reader, way: 'company' | 'online', type?: string): Promise<Channel[]> =>
  r.many(
    sql`select ${columns} from channels.channels c where c.enabled and c.type like ${`${way}_%`} ${type === undefined ? empty : sql`and c.type = ${type}`} order by c.position, c.id`,
  )

export const findChannel = (r: Reader, id: number): Promise<Channel | undefined> =>
  r.maybe(sql`select ${columns} from channels.channels c where c.id = ${id}`)

/** The first enabled channel of a type. */
export const findChannelOfType = (r: Reader, type: string): Promise<Channel | undefined> =>
  r.maybe(
    sql`select ${columns} from channels.channels c where c.enabled and c.type = ${type} order by c.position, c.id limit 1`,
  )

export const findEnabledChannels = (r: Reader): Promise<Channel[]> =>
  r.many(sql`select ${columns} from channels.channels c where c.enabled order by c.position, c.id`)

/** All of them, as staff see them. */
export const findAllChannels = (r: Reader): Promise<Channel[]> =>
  r.many(sql`select ${columns} from channels.channels c order by c.position, c.id`)

/** One channel, kept from others until the transaction ends: what its payees have left spans rows. A hold is known for a day after it is over. */
export const lockChannel = async (
  tx: Tx,
  id: number,
  member_id: number,
): Promise<{ channel: Channel; hold: Hold | undefined } | undefined> => {
  const row = await tx.maybe<
    Channel & HeldRow
  >(sql`select ${columns}, h.payee_id as held_payee, h.amount as held_amount, h.usdt_rate_ppm as held_rate_ppm, h.expires_at as held_until, h.expires_at <= kernel.now() as is_over
    from channels.channels c left join lateral (select u.payee_id, u.amount, u.usdt_rate_ppm, u.expires_at from channels.uses u
      where u.member_id = ${member_id} and u.channel_id = c.id and u.state = 'shown' and u.expires_at > kernel.now() - interval '1 day' limit 1) h on true
    where c.id = ${id} for update of c`)
  if (!row) return undefined
  const { held_payee, held_amount, held_rate_ppm, held_until, is_over, ...channel } = row
  if (held_payee === null || held_amount === null || held_until === null) return { channel, hold: undefined }
  const hold = { payee_id: held_payee, amount: held_amount, usdt_rate_ppm: held_rate_ppm, until: held_until, is_over }
  return { channel, hold }
}

export type NewChannel = Omit<Channel, 'id' | 'position'>

/** At the end of the list. */
export const insertChannel = (tx: Tx, c: NewChannel): Promise<Channel> =>
  tx.one(sql`insert into channels.channels as c (type, name, asset, min, max, single_max, open_from, open_to, gift_ppm, speed_minutes, from_level, usdt_type, usdt_rate_ppm, recommended, enabled, position)
    values (${c.type}, ${c.name}, ${c.asset}, ${c.min}, ${c.max}, ${c.single_max}, ${c.open_from}, ${c.open_to}, ${c.gift_ppm}, ${c.speed_minutes}, ${c.from_level}, ${c.usdt_type}, ${c.usdt_rate_ppm},
      ${c.recommended}, ${c.enabled}, (select coalesce(max(position), 0) + 1 from channels.channels)) returning ${columns}`)

/** All of it but its type and asset, which orders were made under. */
export const updateChannel = (tx: Tx, id: number, c: Omit<NewChannel, 'type' | 'asset'>): Promise<Channel> =>
  tx.one(sql`update channels.channels c set name = ${c.name}, min = ${c.min}, max = ${c.max}, single_max = ${c.single_max}, open_from = ${c.open_from}, open_to = ${c.open_to},
      gift_ppm = ${c.gift_ppm}, speed_minutes = ${c.speed_minutes}, from_level = ${c.from_level}, usdt_type = ${c.usdt_type}, usdt_rate_ppm = ${c.usdt_rate_ppm}, recommended = ${c.recommended}, enabled = ${c.enabled}
    where c.id = ${id} returning ${columns}`)

/** The channels in this order, from one on. */
export const orderChannels = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.run(sql`update channels.channels c set position = o.place
    from unnest(${[...ids]}::int[]) with ordinality o(id, place) where c.id = o.id`)

/** The operator's own names of channels. */
export const nameChannels: NameThings = (r, ids) =>
  r.many(sql`select id::text as id, name from channels.channels where id::text = any(${[...ids]}::text[])`)
