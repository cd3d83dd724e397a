import { formatUsdt, quoteUsdt, readUsdt, readUsdtRate } from '@moongate/money'
import { parseMinor } from '../../forms/amount.rules.ts'

/** What of an order is still to come, as text; empty once all of it has arrived. */
export const findRest = ({ usdt, received }: { usdt: string; received: string }): string => {
  const rest = readUsdt(usdt) - readUsdt(received)
  return rest > 0n ? formatUsdt(rest) : ''
}

/** What is to be sent for what was typed, as text; empty without a sum or a rate. */
export const findToSend = (amount: string, rate: string | null): string => {
  const minor = parseMinor(amount)
  return minor === undefined || rate === null ? '' : formatUsdt(quoteUsdt(minor, readUsdtRate(rate)))
}
