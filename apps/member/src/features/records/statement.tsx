import { useQuery } from '@tanstack/react-query'
import type { MoneyType } from '@moongate/contract/wallet.states'
import { type Column, Money } from '@moongate/ui'
import { useState } from 'react'
import type { Answer } from '../../api/api.ts'
import { moneyLogQuery, moneyLogTypesQuery } from '../../api/queries.ts'
import { formatTime, t } from '../../text.ts'
import { ChoiceField } from './choice-field.tsx'
import { RangeField } from './range-field.tsx'
import { isRange, computeQuickRange, type Range } from './range.rules.ts'
import { NoMoneyYet, RecordsList } from '../../widgets/records-list.tsx'
import css from './records.module.css'
import { useToday } from '../../widgets/use-today.ts'

type Row = Answer<'wallet', 'log'>['data']['data'][number]
const formatSigned = (row: Row) => (row.number_type < 0 ? `-${row.money}` : row.money)

const buildColumns = (): readonly Column<Row>[] => [
  {
    id: 'time',
    head: t('member-records:col_time'),
    cell: (row) => <time className={css.time}>{formatTime(row.created_at)}</time>,
  },
  {
    id: 'type',
    head: t('member-records:col_type'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.operate_type_text}</b>
        {row.remark !== '' && <small>{row.remark}</small>}
      </span>
    ),
  },
  { id: 'wallet', head: t('member-records:col_wallet'), cell: (row) => row.money_type_text },
  {
    id: 'money',
    head: t('member-records:col_money'),
    align: 'end',
    cell: (row) => <Money value={formatSigned(row)} sign />,
  },
  {
    id: 'before',
    head: t('member-records:col_before'),
    align: 'end',
    cell: (row) => <Money value={row.money_before} />,
  },
  { id: 'after', head: t('member-records:col_after'), align: 'end', cell: (row) => <Money value={row.money_after} /> },
  { id: 'bill', head: t('member-records:col_bill'), cell: (row) => <small className={css.bill}>{row.bill_no}</small> },
]

/** The statement of the centre and rebate wallets: types from the server, dates, pages (R2.34). */
export const Statement = () => {
  const { today } = useToday()
  const [chosen, setRange] = useState<Range>()
  const range = chosen ?? computeQuickRange('week', today)
  const [type, setType] = useState('')
  const [wallet, setWallet] = useState<MoneyType | ''>('')
  const [page, setPage] = useState(1)
  const { data: types } = useQuery(moneyLogTypesQuery)
  const input = {
    ...(isRange(range) && { created_at: [...range] }),
    ...(type !== '' && { operate_type: Number(type) }),
    ...(wallet !== '' && { money_type: wallet }),
    page,
    limit: 10,
  }
  const query = useQuery(moneyLogQuery(input))
  const startOver =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value)
      setPage(1)
    }
  return (
    <>
      <div className={css.filter}>
        <ChoiceField
          label={t('member-records:type')}
          value={type}
          options={types?.operate_type ?? []}
          change={startOver(setType)}
        />
        <ChoiceField
          label={t('member-records:wallet')}
          value={wallet}
          options={types?.money_type ?? []}
          change={startOver(setWallet)}
        />
        <RangeField range={range} today={today} change={startOver(setRange)} />
      </div>
      <RecordsList
        caption={t('member-records:statement')}
        columns={buildColumns()}
        rowKey={(row) => row.id}
        query={query}
        page={page}
        go={setPage}
        empty={<NoMoneyYet />}
        foot={
          query.data && (
            <tr>
              <th scope="row" colSpan={3}>
                {t('member-records:grand_total')}
              </th>
              <td className={css.end}>
                <Money value={query.data.statistic.valid_money} />
              </td>
              <td colSpan={3} aria-hidden="true">
                &nbsp;
              </td>
            </tr>
          )
        }
      />
    </>
  )
}
