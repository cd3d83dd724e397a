import { Button } from '@mantine/core'
import { CREDIT_SETTERS } from '@moongate/contract/credit.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Credit, creditQuery } from '../../api/credit.ts'
import { useRoles } from '../../session/session.store.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { Panel, PanelBody } from '../../widgets/page.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { Loans } from './loans.tsx'
import { TermsProposal } from './proposal.tsx'
import { CreditReport } from './report.tsx'
import { TermsFacts } from './terms-facts.tsx'
import { askTerms } from './terms-form.tsx'

const Exposure = ({ exposure }: Pick<Credit, 'exposure'>) => (
  <Panel title={t('credit.exposure')}>
    <PanelBody>
      <Facts
        columns={2}
        facts={[
          { label: t('credit.owed'), value: <Money value={exposure.owed} />, num: true, big: true },
          { label: t('credit.overdue_money'), value: <Money value={exposure.overdue_money} />, num: true, big: true },
          { label: t('credit.lent'), value: formatCount(exposure.lent), num: true },
          { label: t('credit.overdue'), value: formatCount(exposure.overdue), num: true },
          { label: t('credit.waiting'), value: formatCount(exposure.waiting), num: true },
          { label: t('credit.allowed'), value: <Money value={exposure.allowed} />, num: true },
        ]}
      />
    </PanelBody>
  </Panel>
)

/** Credit: loans that wait or are overdue, what is lent, the terms, and what came of it (R4.19, R9.4). */
export const CreditScreen = () => {
  const query = useQuery(creditQuery)
  const may_set = hasRole(useRoles(), CREDIT_SETTERS)
  const { data } = query
  return (
    <PanelPage
      title={t('nav.credit')}
      query={query}
      tools={may_set && data && <Button onClick={() => askTerms(data.terms)}>{t('credit.set_terms')}</Button>}
    >
      {data?.proposal && <TermsProposal proposal={data.proposal} before={data.terms} />}
      <Loans />
      {data && <Exposure exposure={data.exposure} />}
      {data && (
        <Panel title={t('credit.terms')}>
          <TermsFacts terms={data.terms} />
        </Panel>
      )}
      <CreditReport />
    </PanelPage>
  )
}
