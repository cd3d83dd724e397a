import type { GrantEnd, GrantState } from '@moongate/contract/freespins.states'
import { type Reader, sql, type Tx } from '../../kernel/db.ts'
import type { Text } from '../site/index.ts'
import { toJson } from './offer.sql.ts'
import { type Terms, termsSchema } from './terms.rules.ts'

export type Grant = {
  member_id: number
  id: string
  bill_no: string
  offer_id: number
  source: string
  title: Text
  terms: Terms
  supplier_code: string
  spins: number
  state: GrantState
  end_as: GrantEnd
  final: number | null
  played: number
  won: bigint
  credited: bigint
  bonus_bill: string
  reason: string
  handled_by: string
  granted_at: Date
  expires_at: Date
  finished_at: Date | null
}
export type StoredGrant = Omit<Grant, 'terms'> & { terms: unknown }
/** All of a grant `g`. */
export const columns = sql`g.member_id, g.id, g.bill_no, g.offer_id, g.source, g.title, g.terms, g.supplier_code, g.spins, g.state, g.end_as, g.final, g.played,
  g.won, g.credited, g.bonus_bill, g.reason, g.handled_by, g.granted_at, g.expires_at, g.finished_at`
/** A row as it is stored, its terms read. */
export const readGrant = (row: StoredGrant): Grant => ({ ...row, terms: termsSchema.parse(row.terms) })

type NewGrant = Pick<
  Grant,
  'member_id' | 'id' | 'bill_no' | 'offer_id' | 'source' | 'title' | 'terms' | 'reason' | 'handled_by'
>

/** Grants the spins of an offer; undefined where the same source brought them before. */
export const insertGrant = async (tx: Tx, g: NewGrant): Promise<Grant | undefined> => {
  const row =
    await tx.maybe<StoredGrant>(sql`insert into freespins.grants as g (member_id, id, bill_no, offer_id, source, title, terms, supplier_code, spins, reason, handled_by, expires_at)
      values (${g.member_id}, ${g.id}, ${g.bill_no}, ${g.offer_id}, ${g.source}, ${toJson(g.title)}::jsonb, ${toJson(g.terms)}::jsonb, ${g.terms.supplier_code},
        ${g.terms.spins}, ${g.reason}, ${g.handled_by}, kernel.now() + make_interval(days => ${g.terms.valid_days}))
      on conflict (member_id, offer_id, source) do nothing returning ${columns}`)
  return row && readGrant(row)
}

/** What a source has brought. */
export const findBySource = async (
  r: Reader,
  { member_id, offer_id, source }: Pick<Grant, 'member_id' | 'offer_id' | 'source'>,
): Promise<Grant | undefined> => {
  const row = await r.maybe<StoredGrant>(
    sql`select ${columns} from freespins.grants g where g.member_id = ${member_id} and g.offer_id = ${offer_id} and g.source = ${source}`,
  )
  return row && readGrant(row)
}

/** A grant by its id, not locked. */
export const findGrant = async (r: Reader, id: string): Promise<Grant | undefined> => {
  const row = await r.maybe<StoredGrant>(sql`select ${columns} from freespins.grants g where g.id = ${id}`)
  return row && readGrant(row)
}

/** Locks grants by their ids, in order. */
export const lockGrants = async (tx: Tx, ids: readonly string[]): Promise<Grant[]> =>
  (
    await tx.many<StoredGrant>(
      sql`select ${columns} from freespins.grants g where g.id::text = any (${[...ids]}::text[]) order by g.id for update`,
    )
  ).map(readGrant)

type Change = Partial<Pick<Grant, 'end_as' | 'final' | 'credited' | 'bonus_bill' | 'reason' | 'handled_by'>> &
  Pick<Grant, 'state'>
const DONE: readonly GrantState[] = ['played', 'expired', 'cancelled', 'refused']

/** Writes how a locked grant goes on. */
export const changeGrant = async (tx: Tx, g: Grant, change: Change): Promise<Grant> => {
  const to = { ...g, ...change }
  return readGrant(
    await tx.one<StoredGrant>(sql`update freespins.grants g set state = ${to.state}, end_as = ${to.end_as}, final = ${to.final}, credited = ${to.credited},
      bonus_bill = ${to.bonus_bill}, reason = ${to.reason}, handled_by = ${to.handled_by}, asked_at = null,
      finished_at = case when ${DONE.includes(to.state)} then kernel.now() end where g.member_id = ${g.member_id} and g.id = ${g.id} returning ${columns}`),
  )
}

/** Remembers that a supplier was asked, so that it is not asked again at once. */
export const markAsked = (r: Reader, { member_id, id }: Pick<Grant, 'member_id' | 'id'>): Promise<number> =>
  r.run(sql`update freespins.grants set asked_at = kernel.now() where member_id = ${member_id} and id = ${id}`)

/**
 * The grants that something may have to be done about: to be told, taken back, closed, settled; not those whose supplier was asked just now,
 * nor those that wait for a win to be told, for another bonus to end or until their member may be given something.
 */
export const findDue = (r: Reader): Promise<{ id: string }[]> =>
  r.many(sql`select g.id from freespins.grants g where g.finished_at is null
    and (case g.state when 'ready' then g.expires_at <= kernel.now()
      when 'counting' then g.played >= coalesce(g.final, g.spins) and not (g.terms ->> 'pays' = 'bonus' and g.won > 0
        and (exists (select from bonus.open_bonuses b where b.member_id = g.member_id)
          or exists (select from policy.barred p where p.member_id = g.member_id and p.action = 'receive_gift')))
      else true end
      or exists (select from freespins.plays p where p.grant_id = g.id::text and p.credit > 0 and not p.is_paid))
    and (g.asked_at is null or g.asked_at <= kernel.now() - interval '30 seconds') order by g.expires_at, g.id`)
