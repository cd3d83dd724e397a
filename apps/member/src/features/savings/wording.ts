import type { Holding } from '../../api/savings-queries.ts'
import { t } from '../../text.ts'
import { splitSpan } from './savings.rules.ts'

/** How long a cycle is, in words. */
export const describeCycle = ({ SettleTime, SettleUnit }: Pick<Holding, 'SettleTime' | 'SettleUnit'>): string =>
  t(`member-savings:cycles.${SettleUnit}`, { n: SettleTime })

/** How long something takes, in words. */
export const describeSpan = (minutes: number): string => {
  const { unit, n } = splitSpan(minutes)
  return t(`member-savings:spans.${unit}`, { n })
}

/** When redeemed money comes, in words. */
export const describeArrival = (minutes: number): string =>
  minutes === 0 ? t('member-savings:at_once') : t('member-savings:after', { time: describeSpan(minutes) })
