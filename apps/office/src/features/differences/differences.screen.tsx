import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type Difference, differencesQuery } from '../../api/queries.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t, translateName } from '../../text.ts'
import { WaitClock } from '../../widgets/clock.tsx'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { OrderTabs } from '../../widgets/orders/order-tabs.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { SearchBox } from '../../widgets/search-box.tsx'
import { Suppliers } from './suppliers.tsx'
import css from './differences.module.css'

const LIMIT = 20
const TABS = ['open', 'gone'] as const

type Transfer = Difference['transfers'][number]
const describeTransfer = ({ direction, state, created_at }: Transfer): string =>
  [t(`differences.${direction}`), translateName('transfers.stages', state), created_at].join(' · ')

/** The last transfers between the two, each with its way to the list of transfers. */
const Transfers = ({ transfers }: { transfers: readonly Transfer[] }) =>
  transfers.length === 0 ? (
    '–'
  ) : (
    <ul className={css.transfers}>
      {transfers.map((transfer) => (
        <li key={transfer.bill_no}>
          <Link to="/transfers" search={{ tab: 'all', keyword: transfer.bill_no }} className={rowLink.link}>
            <Money value={transfer.money} />
          </Link>
          <span>{describeTransfer(transfer)}</span>
        </li>
      ))}
    </ul>
  )

const buildColumns = (is_open: boolean, seen_at_ms: number): Column<Difference>[] => [
  {
    key: 'member',
    head: t('order.member'),
    cell: (row) => (
      <Two
        first={
          <Link to="/members/$id" params={{ id: String(row.member_id) }} className={rowLink.link}>
            {row.member_name}
          </Link>
        }
        second={row.realname || '–'}
      />
    ),
  },
  { key: 'supplier', head: t('accounts.supplier'), cell: (row) => <Two first={row.api_title} second={row.api_code} /> },
  {
    key: 'money',
    head: t('differences.money'),
    align: 'end',
    num: true,
    cell: (row) => (
      <strong>
        <Money value={row.money} sign />
      </strong>
    ),
  },
  { key: 'ours', head: t('differences.ours'), align: 'end', num: true, cell: (row) => <Money value={row.ours} /> },
  {
    key: 'theirs',
    head: t('differences.theirs'),
    align: 'end',
    num: true,
    cell: (row) => <Money value={row.theirs} />,
  },
  { key: 'transfers', head: t('differences.transfers'), cell: (row) => <Transfers transfers={row.transfers} /> },
  is_open
    ? {
        key: 'age',
        head: t('differences.age'),
        align: 'end',
        cell: (row) => <WaitClock waiting_seconds={row.waiting_seconds} seen_at_ms={seen_at_ms} />,
      }
    : {
        key: 'closed',
        head: t('differences.closed'),
        num: true,
        cell: (row) => <Two first={row.closed_at ?? '–'} second={row.found_at} />,
      },
]

/** Where our books and those of suppliers differ; nothing is done here but to look (R4.14). */
export const DifferencesScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const tab = search.tab === 'gone' ? 'gone' : 'open'
  const is_open = tab === 'open'
  const query = useQuery(
    differencesQuery({
      limit: LIMIT,
      page: search.page ?? 1,
      open: is_open ? 1 : 0,
      ...(search.keyword && { keyword: search.keyword }),
    }),
  )
  return (
    <Page
      title={t('nav.differences')}
      waiting={is_open ? (query.data?.total ?? 0) : 0}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('differences.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Suppliers suppliers={query.data?.suppliers ?? []} />
      <Panel>
        <OrderTabs
          tabs={TABS.map((value) => ({ value, text: t(`differences.tabs.${value}`) }))}
          value={tab}
          onChange={(next) => narrow({ tab: next === 'open' ? undefined : next })}
          label={t('order.state')}
        >
          <ListPanel
            query={query}
            label={t('nav.differences')}
            columns={buildColumns(is_open, query.dataUpdatedAt)}
            keyOf={(row) => row.id}
            onPage={turn}
            empty={search.keyword ? t('none_found') : t(is_open ? 'differences.none' : 'none')}
          />
        </OrderTabs>
      </Panel>
    </Page>
  )
}
