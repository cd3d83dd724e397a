import { useFormatAmount } from '@moongate/ui'
import type { Terms } from '../../api/credit.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { PanelBody } from '../../widgets/page.tsx'

type Shown = Omit<Terms, 'seen'>

const listTexts = (terms: Shown, formatAmount: (amount: string) => string): [label: string, text: string][] => [
  [t('credit.way'), t(`credit.ways.${terms.way}`)],
  [t('credit.review_within'), t('credit.minutes', { n: terms.review_minutes })],
  [t('credit.min'), formatAmount(terms.min)],
  [t('credit.cap'), terms.cap === null ? t('credit.by_level') : formatAmount(terms.cap)],
  [t('credit.max_days'), formatCount(terms.max_days)],
  [t('credit.wait_minutes'), formatCount(terms.wait_minutes)],
]

/** Terms of loans, those in force or those that wait; where they would take the place of others, what changes stands with what it was. */
export const TermsFacts = ({ terms, before }: { terms: Shown; before?: Shown }) => {
  const formatAmount = useFormatAmount()
  const were = before && listTexts(before, formatAmount)
  const facts = listTexts(terms, formatAmount).map(([label, text], i) => {
    const was = were?.[i]?.[1] ?? text
    return { label, value: was === text ? text : <strong>{`${was} → ${text}`}</strong>, num: true }
  })
  return (
    <PanelBody>
      <Facts columns={2} facts={facts} />
    </PanelBody>
  )
}
