import { RISK_RULES, type Risk } from '@moongate/contract/risk.states'
import { t } from '../../text.ts'

/** A risk with its figures in words; `formatAmount` writes those that are money. */
export const describeRisk = ({ rule, found, limit }: Risk, formatAmount: (wire: string) => string): string => {
  const show = (figure: string) => (RISK_RULES[rule] === 'money' ? formatAmount(figure) : figure)
  return t(`withdrawals.risk_texts.${rule}`, { found: show(found), limit: show(limit) })
}
