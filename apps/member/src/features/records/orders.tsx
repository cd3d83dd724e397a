import { useQuery } from '@tanstack/react-query'
import { WIRE_STATUSES, type WireStatus } from '@moongate/contract/cashier.states'
import { Badge, type Column, Money, type Tone, useFormatAmount } from '@moongate/ui'
import { type ReactNode, useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { depositsQuery, withdrawalsQuery } from '../../api/order-queries.ts'
import { formatTime, t } from '../../text.ts'
import { openReceipt } from '../../widgets/receipt-window.ts'
import { ChoiceField } from './choice-field.tsx'
import { NoMoneyYet, type Page, RecordsList } from '../../widgets/records-list.tsx'
import { DepositsCsv, WithdrawalsCsv } from './orders-csv.tsx'
import css from './records.module.css'
import { Two } from './two.tsx'

type Deposit = Answer<'cashier', 'deposits'>['data']['data'][number]
type Withdrawal = Answer<'cashier', 'withdrawals'>['data']['data'][number]
const TONES: Record<number, Tone> = { 1: 'wait', 2: 'good', 3: 'bad' }

type Steps = readonly { state_text: string; at: string; remark: string }[]

/** How an order came to where it stands, behind one press. */
const Path = ({ steps }: { steps: Steps }) => (
  <details className={css.path}>
    <summary>{t('member-records:path')}</summary>
    <ol>
      {steps.map(({ state_text, at, remark }) => (
        <li key={`${state_text} ${at}`}>
          <b>{state_text}</b> <time>{formatTime(at)}</time> {remark}
        </li>
      ))}
    </ol>
  </details>
)

type Standing = Pick<Deposit, 'status' | 'status_text' | 'reason'> & { steps: Steps }
const Status = ({ row }: { row: Standing }) => (
  <span className={css.two}>
    <span>
      <Badge tone={TONES[row.status] ?? 'neutral'} live={row.status === 1}>
        {row.status_text}
      </Badge>
    </span>
    {row.reason !== '' && <small>{row.reason}</small>}
    {row.steps.length > 1 && <Path steps={row.steps} />}
  </span>
)
/** The status of a withdrawal; one that was paid has a receipt. */
const Paid = ({ row }: { row: Withdrawal }) => (
  <span className={css.two}>
    <Status row={row} />
    {row.state === 'paid' && (
      <button type="button" className={css.receipt} onClick={() => openReceipt(row.bill_no)}>
        {t('member-records:receipt')}
      </button>
    )}
  </span>
)
/** When it was ordered and, below, its number. */
const buildTimeColumn = <Row extends Pick<Deposit, 'created_at' | 'bill_no'>>(): Column<Row> => ({
  id: 'time',
  head: <Two first={t('member-records:col_time')} second={t('member-records:col_bill')} />,
  cell: ({ created_at, bill_no }) => (
    <Two
      first={<time className={css.time}>{formatTime(created_at)}</time>}
      second={<span className={css.bill}>{bill_no}</span>}
    />
  ),
})

/** What was paid in, in USDT where it was, and what came on top. */
const PaidIn = ({ row }: { row: Deposit }) => {
  const formatAmount = useFormatAmount()
  return (
    <span className={css.two}>
      <Money value={row.money} />
      {row.usdt_money !== '' && <small>{`${row.usdt_money} USDT`}</small>}
      {/[1-9]/.test(row.gift) && <small>{t('member-records:gift', { money: formatAmount(row.gift) })}</small>}
    </span>
  )
}

const buildDepositColumns = (): readonly Column<Deposit>[] => [
  buildTimeColumn(),
  {
    id: 'channel',
    head: t('member-records:col_channel'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.payment_type_text}</b>
        {/* The operator's own word for it, in whatever language. */}
        <small lang="">
          {row.payment_name} {row.payment_account}
        </small>
      </span>
    ),
  },
  { id: 'money', head: t('member-records:col_money'), align: 'end', cell: (row) => <PaidIn row={row} /> },
  { id: 'status', head: t('member-records:col_status'), cell: (row) => <Status row={row} /> },
]
/** The fee with what it was taken for: the turnover that was missing then, and the rate. */
const Fee = ({ row }: { row: Withdrawal }) => {
  const formatAmount = useFormatAmount()
  return (
    <span className={css.two}>
      <Money value={row.counter_fee} />
      {/[1-9]/.test(row.counter_fee) && (
        <small className={css.terms}>
          {row.ml_money === null || row.fee_percent === null
            ? t('member-records:terms_unknown')
            : t('member-records:fee_terms', { percent: row.fee_percent, money: formatAmount(row.ml_money) })}
        </small>
      )}
    </span>
  )
}

