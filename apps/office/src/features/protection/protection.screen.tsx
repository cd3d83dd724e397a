import { useQuery } from '@tanstack/react-query'
import { protectionListQuery, protectionQuery, type ProtectionTab } from '../../api/protection.ts'
import { formatCount, t } from '../../text.ts'
import { Facts } from '../../widgets/facts.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { useAddressedPage } from '../../widgets/tabbed-list.tsx'
import css from './protection.module.css'
import { columns } from './row-columns.tsx'

const TABS = ['marked', 'excluded', 'limited'] as const satisfies readonly ProtectionTab[]

/** Player protection: whom a rule has marked, who is shut out, who limits themselves, and what was talked about with them. */
export const ProtectionScreen = () => {
  const summary = useQuery(protectionQuery)
  const { tab, page, setPage, choose } = useAddressedPage<ProtectionTab>(TABS)
  const query = useQuery(protectionListQuery(tab, page))
  const { data } = summary
  return (
    <Page title={t('nav.protection')} tools={<Freshness query={summary} />}>
      <div className={css.screen}>
        {data && (
          <Panel title={t('protection.summary')}>
            <div className={css.body}>
              <Facts
                columns={2}
                facts={[
                  { label: t('protection.marked'), value: formatCount(data.marked), num: true, big: true },
                  { label: t('protection.unheard'), value: formatCount(data.unheard), num: true, big: true },
                  { label: t('protection.excluded'), value: formatCount(data.excluded), num: true },
                  { label: t('protection.limited'), value: formatCount(data.limited), num: true },
                ]}
              />
            </div>
          </Panel>
        )}
        <Panel title={t('protection.members')}>
          <OrderTabs
            tabs={TABS.map((value) => ({ value, text: t(`protection.${value}`) }))}
            value={tab}
            onChange={choose}
            label={t('protection.members')}
          >
            <ListPanel
              query={query}
              label={t('protection.members')}
              columns={columns}
              keyOf={(row) => row.member_id}
              onPage={setPage}
              empty={t('none')}
            />
          </OrderTabs>
        </Panel>
      </div>
    </Page>
  )
}
