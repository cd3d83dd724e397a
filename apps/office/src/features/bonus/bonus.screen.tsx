import { Button } from '@mantine/core'
import { BONUS_SETTERS } from '@moongate/contract/bonus.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { offersQuery } from '../../api/bonus.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Panel } from '../../widgets/page.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { Bonuses } from './bonuses.tsx'
import { CostReport } from './cost.tsx'
import { askOffer } from './offer-form.tsx'
import { OfferTable } from './offer-table.tsx'
import { Spins } from './spins.tsx'

/** Bonuses: those that wait and run, the offers, and the cost (R6.6). */
export const BonusScreen = () => {
  const query = useQuery(offersQuery)
  const may_set = hasRole(useRoles(), BONUS_SETTERS)
  const { data } = query
  return (
    <PanelPage
      title={t('nav.bonus')}
      query={query}
      tools={may_set && data && <Button onClick={() => askOffer(data.types)}>{t('bonus.add')}</Button>}
    >
      <Bonuses />
      {data && (
        <Panel title={t('bonus.offers')}>
          <OfferTable data={data} may_set={may_set} />
        </Panel>
      )}
      <CostReport />
      <Spins />
    </PanelPage>
  )
}
