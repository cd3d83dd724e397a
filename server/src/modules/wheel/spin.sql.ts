import type { PrizeType, SpinState } from '@moongate/contract/wheel.states'
import { empty, type Reader, type Sql, sql, type Tx } from '../../kernel/db.ts'
import { countUpTo, type Counted } from '../../kernel/page.ts'
import type { Text } from '../site/index.ts'
import type { SpentGrant } from './chance.sql.ts'

export type Spin = SpentGrant & {
  member_id: number
  id: string
  bill_no: string
  design_id: number
  nonce: number
  entropy: string
  odds: number[]
  seed: string
  commitment: string
  roll: number
  drawn: number
  position: number
  names: Text
  type: PrizeType
  money: bigint
  state: SpinState
  note: string
  handled_by: string
  created_at: Date
  finished_at: Date | null
}
/** The secret of a member's next spin, and its number. */
export type NextSpin = { nonce: number; seed: Uint8Array }

const columns = sql`s.member_id, s.id, s.bill_no, s.on_day::text as on_day, s.need_deposit, s.need_bet, s.design_id, s.nonce, s.entropy, s.odds, s.seed,
  s.commitment, s.roll, s.drawn, s.position, s.names, s.type, s.money, s.state, s.note, s.handled_by, s.created_at, s.finished_at`

/** Locks the row that stands for a member's wheel; `fresh` is the secret where they have none yet. */
export const lockNext = (tx: Tx, member_id: number, fresh: Uint8Array): Promise<NextSpin> =>
  tx.one(sql`insert into wheel.members as m (member_id, seed) values (${member_id}, ${Buffer.from(fresh)})
    on conflict (member_id) do update set seed = coalesce(m.seed, excluded.seed) returning m.nonce, m.seed`)

export const findNext = (r: Reader, member_id: number): Promise<NextSpin | undefined> =>
  r.maybe(sql`select nonce, seed from wheel.members where member_id = ${member_id} and seed is not null`)

export const findSpin = (r: Reader, member_id: number, id: string): Promise<Spin | undefined> =>
  r.maybe(sql`select ${columns} from wheel.spins s where s.member_id = ${member_id} and s.id = ${id}`)

type NewSpin = Omit<Spin, 'note' | 'handled_by' | 'created_at' | 'finished_at'>

/** Writes a spin and, for the next one, another secret. */
export const insertSpin = (tx: Tx, s: NewSpin, fresh: Uint8Array): Promise<Spin> =>
  tx.one(sql`with next as (
      update wheel.members set nonce = nonce + 1, seed = ${Buffer.from(fresh)} where member_id = ${s.member_id}
    ) insert into wheel.spins as s (member_id, id, bill_no, on_day, need_deposit, need_bet, design_id, nonce, entropy, odds, seed, commitment, roll, drawn,
      position, names, type, money, state, finished_at)
    values (${s.member_id}, ${s.id}, ${s.bill_no}, ${s.on_day}::date, ${s.need_deposit}, ${s.need_bet}, ${s.design_id}, ${s.nonce}, ${s.entropy},
      ${s.odds}, ${s.seed}, ${s.commitment}, ${s.roll}, ${s.drawn}, ${s.position}, ${JSON.stringify(s.names)}::jsonb, ${s.type}, ${s.money}, ${s.state},
      ${s.state === 'to_send' ? sql`null` : sql`kernel.now()`})
    returning ${columns}`)

/** Marks a prize that waits as sent. */
export const finishSpin = (
  tx: Tx,
  { id, note, handled_by }: Pick<Spin, 'id' | 'note' | 'handled_by'>,
): Promise<Spin | undefined> =>
  tx.maybe(sql`update wheel.spins s set state = 'sent', note = ${note}, handled_by = ${handled_by}, finished_at = kernel.now()
    where s.id = ${id} and s.state = 'to_send' returning ${columns}`)

export const hasSpin = async (r: Reader, id: string): Promise<boolean> =>
  (await r.maybe(sql`select 1 from wheel.spins where id = ${id}`)) !== undefined

export type SpinFilter = { member_id?: number | undefined; waiting?: boolean | undefined }

const matchSpins = ({ member_id, waiting }: SpinFilter): Sql => sql`from wheel.spins s where true
  ${member_id === undefined ? empty : sql`and s.member_id = ${member_id}`} ${waiting ? sql`and s.state = 'to_send'` : empty}`

export const findSpins = (r: Reader, f: SpinFilter, limit: number, offset: number): Promise<Spin[]> =>
  r.many(
    sql`select ${columns} ${matchSpins(f)} order by ${f.waiting ? sql`s.created_at, s.id` : sql`s.created_at desc, s.nonce desc`} limit ${limit} offset ${offset}`,
  )

export const countSpins = (r: Reader, f: SpinFilter): Promise<Counted> =>
  r.one(countUpTo(matchSpins(f), f.member_id !== undefined))

export type Win = Pick<Spin, 'names' | 'type' | 'money' | 'created_at'> & { name: string }

/** The newest prizes that are worth something, since a moment; nobody else than their winners is asked for. */
export const findWins = (r: Reader, since: Date, limit: number): Promise<Win[]> =>
  r.many(sql`select a.name, s.names, s.type, s.money, s.created_at from wheel.spins s join members.accounts a on a.id = s.member_id
    where (s.type <> 'cash' or s.money > 0) and s.created_at > ${since} order by s.created_at desc limit ${limit}`)
