import { Button } from '@mantine/core'
import { PROMOTION_WRITERS } from '@moongate/contract/promotions.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { activitiesQuery } from '../../api/promotions.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Freshness, Page } from '../../widgets/page.tsx'
import { Activities } from './activities.tsx'
import { askActivity } from './activity-form.tsx'
import { Applications } from './applications.tsx'
import { CostReport } from './cost.tsx'
import css from './promotions.module.css'

/** Activities: applications that wait, what is offered, and what it cost (R6.6). */
export const PromotionsScreen = () => {
  const query = useQuery(activitiesQuery)
  const writes = hasRole(useRoles(), PROMOTION_WRITERS)
  return (
    <Page
      title={t('nav.promotions')}
      tools={
        <>
          <Freshness query={query} />
          {writes && <Button onClick={() => askActivity()}>{t('promotions.add')}</Button>}
        </>
      }
    >
      <div className={css.screen}>
        <Applications />
        <Activities />
        <CostReport />
      </div>
    </Page>
  )
}
