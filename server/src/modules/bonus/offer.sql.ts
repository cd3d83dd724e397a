import type { BonusOffer } from '@moongate/contract/bonus.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Text } from '../site/index.ts'
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

/** The titles of offers. */
export const nameBonusOffers: NameThings = (r, ids, lang) =>
  r.many(sql`select id::text as id, coalesce(nullif(title ->> ${lang}, ''), title ->> 'zh_cn') as name from bonus.offers
    where id::text = any(${[...ids]}::text[])`)
