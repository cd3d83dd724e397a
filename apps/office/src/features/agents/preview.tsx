import { Button, Skeleton } from '@mantine/core'
import { COMMISSION_PAYERS } from '@moongate/contract/commission.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Preview as Previewed, previewQuery } from '../../api/agents.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Blank, Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import css from './agents.module.css'
import { askRun } from './run-form.tsx'

type Owed = Previewed['rows'][number]

const buildColumns = (): Column<Owed>[] => [
  {
    key: 'agent',
    head: t('agents.agent'),
    cell: (row) => <Two first={row.member_name} second={t(`agents.models.${row.model}`)} />,
  },
  { key: 'earned', head: t('agents.earned'), align: 'end', num: true, cell: (row) => <Money value={row.earned} /> },
  { key: 'in', head: t('agents.carried_in'), align: 'end', num: true, cell: (row) => <Money value={row.carried_in} /> },
  {
    key: 'out',
    head: t('agents.carried_out'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.carried_out} />,
  },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
]

/** What the next run would come to, and its beginning. */
export const Preview = () => {
  const { data, error, isFetching, refetch } = useQuery(previewQuery)
  const pays = hasRole(useRoles(), COMMISSION_PAYERS)
  return (
    <Panel title={t('agents.preview')}>
      {!data && !error && <Skeleton height={160} />}
      {!data && error && <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <>
          <div className={css.bar}>
            <span>
              {data.from} – {data.to} · <Money value={data.total} />
            </span>
            {pays && data.rows.length > 0 && <Button onClick={() => askRun(data)}>{t('agents.start')}</Button>}
          </div>
          {data.rows.length === 0 ? (
            <Blank title={t('agents.nothing')} />
          ) : (
            <DataTable
              label={t('agents.preview')}
              columns={buildColumns()}
              rows={data.rows}
              keyOf={(row) => row.member_id}
            />
          )}
        </>
      )}
    </Panel>
  )
}
