import { formatDate } from '@moongate/i18n'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buildButtonClass, type Column, EmptyState, Money, Table, useFormatAmount } from '@moongate/ui'
import { type Due, rebateQuery } from '../../api/rebate-queries.ts'
import { formatTime, lang, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { ClaimButton } from './claim-button.tsx'
import { isOwed } from './rebate.rules.ts'
import css from './rebate.module.css'

/** What the day's bets are short of the next rate, and what was claimed of them before. */
const Notes = ({ row }: { row: Due }) => {
  const formatAmount = useFormatAmount()
  return (
    <>
      {row.next && (
        <small>{t('member-rebate:next', { money: formatAmount(row.next.missing), rate: row.next.rate })}</small>
      )}
      {row.own !== '' && <small>{t('member-rebate:own')}</small>}
      {row.claimed !== '0.00' && <small>{t('member-rebate:already', { money: formatAmount(row.claimed) })}</small>}
    </>
  )
}

/** The suppliers of a type of games, each with its part (R3.14). */
const Suppliers = ({ suppliers }: Pick<Due, 'suppliers'>) => {
  const formatAmount = useFormatAmount()
  return (
    <ul className={css.suppliers}>
      {suppliers.map(({ api_code, api_name, total_valid, fs_money }) => (
        <li key={api_code}>
          <b>{api_name}</b>
          <small>
            {formatAmount(total_valid)} · {formatAmount(fs_money)}
          </small>
        </li>
      ))}
    </ul>
  )
}

const buildColumns = (): readonly Column<Due>[] => [
  {
    id: 'day',
    head: t('member-rebate:col_day'),
    cell: (row) => (
      <span className={css.two}>
        <time>{formatDate(lang, row.date)}</time>
        {row.last_date !== null && (
          <small>{t('member-rebate:last_day', { date: formatDate(lang, row.last_date) })}</small>
        )}
      </span>
    ),
  },
  { id: 'type', head: t('member-rebate:col_type'), cell: (row) => row.game_type_text },
  { id: 'suppliers', head: t('member-rebate:col_supplier'), cell: (row) => <Suppliers suppliers={row.suppliers} /> },
  {
    id: 'valid',
    head: t('member-rebate:col_valid'),
    align: 'end',
    cell: (row) => (
      <span className={css.two}>
        <Money value={row.total_valid} />
        <Notes row={row} />
      </span>
    ),
  },
  { id: 'rate', head: t('member-rebate:col_rate'), align: 'end', cell: (row) => `${row.rate}%` },
  {
    id: 'money',
    head: t('member-rebate:col_money'),
    align: 'end',
    cell: (row) => (
      <strong className={css.gold}>
        <Money value={row.fs_money} flash />
      </strong>
    ),
  },
]

const NothingYet = () => (
  <EmptyState
    motif="red-envelope"
    title={t('member-rebate:none')}
    action={
      <Link to="/AllGames" className={buildButtonClass({ variant: 'primary' })}>
        {t('member-rebate:play')}
      </Link>
    }
  >
    {t('member-rebate:none_text')}
  </EmptyState>
)

/** What can be claimed: the sum with its button, then day by day how it came about. */
export const DueRebate = () => {
  const { data, isLoadingError, isFetching, refetch } = useQuery(rebateQuery)
  return (
    <>
      <div className={css.sum}>
        <div>
          <span>{t('member-rebate:total')}</span>
          <strong>{data ? <Money value={data.total} flash /> : '–'}</strong>
          {data && <small>{t('member-rebate:deadline', { time: formatTime(data.deadtime) })}</small>}
        </div>
        {data && <ClaimButton total={data.total} deadtime={data.deadtime} />}
      </div>
      {data && isOwed(data.rows) && <p className={css.owed}>{t('member-rebate:owed')}</p>}
      <Table
        caption={t('member-rebate:caption')}
        columns={buildColumns()}
        rows={data?.rows}
        rowKey={(row) => `${row.date} ${row.gameType} ${row.own}`}
        loading={isFetching && !data}
        empty={<NothingYet />}
        error={isLoadingError && <LoadFailed retry={() => void refetch()} />}
      />
    </>
  )
}
