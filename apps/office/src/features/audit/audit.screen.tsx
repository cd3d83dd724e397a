import { Button } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { auditQuery, type AuditRow } from '../../api/queries.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { Acts, Days, Only } from './audit-filters.tsx'
import filterBar from '../../widgets/filter-bar.module.css'
import rowLink from '../../widgets/row-link.module.css'
import css from './audit.module.css'
import { isNarrowed, layOutState, readDays, WIDE } from './audit.rules.ts'
import { Target, TargetWords } from './target.tsx'

const LIMIT = 20

const State = ({ title, json }: { title: string; json: string }) =>
  json === '' ? null : (
    <>
      <h3 className={css.state}>{title}</h3>
      <pre className={css.json}>{layOutState(json)}</pre>
    </>
  )

const show = (row: AuditRow) =>
  modals.open({
    title: row.action,
    size: 620,
    children: (
      <>
        <Facts
          facts={[
            { label: t('audit.time'), value: row.created_at, num: true },
            { label: t('audit.actor'), value: row.actor },
            { label: t('audit.target'), value: <TargetWords target={row.target} name={row.target_name} /> },
            { label: t('order.reason'), value: row.reason },
            { label: t('audit.ip'), value: row.ip, num: true },
            { label: t('audit.request_id'), value: row.request_id, num: true },
          ]}
        />
        <State title={t('audit.before')} json={row.before} />
        <State title={t('audit.after')} json={row.after} />
      </>
    ),
  })

/** Leads to all that they did. */
const Actor = ({ row: { actor, actor_key }, search }: { row: AuditRow; search: ListSearch }) => (
  <Link
    to="/audit"
    search={{ ...search, actor: actor_key, page: undefined }}
    className={rowLink.link}
    title={t('audit.narrow', { name: actor })}
  >
    {actor}
  </Link>
)

const buildColumns = (search: ListSearch): Column<AuditRow>[] => [
  {
    key: 'at',
    head: t('audit.time'),
    num: true,
    cell: (row) => <Two first={row.created_at.slice(11)} second={row.created_at.slice(0, 10)} />,
  },
  {
    key: 'actor',
    head: t('audit.actor'),
    second: t('audit.ip'),
    num: true,
    cell: (row) => <Two first={<Actor row={row} search={search} />} second={row.ip || '–'} />,
  },
  { key: 'action', head: t('audit.action'), cell: (row) => row.action },
  {
    key: 'target',
    head: t('audit.target'),
    num: true,
    cut: true,
    width: '40%',
    cell: (row) => <Target target={row.target} name={row.target_name} />,
  },
  {
    key: 'reason',
    head: t('order.reason'),
    cut: true,
    width: '40%',
    cell: (row) => <span title={row.reason}>{row.reason || '–'}</span>,
  },
  {
    key: 'more',
    head: t('audit.details'),
    align: 'end',
    pinned: true,
    cell: (row) => (
      <RowButton
        label={t('audit.show')}
        about={`${t('audit.show')} ${row.action} ${row.created_at}`}
        onClick={() => show(row)}
      />
    ),
  },
]

/** Who did what, newest first; nobody can change it (R6.6). */
export const AuditScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const days = readDays(search)
  const query = useQuery(
    auditQuery({
      limit: LIMIT,
      page: search.page ?? 1,
      ...(search.keyword && { keyword: search.keyword }),
      ...(search.actor && { actor: search.actor }),
      ...(search.action && { action: search.action }),
      ...(search.target && { target: search.target }),
      ...(days && { created_at: days }),
    }),
  )
  const filtered = isNarrowed(search)
  const clear = filtered && (
    <Button variant="default" onClick={() => narrow(WIDE)}>
      {t('clear_search')}
    </Button>
  )
  return (
    <Page
      title={t('nav.audit')}
      tools={
        <>
          <Freshness query={query} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('audit.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <div className={filterBar.bar}>
          <Acts search={search} narrow={narrow} />
          <Days search={search} narrow={narrow} />
          <Only search={search} narrow={narrow} name={query.data?.data[0]?.target_name ?? ''} />
        </div>
        <ListPanel
          query={query}
          label={t('nav.audit')}
          columns={buildColumns(search)}
          keyOf={(row) => row.id}
          onPage={turn}
          empty={t(filtered ? 'none_found' : 'none')}
          emptyAction={clear}
        />
      </Panel>
    </Page>
  )
}
