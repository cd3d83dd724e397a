import { useQuery } from '@tanstack/react-query'
import { figuresQuery } from '../../api/play.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { Figures } from './figures.tsx'
import { FiguresCsv, toFiguresAsked } from './figures-csv.tsx'

/** What members play, and what it costs and brings the operator (R6.6). */
export const PlayScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const query = useQuery(figuresQuery(toFiguresAsked(search)))
  return (
    <Page
      title={t('nav.play')}
      tools={
        <>
          <Freshness query={query} />
          {query.data && query.data.total > 0 && <FiguresCsv search={search} known={query.data} />}
        </>
      }
    >
      <Panel>
        <Figures query={query} search={search} narrow={narrow} turn={turn} />
      </Panel>
    </Page>
  )
}
