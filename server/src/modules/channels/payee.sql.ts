import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import type { Candidate } from './channel.rules.ts'

/** An account of a channel. `bank_address` is the branch; `qrcode` a picture as a data address, or what its code says. */
export type Payee = Candidate & {
  channel_id: number
  owner_name: string
  bank_type: string
  bank_address: string
  qrcode: string
  /** How many orders were made with it on the day. */
  orders: number
}
type Asked = { channel_ids: readonly number[]; member_id: number; on_day: string }

const columns = sql`p.id, p.channel_id, p.account, p.owner_name, p.bank_type, p.bank_address, p.qrcode, p.daily_cap, p.enabled`

/** The payees of channels with what they received on a day; what is held for the member who asks does not count against them. */
export const findPayees = (r: Reader, { channel_ids, member_id, on_day }: Asked): Promise<Payee[]> =>
  r.many(sql`select ${columns}, (coalesce(d.amount, 0) + coalesce(h.amount, 0))::bigint as used, coalesce(d.orders, 0) as orders,
      p.id is not distinct from (select u.payee_id from channels.uses u where u.member_id = ${member_id} and u.channel_id = p.channel_id
        and (u.state = 'ordered' or (u.state = 'shown' and u.expires_at > kernel.now())) order by u.created_at desc limit 1) as is_mine
    from channels.payees p
    left join channels.payee_days d on d.payee_id = p.id and d.on_day = ${on_day}
    left join lateral (select sum(u.amount) as amount from channels.uses u where u.payee_id = p.id and u.on_day = ${on_day}
      and u.state = 'shown' and u.expires_at > kernel.now() and u.member_id <> ${member_id}) h on true
    where p.channel_id = any (${[...channel_ids]}::int[]) order by p.id`)

export type NewPayee = Pick<
  Payee,
  'channel_id' | 'account' | 'owner_name' | 'bank_type' | 'bank_address' | 'qrcode' | 'daily_cap' | 'enabled'
>
export type StoredPayee = NewPayee & { id: number }

/** Nothing where the channel has the account already. */
export const insertPayee = (tx: Tx, p: NewPayee): Promise<StoredPayee | undefined> =>
  tx.maybe(sql`insert into channels.payees as p (channel_id, account, owner_name, bank_type, bank_address, qrcode, daily_cap, enabled)
    values (${p.channel_id}, ${p.account}, ${p.owner_name}, ${p.bank_type}, ${p.bank_address}, ${p.qrcode}, ${p.daily_cap}, ${p.enabled})
    on conflict (channel_id, account) do nothing returning ${columns}`)

export const lockPayee = (tx: Tx, id: number): Promise<StoredPayee | undefined> =>
  tx.maybe(sql`select ${columns} from channels.payees p where p.id = ${id} for update`)

/** Nothing where another payee of the channel has the account. */
export const updatePayee = (tx: Tx, p: StoredPayee): Promise<StoredPayee | undefined> =>
  tx.maybe(sql`update channels.payees p set account = ${p.account}, owner_name = ${p.owner_name}, bank_type = ${p.bank_type}, bank_address = ${p.bank_address},
      qrcode = ${p.qrcode}, daily_cap = ${p.daily_cap}, enabled = ${p.enabled}
    where p.id = ${p.id} and not exists (select from channels.payees o where o.channel_id = p.channel_id and o.account = ${p.account} and o.id <> p.id) returning ${columns}`)

/** The first account of the first channel, with what the two are called. */
export const findOldestPayee = (
  r: Reader,
): Promise<
  (Pick<Payee, 'channel_id' | 'account' | 'owner_name' | 'bank_type'> & { type: string; name: string }) | undefined
> =>
  r.maybe(sql`select p.channel_id, p.account, p.owner_name, p.bank_type, c.type, c.name
    from channels.payees p join channels.channels c on c.id = p.channel_id order by p.id limit 1`)

/** Who takes the money of an online channel: the code of its gateway stands where a company's account would. */
export const findGatewayCode = async (r: Reader, channel_id: number): Promise<string | undefined> =>
  (
    await r.maybe<{ account: string }>(
      sql`select account from channels.payees where channel_id = ${channel_id} and enabled order by id limit 1`,
    )
  )?.account

/** The same for many channels; one that has no account is not among them. */
export const findGatewayCodes = async (
  r: Reader,
  channels: readonly { id: number }[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await r.many<{ channel_id: number; account: string }>(
    sql`select distinct on (channel_id) channel_id, account from channels.payees
      where channel_id = any (${channels.map(({ id }) => id)}::int[]) and enabled order by channel_id, id`,
  )
  return new Map(rows.map(({ channel_id, account }) => [channel_id, account]))
}

/** The number or address of an account. */
export const findPayeeAccount = async (r: Reader, id: number): Promise<string | undefined> =>
  (await r.maybe<{ account: string }>(sql`select account from channels.payees where id = ${id}`))?.account

/** Accounts by the names of their channels and their numbers. */
export const namePayees: NameThings = (r, ids) =>
  r.many(sql`select p.id::text as id, c.name || ' ' || p.account as name from channels.payees p join channels.channels c on c.id = p.channel_id
    where p.id::text = any(${[...ids]}::text[])`)
