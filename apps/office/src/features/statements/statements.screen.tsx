import { Icon, icons } from '@moongate/ui'
import { Button } from '@mantine/core'
import { ORDER_DECIDERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { ROW_STATES } from '@moongate/contract/statements.states'
import { useQuery } from '@tanstack/react-query'
import { statementsQuery } from '../../api/statements.ts'
import { useRoles } from '../../session/session.store.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { askBulk } from './statement-acts.tsx'
import { buildStatementColumns } from './statement-columns.tsx'
import { askUpload } from './upload-form.tsx'

const LIMIT = 20

/** What the banks say came in: exact matches are credited together, of the rest staff say what it is (R4.20). */
export const StatementsScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const state = ROW_STATES.find((one) => one === search.tab) ?? 'open'
  const may_decide = hasRole(useRoles(), ORDER_DECIDERS)
  const query = useQuery(statementsQuery({ state, limit: LIMIT, page: search.page ?? 1 }))
  const may_match = may_decide && state === 'open' && (query.data?.total ?? 0) > 0
  return (
    <Page
      title={t('nav.statements')}
      tools={
        <>
          {may_match && <Button onClick={askBulk}>{t('statements.bulk')}</Button>}
          {may_decide && (
            <Button variant="default" leftSection={<Icon d={icons.upload} size={17} />} onClick={askUpload}>
              {t('statements.upload')}
            </Button>
          )}
          <Freshness query={query} />
        </>
      }
    >
      <Panel>
        <OrderTabs
          tabs={ROW_STATES.map((value) => ({ value, text: t(`statements.tabs.${value}`) }))}
          value={state}
          onChange={(next) => narrow({ tab: next === 'open' ? undefined : next })}
          label={t('order.state')}
        >
          <ListPanel
            query={query}
            label={t('nav.statements')}
            columns={buildStatementColumns(state, may_decide)}
            keyOf={(row) => row.id}
            onPage={turn}
            empty={state === 'open' ? t('statements.none') : t('none')}
          />
        </OrderTabs>
      </Panel>
    </Page>
  )
}
