import { type AmountFault, findAmountFault } from '../../forms/amount.rules.ts'

export type Channel = {
  id: number
  account: string
  name: string
  params: { bank_type: string }
}
export type Report = { amount: string; name: string; account: string; hk_at: string; desc: string; picture: string }

/** The limits of the channel (R5.12): what one transfer may carry is never above the maximum. */
export const findDepositFault = (
  amount: string,
  channel: { min: string; single_max: string },
): AmountFault | undefined => findAmountFault(amount, { min: channel.min, max: channel.single_max })

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
})

/** Its network as people call it. */
export const NETWORKS = { trc: 'TRC20', erc: 'ERC20', '': '' } as const

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
