import { useQuery } from '@tanstack/react-query'
import { type Column, EmptyState, Money, Table } from '@moongate/ui'
import type { Answer } from '../../api/api.ts'
import { rebateRankingQuery } from '../../api/rebate-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import css from './rebate.module.css'

type Place = Answer<'rebate', 'ranking'>['data'][number]

const buildColumns = (): readonly Column<Place>[] => [
  { id: 'place', head: t('member-rebate:place'), cell: (row) => <b className={css.gold}>{row.place}</b> },
  { id: 'name', head: t('member-rebate:name'), cell: (row) => row.name },
  { id: 'money', head: t('member-rebate:col_money'), align: 'end', cell: (row) => <Money value={row.fs_money} /> },
]

/** Who was paid most within seven days: real figures, masked names, and nothing while there are too few (R1.11). */
export const Ranking = () => {
  const { data, isError, isFetching, refetch } = useQuery(rebateRankingQuery)
  return (
    <>
      {data && data.length > 0 && <p className={css.note}>{t('member-rebate:ranked_text')}</p>}
      <Table
        caption={t('member-rebate:ranking')}
        columns={buildColumns()}
        rows={isError ? [] : data}
        rowKey={(row) => row.place}
        loading={isFetching}
        empty={<EmptyState motif="trophy" title={t('member-rebate:none_ranked')} />}
        error={isError && <LoadFailed retry={() => void refetch()} />}
      />
    </>
  )
}
