import type { DifferencePage } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { DataTable } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import css from './differences.module.css'
import { StateChip } from '../../widgets/state-chip.tsx'

type Supplier = DifferencePage['suppliers'][number]

const describeState = ({ failing_since, synced_at }: Supplier) =>
  failing_since !== null ? (
    <StateChip state="failed" text={t('differences.failing', { since: failing_since })} />
  ) : (
    <StateChip
      state={synced_at === null ? 'expired' : 'active'}
      text={t(synced_at === null ? 'differences.new' : 'differences.answers')}
    />
  )

/** How fresh our books of each supplier are; nothing where none keeps a book of its own. */
export const Suppliers = ({ suppliers }: { suppliers: readonly Supplier[] }) =>
  suppliers.length === 0 ? null : (
    <div className={css.suppliers}>
      <Panel title={t('differences.suppliers')}>
        <DataTable
          label={t('differences.suppliers')}
          rows={[...suppliers]}
          keyOf={(row) => row.api_code}
          columns={[
            { key: 'title', head: t('differences.supplier'), cell: (row) => row.api_title },
            { key: 'state', head: t('order.state'), cell: describeState },
            { key: 'synced', head: t('differences.synced'), num: true, cell: (row) => row.synced_at ?? '–' },
            { key: 'compared', head: t('differences.compared'), num: true, cell: (row) => row.compared_at ?? '–' },
            { key: 'unread', head: t('differences.unread'), num: true, cell: (row) => row.unread || '–' },
          ]}
        />
      </Panel>
    </div>
  )
