import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { agentStatementsQuery } from '../../api/agents.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { Freshness, Page } from '../../widgets/page.tsx'
import { BackLink } from './back-link.tsx'
import { CsvButton } from '../../widgets/csv-button.tsx'
import { StatementList } from './statement-list.tsx'
import { listStatementCells, listStatementHeads } from './statement-csv.ts'

const readPage = (id: number) => async (page: number) => {
  const { data } = await api.commission.ofAgent({ id, page, limit: 100 })
  return { data: data.data.map(listStatementCells), last_page: data.last_page }
}

/** What an agent was paid, run by run (R6.4). */
export const AgentScreen = () => {
  const id = Number(useParams({ from: '/shell/agents/$id/statements' }).id)
  const { search, turn } = useListSearch()
  const query = useQuery(agentStatementsQuery(id, search.page ?? 1))
  const name = query.data?.member_name ?? ''
  const csv = { name: `commission-${name}`, heads: listStatementHeads(), read: readPage(id) }
  return (
    <>
      <BackLink />
      <Page
        title={name === '' ? t('sheet.list') : t('sheet.of_agent', { name })}
        tools={
          <>
            <Freshness query={query} />
            <CsvButton {...csv} />
          </>
        }
      >
        <StatementList label={t('sheet.list')} query={{ ...query, data: query.data?.data }} turn={turn} />
      </Page>
    </>
  )
}
