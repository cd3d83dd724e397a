import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, buttonClass, type Column, EmptyState, Field, Money, Select, Table, type Tone } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { depositsQuery, withdrawalsQuery } from '../../api/queries.ts'
import { formatTime, formatAmount, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { RecordsPager } from './records-pager.tsx'
import css from './records.module.css'

type Deposit = Answer<'cashier', 'deposits'>['data']['data'][number]
type Withdrawal = Answer<'cashier', 'withdrawals'>['data']['data'][number]
const tones: Record<number, Tone> = { 1: 'wait', 2: 'good', 3: 'bad' }

const Status = ({ row }: { row: Pick<Deposit, 'status' | 'status_text' | 'reason'> }) => (
  <span className={css.two}>
    <span>
      <Badge tone={tones[row.status] ?? 'neutral'} live={row.status === 1}>
        {row.status_text}
      </Badge>
    </span>
    {row.reason !== '' && <small>{row.reason}</small>}
  </span>
)
const time = (row: { created_at: string }) => <time className={css.time}>{formatTime(row.created_at)}</time>
const bill = (row: { bill_no: string }) => <small className={css.bill}>{row.bill_no}</small>

const buildDepositColumns = (): readonly Column<Deposit>[] => [
  { id: 'time', head: t('member-records:col_time'), cell: time },
  {
    id: 'channel',
    head: t('member-records:col_channel'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.payment_type_text}</b>
        <small>
          {row.payment_name} {row.payment_account}
        </small>
      </span>
    ),
  },
  { id: 'money', head: t('member-records:col_money'), align: 'end', cell: (row) => <Money value={row.money} /> },
  { id: 'status', head: t('member-records:col_status'), cell: (row) => <Status row={row} /> },
  { id: 'bill', head: t('member-records:col_bill'), cell: bill },
]
const buildWithdrawalColumns = (): readonly Column<Withdrawal>[] => [
  { id: 'time', head: t('member-records:col_time'), cell: time },
  {
    id: 'card',
    head: t('member-records:col_card'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.bank_type_text}</b>
        <small>{row.card_no}</small>
      </span>
    ),
  },
  { id: 'money', head: t('member-records:col_money'), align: 'end', cell: (row) => <Money value={row.money} /> },
  { id: 'fee', head: t('member-records:col_fee'), align: 'end', cell: (row) => <Money value={row.counter_fee} /> },
  { id: 'net', head: t('member-records:col_net_money'), align: 'end', cell: (row) => <Money value={row.net_money} /> },
  { id: 'status', head: t('member-records:col_status'), cell: (row) => <Status row={row} /> },
  { id: 'bill', head: t('member-records:col_bill'), cell: bill },
]

const StatusFilter = ({ status, change }: { status: string; change: (status: string) => void }) => (
  <div className={css.filter}>
    <Field label={t('member-records:status')}>
      <Select value={status} onChange={(event) => change(event.target.value)}>
        <option value="">{t('member-records:all')}</option>
        <option value="1">{t('member-records:s1')}</option>
        <option value="2">{t('member-records:s2')}</option>
        <option value="3">{t('member-records:s3')}</option>
      </Select>
    </Field>
  </div>
)
const empty = () => (
  <EmptyState
    motif="receipt"
    title={t('member-records:no_money')}
    action={
      <Link to="/Member/Deposit" className={buttonClass({ variant: 'primary' })}>
        {t('member-records:deposit_now')}
      </Link>
    }
  />
)

const useFilter = () => {
  const [status, setStatus] = useState('')
  const [page, setPage] = useState(1)
  return {
    status,
    page,
    setPage,
    change: (next: string) => {
      setStatus(next)
      setPage(1)
    },
    input: { ...(status !== '' && { status: Number(status) }), page, limit: 10 },
  }
}

/** The member's deposits with their states. */
export const Deposits = () => {
  const { status, page, setPage, change, input } = useFilter()
  const { data, isError, isFetching, refetch } = useQuery(depositsQuery(input))
  return (
    <>
      <StatusFilter status={status} change={change} />
      <Table
        caption={t('member-records:deposits')}
        columns={buildDepositColumns()}
        rows={isError ? [] : data?.data.data}
        rowKey={(row) => row.bill_no}
        loading={isFetching}
        empty={empty()}
        error={isError && <LoadFailed retry={() => void refetch()} />}
      />
      {data && data.data.total > 0 && (
        <p className={css.sum}>{t('member-records:sum', { money: formatAmount(data.statistic.sum_money) })}</p>
      )}
      <RecordsPager page={page} pages={data?.data.last_page ?? 1} go={setPage} />
    </>
  )
}

/** The member's withdrawals with fee and what arrived. */
export const Withdrawals = () => {
  const { status, page, setPage, change, input } = useFilter()
  const { data, isError, isFetching, refetch } = useQuery(withdrawalsQuery(input))
  return (
    <>
      <StatusFilter status={status} change={change} />
      <Table
        caption={t('member-records:withdrawals')}
        columns={buildWithdrawalColumns()}
        rows={isError ? [] : data?.data.data}
        rowKey={(row) => row.bill_no}
        loading={isFetching}
        empty={empty()}
        error={isError && <LoadFailed retry={() => void refetch()} />}
      />
      {data && data.data.total > 0 && (
        <p className={css.sum}>{t('member-records:sum', { money: formatAmount(data.statistic.sum_money) })}</p>
      )}
      <RecordsPager page={page} pages={data?.data.last_page ?? 1} go={setPage} />
    </>
  )
}
