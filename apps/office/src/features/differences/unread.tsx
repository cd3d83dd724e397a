import { Text } from '@mantine/core'
import { TRANSFER_DECIDERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { api } from '../../api/api.ts'
import { type DifferencePage, refreshOrders } from '../../api/queries.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { askAct } from '../../widgets/act-form.tsx'
import { type Column, DataTable, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import css from './differences.module.css'

type Supplier = DifferencePage['suppliers'][number]

type Row = Supplier['unread_newest'][number] & Pick<Supplier, 'api_code' | 'api_title'>

/** Asks why an entry that will not be read is put aside. */
const askLeaving = ({ api_code, entry_key }: Row): string =>
  askAct({
    title: t('differences.leave'),
    about: (
      <>
        <Text fw={700}>{entry_key}</Text>
        <Text size="sm">{t('differences.leave_question')}</Text>
      </>
    ),
    reason: {},
    confirm: t('differences.leave'),
    done: t('differences.left'),
    run: (reason, signal) => api.mirror.leaveUnread({ api_code, entry_key, reason }, { signal }),
    refresh: () => refreshOrders('differences'),
  })

const leaving: Column<Row> = {
  key: 'leave',
  head: '',
  cell: (row) => <RowButton label={t('differences.leave')} about={row.entry_key} onClick={() => askLeaving(row)} />,
}

const buildColumns = (leaves: boolean): Column<Row>[] => [
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
  ...(leaves ? [leaving] : []),
]

/** The last bets of suppliers that could not be read, as they were told; nothing where there are none (decisions/0499). */
export const Unread = ({ suppliers }: { suppliers: readonly Supplier[] }) => {
  const leaves = hasRole(useRoles(), TRANSFER_DECIDERS)
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
          columns={buildColumns(leaves)}
        />
      </Panel>
    </div>
  )
}
