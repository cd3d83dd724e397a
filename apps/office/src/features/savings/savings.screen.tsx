import { Button } from '@mantine/core'
import { SAVINGS_SETTERS } from '@moongate/contract/savings.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { lookQuery } from '../../api/queries.ts'
import { plansQuery } from '../../api/savings.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { Failed } from '../../widgets/list-panel.tsx'
import { writeSiteDay } from '../../widgets/moment.rules.ts'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { CostReport } from './cost.tsx'
import { Holdings } from './holdings.tsx'
import { askPlan } from './plan-form.tsx'
import { Plans } from './plans.tsx'
import css from './savings.module.css'

/** Yuebao: plans with what they cost, what members hold, and what interest came to (R6.6). */
export const SavingsScreen = () => {
  const query = useQuery(plansQuery)
  const zone = useQuery(lookQuery).data?.time_zone
  const may_set = hasRole(useRoles(), SAVINGS_SETTERS)
  const { data, isError, error, isFetching, refetch } = query
  return (
    <Page
      title={t('nav.savings')}
      tools={
        <>
          <Freshness query={query} />
          {may_set && zone !== undefined && (
            <Button onClick={() => askPlan(writeSiteDay(Date.now(), zone))}>{t('savings.add')}</Button>
          )}
        </>
      }
    >
      <div className={css.screen}>
        {isError && !data ? (
          <Panel>
            <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <Plans plans={data} may_set={may_set} />
        )}
        <Holdings />
        <CostReport />
      </div>
    </Page>
  )
}
