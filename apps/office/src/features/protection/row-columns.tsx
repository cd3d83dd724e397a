import type { ProtectedRow } from '../../api/protection.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { describeExclusion } from '../../widgets/protection/words.ts'
import { RowButton } from '../../widgets/row-button.tsx'
import { showMember } from './member-dialog.tsx'

/** Whom it is about, what protects them, and when somebody last talked to them. */
export const columns: Column<ProtectedRow>[] = [
  { key: 'member', head: t('order.member'), cell: (row) => <Two first={row.name} second={String(row.member_id)} /> },
  {
    key: 'markers',
    head: t('protection.markers'),
    cell: (row) => row.markers.map(({ marker }) => t(`protection.marker.${marker}`)).join(', ') || '–',
  },
  { key: 'exclusion', head: t('protection.exclusion'), cell: (row) => describeExclusion(row.exclusion) },
  { key: 'limits', head: t('protection.limits'), align: 'end', num: true, cell: (row) => formatCount(row.limits) },
  { key: 'contacted', head: t('protection.contacted'), num: true, cell: (row) => row.contacted_at ?? '–' },
  {
    key: 'steps',
    head: t('order.steps'),
    align: 'end',
    pinned: true,
    cell: (row) => <RowButton label={t('protection.open')} about={row.name} onClick={() => showMember(row)} />,
  },
]
