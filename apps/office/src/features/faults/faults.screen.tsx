import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FaultyBet, faultyBetsQuery } from '../../api/rounds.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import rowLink from '../../widgets/row-link.module.css'
import { SearchBox } from '../../widgets/search-box.tsx'
import { describeFault, ToldBet } from '../../widgets/told-bet.tsx'

const LIMIT = 20

/** Of a stranger's bet there is no member to go to. */
const describeMember = ({ member_id, member_name }: FaultyBet) =>
  member_name === '' ? (
    <Two first={t('rounds.nobody')} second={member_id} />
  ) : (
    <Link to="/members/$id" params={{ id: String(member_id) }} className={rowLink.link}>
      {member_name}
    </Link>
  )

const buildColumns = (): Column<FaultyBet>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cut: true,
    cell: (row) => <Two first={row.bill_no} second={row.api_title} />,
  },
  { key: 'member', head: t('order.member'), cell: describeMember },
  { key: 'fault', head: t('rounds.fault'), cell: (row) => describeFault(row.fault) },
  { key: 'told', head: t('rounds.told'), num: true, cell: (row) => <ToldBet told={row.told} /> },
  { key: 'booked', head: t('rounds.booked'), num: true, cell: (row) => <ToldBet told={row.booked} /> },
  {
    key: 'changed',
    head: t('rounds.changed'),
    num: true,
    cell: (row) => (
      <Two
        first={row.changed_at}
        second={row.tried_at === null ? '' : t('rounds.tried', { at: row.tried_at.slice(11) })}
      />
    ),
  },
]

/** Bets of suppliers that our books cannot follow: people ask the supplier (R2.32). */
export const FaultsScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const query = useQuery(
    faultyBetsQuery({ limit: LIMIT, page: search.page ?? 1, ...(search.keyword && { keyword: search.keyword }) }),
  )
  return (
    <Page
      title={t('nav.faults')}
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
      <Panel>
        <ListPanel
          query={query}
          label={t('nav.faults')}
          columns={buildColumns()}
          keyOf={(row) => `${row.api_code} ${row.bill_no}`}
          onPage={turn}
          empty={t(search.keyword ? 'none_found' : 'rounds.no_faults')}
        />
      </Panel>
    </Page>
  )
}
