import { type AmountFault, findAmountFault, parseWireMinor } from '../../forms/amount.rules.ts'

export type Channel = {
  id: number
  account: string
  name: string
  params: { bank_type: string; usdt_rate: string }
}
export type Report = { amount: string; name: string; account: string; hk_at: string; desc: string; picture: string }

/** The limits of the channel (R5.12): what one transfer may carry is never above the maximum. */
export const findDepositFault = (
  amount: string,
  channel: { min: string; single_max: string },
): AmountFault | undefined => findAmountFault(amount, { min: channel.min, max: channel.single_max })

type Range = { min: string; single_max: string }
const compareMoney = (a: string, b: string): number => Number(parseWireMinor(a) - parseWireMinor(b))

/** What channels of one type take together: the least and the most of all. */
export const widenLimits = (channels: readonly Range[]): Range => ({
  min: channels.map(({ min }) => min).toSorted(compareMoney)[0] ?? '0.00',
  single_max:
    channels
      .map(({ single_max }) => single_max)
      .toSorted(compareMoney)
      .at(-1) ?? '0.00',
})

/**
 * The channel an amount goes through: of those that take it the one that gives most, the operator's order deciding between equals. Where
 * none does, the one whose limit is to be told: the next higher one, or the one that reaches furthest.
 */
export const chooseOnlineChannel = <C extends Range & { gift_percent: string }>(
  channels: readonly C[],
  amount: string,
): C | undefined => {
  const judged = channels.map((channel) => ({ channel, fault: findDepositFault(amount, channel) }))
  const list = (fault: AmountFault | undefined) => judged.filter((one) => one.fault === fault).map((one) => one.channel)
  return (
    list(undefined).toSorted((a, b) => Number(b.gift_percent) - Number(a.gift_percent))[0] ??
    list('below_min').toSorted((a, b) => compareMoney(a.min, b.min))[0] ??
    channels.toSorted((a, b) => compareMoney(b.single_max, a.single_max))[0]
  )
}

type Reported = { money: string; payment_type: string; payment_account: string }
type Place = { amount: string; channel: { type: string; account: string } }

/** A report of the same sum to the same account that waits already: perhaps of the same transfer. */
export const findReported = <D extends Reported>(deposits: readonly D[], { amount, channel }: Place): D | undefined =>
  deposits.find(
    ({ money, payment_type, payment_account }) =>
      payment_type === channel.type && payment_account === channel.account && compareMoney(money, amount) === 0,
  )

/** What the member reports of a transfer, as the wire wants it (R3.10). */
export const buildDepositInput = <T extends string>(channel: Channel & { type: T }, report: Report) => ({
  name: report.name,
  account: report.account,
  money: report.amount,
  hk_at: formatWireMoment(report.hk_at),
  payment_type: channel.type,
  payment_id: channel.id,
  payment_name: channel.name,
  payment_account: channel.account,
  payment_bank_type: channel.params.bank_type,
  payment_desc: report.desc,
  ...(report.picture !== '' && { picture: report.picture }),
  ...(channel.params.usdt_rate !== '' && { usdt_rate: channel.params.usdt_rate }),
})

/** `2026-11-21T09:30` of an input → `2026-11-21 09:30:00`. */
export const formatWireMoment = (typed: string): string =>
  typed === '' ? '' : `${typed.replace('T', ' ')}${typed.length === 16 ? ':00' : ''}`

/** An instant on the site's clock, as a date-and-time input wants it. */
export const formatSiteMoment = (at: Date, time_zone: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: time_zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
    .format(at)
    .replace(' ', 'T')
