import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { NameThings } from '../audit/index.ts'
import { toJsonRows } from '../../kernel/json-rows.ts'
import type { Text } from '../site/index.ts'
import { type Terms, termsSchema } from './terms.rules.ts'

export type Offer = {
  id: number
  title: Text
  code: string
  terms: Terms
  is_on: boolean
  set_by: string
  set_at: Date
}
type Stored = Omit<Offer, 'terms'> & { terms: unknown }
export type NewOffer = Omit<Offer, 'id' | 'set_at'>

const columns = sql`o.id, o.title, o.code, o.terms, o.is_on, o.set_by, o.set_at`
const readOffer = (row: Stored): Offer => ({ ...row, terms: termsSchema.parse(row.terms) })
/** A value as `jsonb` takes it. */
export const toJson = (value: object): string => toJsonRows([value]).slice(1, -1)

/** Stands for the offers: who saves one locks them all. */
export const lockOffers = (tx: Tx): Promise<number> =>
  tx.run(sql`select pg_advisory_xact_lock(hashtextextended('freespins.offers', 0))`)

export const findOffers = async (r: Reader): Promise<Offer[]> =>
  (await r.many<Stored>(sql`select ${columns} from freespins.offers o order by o.id`)).map(readOffer)

/** An offer by its id. */
export const findOffer = async (r: Reader, id: number): Promise<Offer | undefined> => {
  const row = await r.maybe<Stored>(sql`select ${columns} from freespins.offers o where o.id = ${id}`)
  return row && readOffer(row)
}

/** The offer of a code, however its letters are written. */
export const findByCode = async (r: Reader, code: string): Promise<Offer | undefined> => {
  const row = await r.maybe<Stored>(
    sql`select ${columns} from freespins.offers o where o.code <> '' and upper(o.code) = upper(${code})`,
  )
  return row && readOffer(row)
}

/** An offer that stands already as it is wanted. */
export const findSame = async (r: Reader, o: Omit<NewOffer, 'set_by'>): Promise<Offer | undefined> => {
  const row =
    await r.maybe<Stored>(sql`select ${columns} from freespins.offers o where o.title = ${toJson(o.title)}::jsonb
    and o.code = ${o.code} and o.terms = ${toJson(o.terms)}::jsonb and o.is_on = ${o.is_on} order by o.id limit 1`)
  return row && readOffer(row)
}

/** Makes an offer, or with an id changes that one. */
export const putOffer = async (tx: Tx, o: NewOffer, id?: number): Promise<Offer> => {
  const title = toJson(o.title)
  const terms = toJson(o.terms)
  return readOffer(
    await tx.one<Stored>(
      id === undefined
        ? sql`insert into freespins.offers as o (title, code, terms, is_on, set_by)
            values (${title}::jsonb, ${o.code}, ${terms}::jsonb, ${o.is_on}, ${o.set_by}) returning ${columns}`
        : sql`update freespins.offers o set title = ${title}::jsonb, code = ${o.code}, terms = ${terms}::jsonb, is_on = ${o.is_on},
            set_by = ${o.set_by}, set_at = kernel.now() where o.id = ${id} returning ${columns}`,
    ),
  )
}

/** The titles of offers. */
export const nameSpinOffers: NameThings = (r, ids, lang) =>
  r.many(sql`select id::text as id, coalesce(nullif(title ->> ${lang}, ''), title ->> 'zh_cn') as name from freespins.offers
    where id::text = any(${[...ids]}::text[])`)
