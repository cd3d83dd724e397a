import { useQuery } from '@tanstack/react-query'
import { networksQuery } from '../../api/queries.ts'
import { t } from '../../text.ts'
import { DataTable } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import css from './usdt.module.css'

/** How far each chain has been read, and when its node answered last; nothing where none is connected. */
export const Networks = () => {
  const { data = [] } = useQuery(networksQuery)
  if (data.length === 0) return null
  return (
    <div className={css.networks}>
      <Panel title={t('usdt.networks')}>
        <DataTable
          label={t('usdt.networks')}
          rows={data}
          keyOf={(row) => row.usdt_type}
          columns={[
            { key: 'name', head: t('usdt.network'), cell: (row) => `${row.usdt_type.toUpperCase()}-20` },
            { key: 'head', head: t('usdt.head_block'), num: true, cell: (row) => row.head_block },
            { key: 'final', head: t('usdt.final_block'), num: true, cell: (row) => row.final_block },
            { key: 'rate', head: t('usdt.rate'), num: true, cell: (row) => row.usdt_rate ?? '–' },
            { key: 'answered', head: t('usdt.answered'), num: true, cell: (row) => row.answered_at ?? '–' },
          ]}
        />
      </Panel>
    </div>
  )
}
