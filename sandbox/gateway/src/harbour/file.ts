import type { SettledDay, World } from '../world.ts'

const HEAD = 'kind,id,merchant_id,amount,fee,currency,at'

/** A day as CSV: minor units, moments in UTC; below the lines how many there are with their sums, and what was held before and after. */
export const writeFile = (
  { currency }: Pick<World, 'currency'>,
  { lines, net, opening, closing }: SettledDay,
): string => {
  const rows = lines.map((line) =>
    [line.kind, line.id, line.merchant_id, line.amount, 0, line.currency, new Date(line.at).toISOString()].join(','),
  )
  const sums = [
    `total,${lines.length},,${net},0,${currency},`,
    `opening,,,${opening},,${currency},`,
    `closing,,,${closing},,${currency},`,
  ]
  return `${[HEAD, ...rows, ...sums].join('\n')}\n`
}
