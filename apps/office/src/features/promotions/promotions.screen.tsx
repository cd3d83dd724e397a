import { Button } from '@mantine/core'
import { PROMOTION_WRITERS } from '@moongate/contract/promotions.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { activitiesQuery } from '../../api/promotions.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Freshness } from '../../widgets/page.tsx'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { Activities } from './activities.tsx'
import { askActivity } from './activity-form.tsx'
import { Applications } from './applications.tsx'
import { CostReport } from './cost.tsx'

/** Activities: applications that wait, what is offered, and what it cost (R6.6). */
export const PromotionsScreen = () => {
  const query = useQuery(activitiesQuery)
  const writes = hasRole(useRoles(), PROMOTION_WRITERS)
  return (
    <PanelPage
      title={t('nav.promotions')}
      tools={
        <>
          <Freshness query={query} />
          {writes && <Button onClick={() => askActivity()}>{t('promotions.add')}</Button>}
        </>
      }
    >
      <Applications />
      <Activities />
      <CostReport />
    </PanelPage>
  )
}
