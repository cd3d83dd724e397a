import { useQuery } from '@tanstack/react-query'
import { type Template, templatesQuery } from '../../api/mail.ts'
import { lang, t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Failed } from '../../widgets/list-panel.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askTemplate } from './template-form.tsx'

const buildColumns = (): Column<Template>[] => [
  {
    key: 'kind',
    head: t('mailing.template'),
    cell: (row) => <Two first={t(`mailing.kinds.${row.kind}`)} second={row.titles[lang]} />,
  },
  {
    key: 'set',
    head: t('mailing.text_of'),
    cell: (row) => (row.is_own ? t('mailing.of_product') : <Two first={row.set_by} second={row.set_at} />),
  },
  {
    key: 'on',
    head: t('order.state'),
    cell: (row) => <StateChip state={row.is_on ? 'good' : 'wait'} text={t(row.is_on ? 'mailing.on' : 'mailing.off')} />,
  },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) => (
      <RowButton label={t('mailing.edit')} about={t(`mailing.kinds.${row.kind}`)} onClick={() => askTemplate(row)} />
    ),
  },
]

/** The mails that the product writes by itself. */
export const Templates = () => {
  const { data, isError, error, isFetching, refetch } = useQuery(templatesQuery)
  return (
    <Panel title={t('mailing.templates')}>
      {isError && !data ? (
        <Failed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DataTable label={t('mailing.templates')} columns={buildColumns()} rows={data} keyOf={(row) => row.kind} />
      )}
    </Panel>
  )
}
