import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Cash, cashQuery } from '../../api/cash.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { DayInput } from '../../widgets/day-input.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { ReportTable } from '../../widgets/report-table.tsx'
import css from './cash.module.css'

type Row = Cash['rows'][number]

const Accounts = ({ accounts }: Pick<Row, 'accounts'>) =>
  accounts.length === 0 ? (
    '–'
  ) : (
    <ul className={css.accounts}>
      {accounts.map(({ account, in: received, count }) => (
        <li key={account}>
          <span>{account}</span>
          <Money value={received} />
          <small>× {formatCount(count)}</small>
        </li>
      ))}
    </ul>
  )

const amountColumn = (key: 'in' | 'out' | 'net'): Column<Row> => ({
  key,
  head: t(`cash.${key}`),
  align: 'end',
  num: true,
  cell: (row) => <Money value={row[key]} />,
})

const buildColumns = (): Column<Row>[] => [
  {
    key: 'channel',
    head: t('channels.channel'),
    cut: true,
    wraps: true,
    width: '22%',
    cell: (row) => <Two first={row.title ? <span lang="">{row.title}</span> : t('cash.payouts')} second="" />,
  },
  {
    ...amountColumn('in'),
    second: t('cash.gift'),
    cell: (row) => <Two first={<Money value={row.in} />} second={<Money value={row.gift} />} />,
  },
  amountColumn('out'),
  amountColumn('net'),
  { key: 'count', head: t('cash.count'), align: 'end', num: true, cell: (row) => formatCount(row.count) },
  { key: 'accounts', head: t('cash.accounts'), num: true, cell: (row) => <Accounts accounts={row.accounts} /> },
]

const Total = ({ total }: Pick<Cash, 'total'>) => (
  <Facts
    columns={2}
    facts={[
      { label: t('cash.in'), value: <Money value={total.in} />, num: true },
      { label: t('cash.out'), value: <Money value={total.out} />, num: true },
      { label: t('cash.net'), value: <Money value={total.net} />, num: true, big: true },
      { label: t('cash.gift'), value: <Money value={total.gift} />, num: true },
    ]}
  />
)

/** What came in and went out on a day, by channel and account (R6.6). */
export const CashScreen = () => {
  const { search, narrow } = useListSearch()
  const query = useQuery(cashQuery(search.from))
  const { data } = query
  return (
    <Page
      title={t('nav.cash')}
      tools={
        <>
          <DayInput
            bare
            label={t('cash.day')}
            value={search.from ?? data?.day ?? ''}
            change={(day) => narrow({ from: day || undefined })}
          />
          <Freshness query={query} />
        </>
      }
    >
      {data && data.rows.length > 0 && (
        <Panel title={t('cash.total')}>
          <div className={css.total}>
            <Total total={data.total} />
            <p>{t('cash.zone', { zone: data.zone })}</p>
          </div>
        </Panel>
      )}
      <div className={css.table}>
        <Panel>
          <ReportTable
            label={t('nav.cash')}
            columns={buildColumns()}
            keyOf={(row) => row.channel_id}
            query={query}
            none={t('cash.none')}
          />
        </Panel>
      </div>
    </Page>
  )
}
