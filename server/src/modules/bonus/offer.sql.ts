import type { BonusOffer } from '@moongate/contract/bonus.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Text } from '../site/index.ts'
import type { Deposit } from './offer.rules.ts'
import { type Terms, termsSchema } from './terms.rules.ts'

export type Offer = {
  id: number
  kind: BonusOffer
  title: Text
  terms: Terms
  is_on: boolean
  set_by: string
  set_at: Date
}
type Stored = Omit<Offer, 'terms'> & { terms: unknown }
export type NewOffer = Pick<Offer, 'kind' | 'title' | 'terms' | 'is_on' | 'set_by'>

const readOffer = (row: Stored): Offer => ({ ...row, terms: termsSchema.parse(row.terms) })
/** A value as `jsonb` takes it. */
export const toJson = (value: object): string => toJsonRows([value]).slice(1, -1)

export const findOffers = async (r: Reader): Promise<Offer[]> =>
  (await r.many<Stored>(sql`select id, kind, title, terms, is_on, set_by, set_at from bonus.offers order by id`)).map(
    readOffer,
  )

export const findOffer = async (r: Reader, id: number): Promise<Offer | undefined> => {
  const row = await r.maybe<Stored>(
    sql`select id, kind, title, terms, is_on, set_by, set_at from bonus.offers where id = ${id}`,
  )
  return row && readOffer(row)
}

/** An offer that stands already as it is wanted. */
export const findSame = async (r: Reader, o: Omit<NewOffer, 'set_by'>): Promise<Offer | undefined> => {
  const row = await r.maybe<Stored>(sql`select id, kind, title, terms, is_on, set_by, set_at from bonus.offers
    where kind = ${o.kind} and title = ${toJson(o.title)}::jsonb and terms = ${toJson(o.terms)}::jsonb and is_on = ${o.is_on} order by id limit 1`)
  return row && readOffer(row)
}

/** Makes an offer, or with an id changes that one. */
export const putOffer = async (tx: Tx, o: NewOffer, id?: number): Promise<Offer> => {
  const title = toJson(o.title)
  const terms = toJson(o.terms)
  return readOffer(
    await tx.one<Stored>(
      id === undefined
        ? sql`insert into bonus.offers (kind, title, terms, is_on, set_by)
            values (${o.kind}, ${title}::jsonb, ${terms}::jsonb, ${o.is_on}, ${o.set_by}) returning id, kind, title, terms, is_on, set_by, set_at`
        : sql`update bonus.offers set kind = ${o.kind}, title = ${title}::jsonb, terms = ${terms}::jsonb, is_on = ${o.is_on},
            set_by = ${o.set_by}, set_at = kernel.now() where id = ${id} returning id, kind, title, terms, is_on, set_by, set_at`,
    ),
  )
}

/** The newest deposit since a moment, which of the member's it is, and whether a bonus or a withdrawal has come of it already. */
export const findDeposit = (r: Reader, member_id: number, asset: string, since: Date): Promise<Deposit | undefined> =>
  r.maybe(sql`with d as (
      select ref, amount, created_at, posting_id, row_number() over (order by posting_id)::int as place from ledger.statement
      where member_id = ${member_id} and asset = ${asset} and account_kind = 'centre' and kind = 'cashier.deposit_credited')
    select d.ref, d.amount, d.place,
      exists (select from bonus.bonuses b where b.member_id = ${member_id} and b.source = d.ref) as is_used,
      exists (select from ledger.statement w where w.member_id = ${member_id} and w.asset = ${asset} and w.account_kind = 'centre'
        and w.kind = 'cashier.withdrawal_requested' and w.posting_id > d.posting_id) as is_withdrawn
    from d where d.created_at >= ${since} order by d.posting_id desc limit 1`)

/** How many deposits of a member's were credited, and whether a bonus is open: then a next one brings none. */
export const findDeposits = (
  r: Reader,
  member_id: number,
  asset: string,
): Promise<{ deposits: number; has_open: boolean }> =>
  r.one(sql`select (select count(*)::int from ledger.statement where member_id = ${member_id} and asset = ${asset}
      and account_kind = 'centre' and kind = 'cashier.deposit_credited') as deposits,
    exists (select from bonus.bonuses where member_id = ${member_id} and state in ('in_review', 'running')) as has_open`)

/** What bets settled within a span have lost, below nothing where they won, and whether a week's bonus was taken. */
export const sumLoss = (
  r: Reader,
  {
    member_id,
    asset,
    source,
    from,
    before,
  }: { member_id: number; asset: string; source: string; from: Date; before: Date },
): Promise<{ loss: bigint; is_used: boolean }> =>
  r.one(sql`select coalesce(sum(b.stake - b.payout), 0)::bigint as loss,
      exists (select from bonus.bonuses o where o.member_id = ${member_id} and o.source = ${source}) as is_used
    from betting.settled_bets b where b.member_id = ${member_id} and b.asset = ${asset} and b.settled_at >= ${from} and b.settled_at < ${before}`)
