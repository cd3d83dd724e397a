import { Button, Skeleton } from '@mantine/core'
import { Icon, icons } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { statementQuery } from '../../api/agents.ts'
import { t } from '../../text.ts'
import { Failed } from '../../widgets/list-panel.tsx'
import { Page, Panel } from '../../widgets/page.tsx'
import { BackLink } from './back-link.tsx'
import { CsvButton } from '../../widgets/csv-button.tsx'
import { listLineCells, listLineHeads } from './statement-csv.ts'
import { StatementSheet } from './statement-sheet.tsx'

/** A commission statement with every figure it is made of, to read, to print and as a file (R6.4). */
export const StatementScreen = () => {
  const { id } = useParams({ from: '/shell/agents/statements/$id' })
  const { data, isError, error, isFetching, refetch } = useQuery(statementQuery(id))
  const read = () => Promise.resolve({ data: data?.lines.map(listLineCells) ?? [], last_page: 1 })
  const tools = data && (
    <>
      {data.lines.length > 0 && <CsvButton name={data.bill_no} heads={listLineHeads()} read={read} />}
      <Button variant="default" leftSection={<Icon d={icons.printer} size={17} />} onClick={() => print()}>
        {t('sheet.print')}
      </Button>
    </>
  )
  return (
    <>
      <BackLink />
      <Page title={data ? t('sheet.one', { bill: data.bill_no }) : t('sheet.list')} tools={tools}>
        {data ? (
          <StatementSheet sheet={data} />
        ) : isError ? (
          <Panel>
            <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
          </Panel>
        ) : (
          <Skeleton height={420} />
        )}
      </Page>
    </>
  )
}
