import { useQuery } from '@tanstack/react-query'
import { exposureQuery, figuresQuery } from '../../api/play.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { Exposure } from './exposure.tsx'
import { Figures } from './figures.tsx'
import { FiguresCsv, toFiguresAsked } from './figures-csv.tsx'

const LIMIT = 20
const TABS = ['figures', 'exposure'] as const

/** What members play and what it brings the operator, and what their open bets may cost (R6.6). */
export const PlayScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const tab = search.tab === 'exposure' ? 'exposure' : 'figures'
  const figures = useQuery({ ...figuresQuery(toFiguresAsked(search)), enabled: tab === 'figures' })
  const exposure = useQuery({
    ...exposureQuery({ limit: LIMIT, page: search.page ?? 1 }),
    enabled: tab === 'exposure',
  })
  return (
    <Page
      title={t('nav.play')}
      tools={
        <>
          <Freshness query={tab === 'figures' ? figures : exposure} />
          {tab === 'figures' && figures.data && figures.data.total > 0 && (
            <FiguresCsv search={search} known={figures.data} />
          )}
        </>
      }
    >
      <Panel>
        <OrderTabs
          tabs={TABS.map((value) => ({ value, text: t(`play.${value}`) }))}
          value={tab}
          onChange={(next) => narrow({ tab: next === 'figures' ? undefined : next })}
          label={t('nav.play')}
        >
          {tab === 'figures' ? (
            <Figures query={figures} search={search} narrow={narrow} turn={turn} />
          ) : (
            <Exposure query={exposure} turn={turn} />
          )}
        </OrderTabs>
      </Panel>
    </Page>
  )
}
