import { Button, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { auditQuery, type AuditRow } from '../../api/queries.ts'
import type { ListSearch } from '../../start/search.rules.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { t } from '../../text.ts'
import type { Column } from '../../widgets/data-table.tsx'
import { Facts } from '../../widgets/facts.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { Freshness, Page, Panel } from '../../widgets/page.tsx'
import { SearchBox } from '../../widgets/search-box.tsx'
import { readDays, layOutState } from './audit.rules.ts'
import css from './audit.module.css'

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
            { label: t('audit.target'), value: row.target },
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

const buildColumns = (): Column<AuditRow>[] => [
  { key: 'at', head: t('audit.time'), num: true, cell: (row) => row.created_at },
  { key: 'actor', head: t('audit.actor'), cell: (row) => row.actor },
  { key: 'action', head: t('audit.action'), cell: (row) => row.action },
  { key: 'target', head: t('audit.target'), num: true, cell: (row) => row.target || '–' },
  {
    key: 'reason',
    head: t('order.reason'),
    cut: true,
    width: 240,
    cell: (row) => <span title={row.reason}>{row.reason || '–'}</span>,
  },
  { key: 'ip', head: t('audit.ip'), num: true, cell: (row) => row.ip || '–' },
  {
    key: 'more',
    head: t('audit.details'),
    align: 'end',
    cell: (row) => (
      <Button
        size="compact-md"
        variant="subtle"
        color="gray"
        c="var(--tx-1)"
        mr={-10}
        aria-label={`${t('audit.show')} ${row.action} ${row.created_at}`}
        onClick={() => show(row)}
      >
        {t('audit.show')}
      </Button>
    ),
  },
]

const Days = ({ search, narrow }: { search: ListSearch; narrow: (change: ListSearch) => void }) => {
  return (
    <>
      <TextInput
        type="date"
        w={160}
        aria-label={t('audit.from')}
        max={search.to}
        value={search.from ?? ''}
        onChange={(event) => narrow({ from: event.currentTarget.value || undefined })}
      />
      <span aria-hidden>–</span>
      <TextInput
        type="date"
        w={160}
        aria-label={t('audit.to')}
        min={search.from}
        value={search.to ?? ''}
        onChange={(event) => narrow({ to: event.currentTarget.value || undefined })}
      />
    </>
  )
}

/** Who did what, newest first; nobody can change it (R6.6). */
export const AuditScreen = () => {
  const { search, narrow, turn } = useListSearch()
  const days = readDays(search)
  const query = useQuery(
    auditQuery({
      limit: LIMIT,
      page: search.page ?? 1,
      ...(search.keyword && { keyword: search.keyword }),
      ...(days && { created_at: days }),
    }),
  )
  const filtered = search.keyword !== undefined || days !== undefined
  const clear = filtered && (
    <Button variant="default" onClick={() => narrow({ keyword: undefined, from: undefined, to: undefined })}>
      {t('clear_search')}
    </Button>
  )
  return (
    <Page
      title={t('nav.audit')}
      tools={
        <>
          <Freshness query={query} />
          <Days search={search} narrow={narrow} />
          <SearchBox
            value={search.keyword ?? ''}
            hint={t('audit.search_hint')}
            onSearch={(keyword) => narrow({ keyword: keyword || undefined })}
          />
        </>
      }
    >
      <Panel>
        <ListPanel
          query={query}
          label={t('nav.audit')}
          columns={buildColumns()}
          keyOf={(row) => row.id}
          onPage={turn}
          empty={t(filtered ? 'none_found' : 'none')}
          emptyAction={clear}
        />
      </Panel>
    </Page>
  )
}
