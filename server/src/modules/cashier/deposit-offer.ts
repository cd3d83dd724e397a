import { HOLD_REFUSALS } from '@moongate/contract/cashier.refusals'
import { applyRate } from '@moongate/money'
import type { Reader, Tx } from '../../kernel/db.ts'
import { refuse } from '../../kernel/refusal.ts'
import { type Channel, getSingleMax, keepOffer, lockOffer, type Offer, type Payee } from '../channels/index.ts'
import { filterByLevel } from '../levelup/index.ts'
import { findBars, guardDeposit, holdAndFindBar } from '../policy/index.ts'
import { parseStored } from '../site/index.ts'
import { depositSetting } from './cashier.settings.ts'
import { findDepositFacts, sumOpen } from './deposit.sql.ts'
import { type DepositFacts, refuseDeposit } from './deposit.rules.ts'
import type { CashierDeps } from './deps.ts'
import { lockOrders } from './order.sql.ts'

export type HeldOffer = Offer & { payee: Payee }
/** What is known of a deposit besides its channel. */
type Known = Omit<DepositFacts, 'channel' | 'has_payee' | 'is_open' | 'is_reached' | 'is_rate_changed'> & {
  member_id: number
}

/** What a channel gives on top of a deposit, rounded half to even. */
export const computeGift = (amount: bigint, gift_ppm: bigint): bigint => applyRate(amount, gift_ppm, 'half-even')

/** What of the channel stays with the order as it was when it was made. */
export const describeOffer = ({ channel, payee, usdt }: Offer & { payee: Payee }, amount: bigint) => ({
  channel_id: channel.id,
  payment_type: channel.type,
  channel_name: channel.name,
  channel_bank: payee.bank_type,
  channel_account: payee.account,
  channel_owner: payee.owner_name,
  asset: channel.asset,
  gift: computeGift(amount, channel.gift_ppm),
  usdt_type: channel.usdt_type,
  usdt_rate_ppm: usdt?.rate_ppm ?? null,
  usdt_amount: usdt?.amount ?? null,
})

/** Whether a member has reached the level from which a channel is offered; one that is not there is refused as such. */
export const isReached = async (r: Reader, member_id: number, channel: Channel | undefined): Promise<boolean> =>
  channel === undefined || (await filterByLevel(r, member_id, [channel])).length > 0

type Giving = Pick<Channel, 'gift_ppm'>
const takeGift = <C extends Giving>(channel: C): C => ({ ...channel, gift_ppm: 0n })

/** A channel as a member can use it now: whoever may be given nothing gets nothing on top. They are held until the transaction ends. */
export const withholdGift = async <C extends Giving>(tx: Tx, member_id: number, channel: C): Promise<C> =>
  channel.gift_ppm > 0n && (await holdAndFindBar(tx, member_id, 'receive_gift')) ? takeGift(channel) : channel

/** What a member is shown of channels: those of their level, and promised nothing on top while they may be given nothing. */
export const showChannels = async (r: Reader, member_id: number, channels: readonly Channel[]): Promise<Channel[]> => {
  const shown = await filterByLevel(r, member_id, channels)
  const gives = shown.some(({ gift_ppm }) => gift_ppm > 0n)
  return gives && (await findBars(r, member_id, 'receive_gift')).length > 0 ? shown.map(takeGift) : shown
}

type GuardDeps = Pick<CashierDeps, 'config' | 'sum_open_usdt'>

/** Refuses what protects a member from depositing so much, what they ordered and have not paid yet counted, in USDT too. */
export const guardOrder = (
  { config, sum_open_usdt }: GuardDeps,
  tx: Tx,
  { member_id, amount }: { member_id: number; amount: bigint },
): Promise<void> => {
  const sumAll = async () => (await sumOpen(tx, member_id)) + (await sum_open_usdt(tx, member_id))
  return guardDeposit(tx, { member_id, amount, sumOpen: sumAll }, config.site_time_zone)
}

/** The account to pay into, if nothing stands in the way. Refuses as `refuseDeposit` and `guardOrder` say. */
export const requireOffer = async (
  d: GuardDeps,
  tx: Tx,
  known: Known,
  offer: Offer | undefined,
  codes?: Parameters<typeof refuseDeposit>[1],
): Promise<HeldOffer> => {
  const { channel, payee, is_open = false, is_held = false, is_rate_changed = false } = offer ?? {}
  const refusal = refuseDeposit(
    {
      ...known,
      channel: channel && { ...channel, single_max: getSingleMax(channel) },
      has_payee: payee !== undefined,
      is_open,
      is_rate_changed,
      is_reached: is_held || (await isReached(tx, known.member_id, channel)),
    },
    codes,
  )
  if (refusal) refuse(refusal)
  const { member_id } = known
  await guardOrder(d, tx, { member_id, amount: known.asked.amount })
  if (!offer || !payee) return refuse('cashier.no_account')
  return { ...offer, channel: await withholdGift(tx, member_id, offer.channel), payee }
}

/**
 * Holds an account for a member before they transfer: its space for the day is theirs until they report or the time is over
 * (decisions/0155); asked again for the same amount it is the same hold. Refuses as a report does.
 */
export const holdOffer = (
  d: CashierDeps,
  asked: { member_id: number; channel_id: number; amount: bigint },
): Promise<{ offer: HeldOffer; minutes: number; left_seconds: number }> =>
  d.db.tx(async (tx) => {
    const { member_id, amount } = asked
    await lockOrders(tx, member_id)
    const facts = await findDepositFacts(tx, { member_id, id: d.ids.uuid(), picture: '', way: 'company' })
    const { max_open, hold_minutes: minutes } = parseStored(depositSetting, facts.setting)
    const found = await lockOffer(d, tx, { ...asked, account: '' })
    const wanted = { type: found?.channel.type ?? '', account: '', amount }
    const known = { ...facts, member_id, asked: wanted, max_open, remitted_at: undefined, now: d.clock.now() }
    const offer = await requireOffer(d, tx, known, found, HOLD_REFUSALS)
    const held_until =
      offer.held_until ?? (await keepOffer(d, tx, offer, { member_id, amount, order_id: null, minutes }))
    const left_seconds = Math.ceil((held_until.getTime() - d.clock.now().getTime()) / 1000)
    return { offer, minutes, left_seconds }
  })