const buildWithdrawalColumns = (): readonly Column<Withdrawal>[] => [
  buildTimeColumn(),
  {
    id: 'card',
    head: t('member-records:col_card'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.bank_type_text}</b>
        <small className={css.card}>{row.card_no}</small>
      </span>
    ),
  },
  { id: 'money', head: t('member-records:col_money'), align: 'end', cell: (row) => <Money value={row.money} /> },
  { id: 'fee', head: t('member-records:col_fee'), align: 'end', cell: (row) => <Fee row={row} /> },
  { id: 'net', head: t('member-records:col_net_money'), align: 'end', cell: (row) => <Money value={row.net_money} /> },
  { id: 'status', head: t('member-records:col_status'), cell: (row) => <Paid row={row} /> },
]

const useFilter = () => {
  const [status, setStatus] = useState<`${WireStatus}` | ''>('')
  const [page, setPage] = useState(1)
  return {
    status,
    page,
    setPage,
    change: (next: `${WireStatus}` | '') => {
      setStatus(next)
      setPage(1)
    },
    input: { ...(status !== '' && { status: Number(status) }), page, limit: 10 },
  }
}

type Orders<Row> = Page<Row> & { statistic: { sum_money: string } }
type Props<Row> = {
  caption: string
  csv: ReactNode
  columns: readonly Column<Row>[]
  filter: ReturnType<typeof useFilter>
  query: { data: Orders<Row> | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown }
}

const Sum = ({ money }: { money: string }) => {
  const formatAmount = useFormatAmount()
  return <p className={css.sum}>{t('member-records:sum', { money: formatAmount(money) })}</p>
}

/** Orders of one kind below a filter by their status, with the sum of all that match. */
const OrderList = <Row extends { bill_no: string }>({ caption, csv, columns, filter, query }: Props<Row>) => (
  <>
    <div className={css.filter}>
      <ChoiceField
        label={t('member-records:status')}
        value={filter.status}
        options={WIRE_STATUSES.map((status) => ({ key: status, value: t(`member-records:s${status}`) }))}
        change={filter.change}
      />
      {query.data && query.data.data.total > 0 && csv}
    </div>
    <RecordsList
      caption={caption}
      columns={columns}
      rowKey={(row) => row.bill_no}
      query={query}
      page={filter.page}
      go={filter.setPage}
      empty={<NoMoneyYet />}
      below={query.data && <Sum money={query.data.statistic.sum_money} />}
    />
  </>
)

/** The member's deposits with their states (R4.20). */
export const Deposits = () => {
  const filter = useFilter()
  const query = useQuery(depositsQuery(filter.input))
  return (
    <OrderList
      caption={t('member-records:deposits')}
      csv={<DepositsCsv input={filter.input} />}
      columns={buildDepositColumns()}
      filter={filter}
      query={query}
    />
  )
}

/** The member's withdrawals with fee and what arrived (R4.21). */
export const Withdrawals = () => {
  const filter = useFilter()
  const query = useQuery(withdrawalsQuery(filter.input))
  return (
    <OrderList
      caption={t('member-records:withdrawals')}
      csv={<WithdrawalsCsv input={filter.input} />}
      columns={buildWithdrawalColumns()}
      filter={filter}
      query={query}
    />
  )
}
