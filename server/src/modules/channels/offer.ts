import type { Reader, Tx } from '../../kernel/db.ts'
import { formatWireTime, isWithinHours } from '../../kernel/time.ts'
import { choosePayee, computeUsdt, isRateChanged } from './channel.rules.ts'
import { type Channel, findChannels, lockChannel } from './channel.sql.ts'
import type { ChannelsDeps } from './deps.ts'
import { findPayees, type Payee } from './payee.sql.ts'
import { insertUse } from './use.sql.ts'

/** A channel as one member meets it: the payee they pay into, whether it is open now, and for USDT the sum. */
export type Offer = {
  channel: Channel
  payee: Payee | undefined
  is_open: boolean
  /** Whether it was shown to them before and they may have paid since. */
  is_held: boolean
  usdt: { rate_ppm: bigint; amount: bigint } | undefined
  /** Whether its rate is another one than they were shown. */
  is_rate_changed: boolean
  /** Until when this very offer is held for them already. */
  held_until: Date | undefined
}
type Asked = {
  member_id: number
  channel_id: number
  amount: bigint
  account: string
  /** They say that they have paid: what was shown to them is theirs also where it was switched off meanwhile. */
  is_paid?: boolean
  /** The rate of USDT that they were shown, as they name it. */
  usdt_rate?: string | undefined
}

const readNow = ({ clock, config }: ChannelsDeps): { on_day: string; at: string } => {
  const now = formatWireTime(clock.now(), config.site_time_zone)
  return { on_day: now.slice(0, 10), at: now.slice(11, 16) }
}

const quoteUsdt = (rate_ppm: bigint | null, amount: bigint): Offer['usdt'] =>
  rate_ppm === null ? undefined : { rate_ppm, amount: computeUsdt(amount, rate_ppm) }

const UNHELD = { is_held: false, is_rate_changed: false, held_until: undefined }

/** The enabled company channels of a type with the payee that a member would pay into; those without one are left out. */
export const listOffers = async (
  d: ChannelsDeps & { db: Reader },
  member_id: number,
  type?: string,
): Promise<(Offer & { payee: Payee })[]> => {
  const channels = await findChannels(d.db, 'company', type)
  const { on_day, at } = readNow(d)
  const payees = await findPayees(d.db, { channel_ids: channels.map(({ id }) => id), member_id, on_day })
  return channels.flatMap((channel) => {
    const own = payees.filter(({ channel_id }) => channel_id === channel.id)
    const payee = choosePayee(own, { amount: channel.min, account: '' })
    const usdt = quoteUsdt(channel.usdt_rate_ppm, channel.min)
    return payee ? [{ channel, payee, is_open: isWithinHours(at, channel), ...UNHELD, usdt }] : []
  })
}

/** What was shown to a member is on for them. */
const keepOn = <T extends { enabled: boolean }>(one: T, is_shown: boolean): T =>
  is_shown ? { ...one, enabled: true } : one

/**
 * What a member is offered for an amount, under the lock of the channel: of many at once each sees what the others hold. What was
 * shown to them and is still theirs stays as it was, the rate for the same amount too. Nothing where there is no such channel.
 */
export const lockOffer = async (d: ChannelsDeps, tx: Tx, asked: Asked): Promise<Offer | undefined> => {
  const found = await lockChannel(tx, asked.channel_id, asked.member_id)
  if (!found) return undefined
  const { channel, hold: last } = found
  const hold = last?.is_over ? undefined : last
  const { on_day, at } = readNow(d)
  const payees = await findPayees(tx, { channel_ids: [channel.id], member_id: asked.member_id, on_day })
  const shown_id = asked.is_paid ? hold?.payee_id : undefined
  const able = payees.map((one) => keepOn(one, one.id === shown_id))
  const payee = choosePayee(able, asked)
  const is_same = hold?.payee_id === payee?.id && hold?.amount === asked.amount
  const rate_ppm = is_same && hold ? hold.usdt_rate_ppm : channel.usdt_rate_ppm
  return {
    channel: keepOn(channel, payee !== undefined && payee.id === shown_id),
    payee,
    is_held: hold !== undefined,
    is_open: hold !== undefined || isWithinHours(at, channel),
    usdt: quoteUsdt(rate_ppm, asked.amount),
    is_rate_changed: isRateChanged(rate_ppm, { named: asked.usdt_rate, held_ppm: last?.usdt_rate_ppm }),
    held_until: is_same ? hold?.until : undefined,
  }
}

/** Keeps an offer for its member: for some minutes, or with an order until it ends. Answers until when it is held. */
export const keepOffer = async (
  d: ChannelsDeps,
  tx: Tx,
  { channel, payee, usdt }: Offer & { payee: Payee },
  kept: { member_id: number; amount: bigint; order_id: string | null; minutes: number },
): Promise<Date> => {
  const { minutes, ...use } = kept
  const expires_at = new Date(d.clock.now().getTime() + minutes * 60_000)
  await insertUse(tx, {
    ...use,
    id: d.ids.uuid(),
    channel_id: channel.id,
    payee_id: payee.id,
    on_day: readNow(d).on_day,
    usdt_rate_ppm: usdt?.rate_ppm ?? null,
    expires_at,
  })
  return expires_at
}
