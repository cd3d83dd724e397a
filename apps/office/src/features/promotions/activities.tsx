import { pickText } from '@moongate/contract/langs'
import { PROMOTION_WRITERS } from '@moongate/contract/promotions.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { type Activity, activitiesQuery } from '../../api/promotions.ts'
import { useRoles } from '../../session/session.store.ts'
import { formatCount, lang, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { askActivity } from './activity-form.tsx'

const readTitle = ({ title }: Activity): string => pickText(title, lang)

const buildColumns = (writes: boolean): Column<Activity>[] => [
  {
    key: 'title',
    head: t('promotions.activity'),
    cell: (row) => <Two first={readTitle(row)} second={t(`promotions.categories.${row.category}`)} />,
  },
  {
    key: 'dates',
    head: t('promotions.dates'),
    num: true,
    cell: (row) => <Two first={row.start_at} second={row.end_at} />,
  },
  {
    key: 'stage',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={t(row.visible ? `promotions.stages.${row.stage}` : 'promotions.hidden')}
        second={t(`promotions.apply_types.${row.apply_type}`)}
      />
    ),
  },
  { key: 'waiting', head: t('promotions.waiting'), align: 'end', num: true, cell: (row) => formatCount(row.waiting) },
  {
    key: 'changed',
    head: t('promotions.changed'),
    num: true,
    cell: (row) => <Two first={row.changed_by} second={row.changed_at} />,
  },
  ...(writes
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          pinned: true as const,
          cell: (row: Activity) => (
            <RowButton label={t('promotions.edit')} about={readTitle(row)} onClick={() => askActivity(row)} />
          ),
        },
      ]
    : []),
]

/** Every activity, those that run first. */
export const Activities = () => {
  const query = useQuery({ ...activitiesQuery, select: (rows) => ({ rows }) })
  const writes = hasRole(useRoles(), PROMOTION_WRITERS)
  return (
    <Panel title={t('promotions.activities')}>
      <ReportTable
        label={t('promotions.activities')}
        columns={buildColumns(writes)}
        keyOf={(row) => row.id}
        query={query}
        none={t('promotions.none')}
      />
    </Panel>
  )
}
