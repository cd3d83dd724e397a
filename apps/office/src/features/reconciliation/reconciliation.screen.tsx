import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Page, Panel } from '../../widgets/page.tsx'
import { DayList } from './day-list.tsx'
import { ItemFilters } from './item-filters.tsx'
import { ItemList } from './item-list.tsx'
import { readAsked, TABS } from './reconciliation.rules.ts'

/** Closed days, our books beside those of others, and whose business it is what does not add up (R6.6). */
export const ReconciliationScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const tab = TABS.find((one) => one === search.tab) ?? 'days'
  const asked = readAsked(tab, search)
  return (
    <Page title={t('nav.reconciliation')}>
      <Panel>
        <OrderTabs
          tabs={TABS.map((value) => ({ value, text: t(`reconciliation.tabs.${value}`) }))}
          value={tab}
          onChange={(next) => narrow({ tab: next === 'days' ? undefined : next, from: undefined, target: undefined })}
          label={t('order.state')}
        >
          {tab === 'days' ? (
            <DayList />
          ) : (
            <>
              <ItemFilters search={search} narrow={narrow} asked={asked} />
              <ItemList asked={asked} onPage={turn} />
            </>
          )}
        </OrderTabs>
      </Panel>
    </Page>
  )
}
