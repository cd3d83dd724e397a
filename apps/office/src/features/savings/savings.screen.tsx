import { Button } from '@mantine/core'
import { SAVINGS_SETTERS } from '@moongate/contract/savings.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { lookQuery } from '../../api/queries.ts'
import { plansQuery } from '../../api/savings.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { PanelPage } from '../../widgets/panel-page.tsx'
import { writeSiteDay } from '../../widgets/moment.rules.ts'
import { CostReport } from './cost.tsx'
import { Holdings } from './holdings.tsx'
import { askPlan } from './plan-form.tsx'
import { Plans } from './plans.tsx'

/** Yuebao: plans with what they cost, what members hold, and what interest came to (R6.6). */
export const SavingsScreen = () => {
  const query = useQuery(plansQuery)
  const zone = useQuery(lookQuery).data?.time_zone
  const may_set = hasRole(useRoles(), SAVINGS_SETTERS)
  const { data, isLoadingError } = query
  return (
    <PanelPage
      title={t('nav.savings')}
      query={query}
      tools={
        may_set &&
        zone !== undefined && (
          <Button onClick={() => askPlan(writeSiteDay(Date.now(), zone))}>{t('savings.add')}</Button>
        )
      }
    >
      {!isLoadingError && <Plans plans={data} may_set={may_set} />}
      <Holdings />
      <CostReport />
    </PanelPage>
  )
}
