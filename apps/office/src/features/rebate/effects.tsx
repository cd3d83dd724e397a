import { Money } from '@moongate/ui'
import type { Effect } from '../../api/rebate.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, DataTable } from '../../widgets/data-table.tsx'
import { Blank } from '../../widgets/list-panel.tsx'

const buildColumns = (compared: boolean): Column<Effect>[] => [
  {
    key: 'type',
    head: t('rebate.type'),
    cell: (row) => [row.game_type_text, row.api_name].filter(Boolean).join(' · '),
  },
  { key: 'members', head: t('rebate.members'), align: 'end', num: true, cell: (row) => formatCount(row.members) },
  { key: 'valid', head: t('rebate.valid'), align: 'end', num: true, cell: (row) => <Money value={row.total_valid} /> },
  { key: 'now', head: t('rebate.now'), align: 'end', num: true, cell: (row) => <Money value={row.now} /> },
  ...(compared
    ? [
        {
          key: 'after',
          head: t('rebate.after'),
          align: 'end' as const,
          num: true as const,
          cell: (row: Effect) => (
            <strong>
              <Money value={row.after} />
            </strong>
          ),
        },
      ]
    : []),
]

type Props = { label: string; rows: Effect[] | undefined; compared?: boolean }

/** What today has come to by type of games; `compared`: beside what it would be by other rates. */
export const Effects = ({ label, rows, compared = false }: Props) =>
  rows?.length === 0 ? (
    <Blank title={t('rebate.preview_none')} />
  ) : (
    <DataTable
      label={label}
      columns={buildColumns(compared)}
      rows={rows}
      keyOf={(row) => `${row.gameType} ${row.supplier}`}
      bones={3}
    />
  )
