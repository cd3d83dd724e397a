import { Money } from '@moongate/ui'
import type { Terms } from '../../api/credit.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { PanelBody } from '../../widgets/page.tsx'

/** Terms of loans, those in force or those that wait. */
export const TermsFacts = ({ terms }: { terms: Omit<Terms, 'seen'> }) => (
  <PanelBody>
    <Facts
      columns={2}
      facts={[
        { label: t('credit.way'), value: t(`credit.ways.${terms.way}`) },
        { label: t('credit.review_within'), value: t('credit.minutes', { n: terms.review_minutes }) },
        { label: t('credit.min'), value: <Money value={terms.min} />, num: true },
        { label: t('credit.cap'), value: terms.cap === null ? t('credit.by_level') : <Money value={terms.cap} /> },
        { label: t('credit.max_days'), value: formatCount(terms.max_days), num: true },
        { label: t('credit.wait_minutes'), value: formatCount(terms.wait_minutes), num: true },
      ]}
    />
  </PanelBody>
)
