import { Money } from '@moongate/ui'
import type { Effect } from '../../api/levels.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'

const buildColumns = (): Column<Effect>[] => [
  {
    key: 'level',
    head: t('levels.level'),
    cell: (row) => (row.level === 0 ? t('levels.below') : t('levels.level_n', { level: row.level })),
  },
  { key: 'now', head: t('levels.now'), align: 'end', num: true, cell: (row) => formatCount(row.now) },
  {
    key: 'after',
    head: t('levels.after'),
    align: 'end',
    num: true,
    cell: (row) => <strong>{formatCount(row.after)}</strong>,
  },
  { key: 'gifts', head: t('levels.gifts_due'), align: 'end', num: true, cell: (row) => <Money value={row.gifts} /> },
]

/** How many members would stand on each level, and the gifts that brings at once. */
export const Effects = ({ rows }: { rows: Effect[] | undefined }) => (
  <DataTable label={t('levels.preview')} columns={buildColumns()} rows={rows} keyOf={(row) => row.level} bones={4} />
)
