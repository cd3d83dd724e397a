import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { runStatementsQuery } from '../../api/agents.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { Freshness, Page } from '../../widgets/page.tsx'
import { BackLink } from './back-link.tsx'
import { CsvButton } from '../../widgets/csv-button.tsx'
import { StatementList } from './statement-list.tsx'
import { listStatementCells, listStatementHeads } from './statement-csv.ts'

const readPage = (id: string) => async (page: number) => {
  const { data } = await api.commission.statements({ id, page, limit: 100 })
  return { data: data.data.map(listStatementCells), last_page: data.last_page }
}

/** A commission run: whom it pays how much (R6.4). */
export const RunScreen = () => {
  const { id } = useParams({ from: '/shell/agents/runs/$id' })
  const { search, turn } = useListSearch()
  const query = useQuery(runStatementsQuery(id, search.page ?? 1))
  const [first] = query.data?.data ?? []
  const title = first ? t('sheet.of_run', { from: first.from, to: first.to }) : t('sheet.list')
  const csv = { name: `commission-${first?.to ?? ''}`, heads: listStatementHeads(), read: readPage(id) }
  return (
    <>
      <BackLink />
      <Page
        title={title}
        tools={
          <>
            <Freshness query={query} />
            <CsvButton {...csv} />
          </>
        }
      >
        <StatementList label={t('sheet.list')} query={query} turn={turn} />
      </Page>
    </>
  )
}
