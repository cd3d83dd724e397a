import type { DifferencePage } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import css from './differences.module.css'

type Supplier = DifferencePage['suppliers'][number]

type Row = Supplier['unread_newest'][number] & Pick<Supplier, 'api_code' | 'api_title'>

const buildColumns = (): Column<Row>[] => [
  {
    key: 'of',
    head: t('differences.unread_of'),
    cell: (row) => <Two first={<span className={css.entry}>{row.entry_key}</span>} second={row.api_title} />,
  },
  {
    key: 'told',
    head: t('differences.unread_told'),
    cell: (row) => (
      <div className={css.told}>
        <p>{row.why}</p>
        <code>{row.raw}</code>
      </div>
    ),
  },
  {
    key: 'at',
    head: t('differences.unread_at'),
    num: true,
    cell: (row) => <Two first={row.first_at} second={row.last_at} />,
  },
]

/** The last bets of suppliers that could not be read, as they were told; nothing where there are none (decisions/0499). */
export const Unread = ({ suppliers }: { suppliers: readonly Supplier[] }) => {
  const rows = suppliers.flatMap(({ api_code, api_title, unread_newest }) =>
    unread_newest.map((entry) => ({ ...entry, api_code, api_title })),
  )
  return rows.length === 0 ? null : (
    <div className={css.suppliers}>
      <Panel title={t('differences.unread_newest')}>
        <DataTable
          label={t('differences.unread_newest')}
          rows={rows}
          keyOf={(row) => `${row.api_code} ${row.entry_key}`}
          columns={buildColumns()}
        />
      </Panel>
    </div>
  )
}
