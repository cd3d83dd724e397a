import type { Lang } from '@moongate/contract'
import type { Reader, Tx } from '../../kernel/db.ts'
import { describeStaffAct, type StaffAct } from '../../kernel/http/staff-act.ts'
import { refuse } from '../../kernel/refusal.ts'
import { recordAudit } from '../audit/index.ts'
import { dropClaim, findClaims, takeClaim } from '../claims/index.ts'
import { readSettings } from '../site/index.ts'
import { secondPersonSetting, withdrawalWaySetting } from './cashier.settings.ts'
import type { StaffCaller } from '../../kernel/http/call.ts'
import { findMemberByName, findMembersByIds } from '../members/index.ts'
import type { CashierDeps } from './deps.ts'
import {
  type Clues,
  type CreditedDeposit,
  findAlike,
  findCredited,
  findMatchable,
  type Matchable,
  sumDeposits,
} from './deposit.sql.ts'
import { OPEN_DEPOSIT, readRemarkCode } from './deposit.rules.ts'
import { findOrderSteps } from './order.sql.ts'
import type { OrderKind } from './order.ts'
import type { ShownOrder } from './order.view.ts'
import { OPEN_WITHDRAWAL } from './withdrawal.rules.ts'
import { sumWithdrawals } from './withdrawal.sql.ts'

/** What the views of some orders need, read in one go for all of them. */
export const loadShown = async (
  d: CashierDeps,
  { caller, lang }: { caller: StaffCaller; lang: Lang },
  orders: readonly { id: string; member_id: number }[],
): Promise<ShownOrder> => {
  const ids = [...new Set(orders.map((o) => o.member_id))]
  const order_ids = orders.map(({ id }) => id)
  const [members, steps, claims, alike, [limits, payer]] = await Promise.all([
    findMembersByIds(d.db, ids),
    findOrderSteps(d.db, order_ids),
    findClaims(d.db, order_ids),
    findAlike(d.db, order_ids),
    readSettings(d.db, [secondPersonSetting, withdrawalWaySetting]),
  ])
  return {
    translate: d.translate(lang),
    time_zone: d.config.site_time_zone,
    now: d.clock.now(),
    members: new Map(members.map((m) => [m.id, m])),
    steps,
    claims,
    alike,
    limits,
    payer,
    reader: caller,
  }
}

/**
 * A queue's search word: what an order is known by, and a member's account name. Both at once: accounts are called as their members
 * like, also as somebody else's code.
 */
export const readSearch = async (
  r: Reader,
  keyword: string | undefined,
): Promise<{ keyword?: string; named_id?: number | undefined }> =>
  keyword ? { keyword, named_id: (await findMemberByName(r, keyword))?.id } : {}

type Order = { bill_no: string }
/** How an order is locked before somebody takes it, and who is told. */
type Claimable<O> = {
  kind: 'deposit' | 'withdrawal'
  lock: (tx: Tx, id: string) => Promise<O | undefined>
  tell: (tx: Tx, id: string) => Promise<void>
}

const recordClaim = (tx: Tx, kind: OrderKind, { bill_no }: Order, step: 'taken' | 'released', by: StaffAct) =>
  recordAudit(tx, { ...describeStaffAct(by), action: `cashier.${kind}_${step}`, target: `${kind}:${bill_no}` })

/**
 * Somebody takes an order: nobody else acts on it until they let it go. Whose it is already keeps it for longer, and that is not written down. Refuses
 * cashier.order_not_found, cashier.claimed.
 */
export const claimOrder = <O extends Order>(
  d: Pick<CashierDeps, 'db'>,
  { kind, lock, tell }: Claimable<O>,
  id: string,
  by: StaffAct,
): Promise<O> =>
  d.db.tx(async (tx) => {
    const order = (await lock(tx, id)) ?? refuse('cashier.order_not_found')
    const [before] = await findClaims(tx, [id])
    if ((await takeClaim(tx, { order_id: id, staff_id: by.staff_id, staff_name: by.name })) === 0)
      refuse('cashier.claimed', { name: before?.staff_name ?? '' })
    if (!before) await recordClaim(tx, kind, order, 'taken', by)
    await tell(tx, id)
    return order
  })

/** Lets an order of one's own go; one of somebody else's stays theirs. Refuses cashier.order_not_found. */
export const releaseOrder = <O extends Order>(
  d: Pick<CashierDeps, 'db'>,
  { kind, lock, tell }: Claimable<O>,
  id: string,
  by: StaffAct,
): Promise<O> =>
  d.db.tx(async (tx) => {
    const order = (await lock(tx, id)) ?? refuse('cashier.order_not_found')
    const [claim] = await findClaims(tx, [id])
    if (claim?.staff_id === by.staff_id) {
      await dropClaim(tx, id)
      await recordClaim(tx, kind, order, 'released', by)
    }
    await tell(tx, id)
    return order
  })

export type OpenDeposit = Matchable & { member_name: string }

/** The deposits that money of a bank's statement may be, with whose they are. */
export const findOpenDeposits = async (d: Pick<CashierDeps, 'db'>, clues: Clues): Promise<OpenDeposit[]> => {
  const deposits = await findMatchable(d.db, clues)
  const members = await findMembersByIds(d.db, [...new Set(deposits.map(({ member_id }) => member_id))])
  const names = new Map(members.map(({ id, name }) => [id, name]))
  return deposits.map((deposit) => ({ ...deposit, member_name: names.get(deposit.member_id) ?? '' }))
}

/** The deposits credited since a moment that money of a bank's statement may have been, by the codes in its remarks. */
export const findCreditedDeposits = (
  d: Pick<CashierDeps, 'db'>,
  { codes, ...clues }: Clues,
  since: Date,
): Promise<CreditedDeposit[]> => {
  const member_ids = codes.map(readRemarkCode).filter((id) => id !== undefined)
  return findCredited(d.db, { ...clues, member_ids, since })
}

/** How many orders of each kind wait for staff. */
export const countWaitingOrders = async (r: Reader): Promise<{ deposits: number; withdrawals: number }> => {
  const [deposits, withdrawals] = await Promise.all([
    sumDeposits(r, { states: OPEN_DEPOSIT, by_hand: true }),
    sumWithdrawals(r, { states: OPEN_WITHDRAWAL, by_hand: true }),
  ])
  return { deposits: deposits.n, withdrawals: withdrawals.n }
}
