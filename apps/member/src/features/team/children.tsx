import { useQuery } from '@tanstack/react-query'
import { Badge, Button, type Column, EmptyState, Field, Input } from '@moongate/ui'
import { useState } from 'react'
import { type Child, childrenQuery } from '../../api/team-queries.ts'
import { formatCount, formatTime, t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import { useDebounced } from '../../widgets/use-debounced.ts'
import { AddChild } from './add-child.tsx'
import { ChildRates } from './child-rates.tsx'
import { TeamSums } from './team-sums.tsx'
import { RateTags } from './rate-tags.tsx'
import css from './team.module.css'

const buildColumns = (edit: (child: Child) => void): readonly Column<Child>[] => [
  {
    id: 'name',
    head: t('member-team:col_name'),
    cell: (row) => (
      <span className={css.two}>
        <b>{row.name}</b>
        {row.is_agent === 1 && <Badge>{t('member-team:agent')}</Badge>}
        {row.realname !== '' && <small>{row.realname}</small>}
      </span>
    ),
  },
  { id: 'team', head: t('member-team:col_team'), align: 'end', cell: (row) => formatCount(row.team_count) },
  { id: 'joined', head: t('member-team:col_joined'), cell: (row) => <time>{formatTime(row.registered_at)}</time> },
  {
    id: 'login',
    head: t('member-team:col_login'),
    cell: (row) => (row.last_login_at ? <time>{formatTime(row.last_login_at)}</time> : '–'),
  },
  {
    id: 'rates',
    head: t('member-team:col_rates'),
    cell: (row) => (
      <span className={css.two}>
        <RateTags rates={row.rates} />
        <Button size="s" onClick={() => edit(row)}>
          {t('member-team:set_rates')}
        </Button>
      </span>
    ),
  },
]

/** Those right below the agent; by name, whoever of the whole team begins so. */
export const Children = () => {
  const [page, setPage] = useState(1)
  const [typed, setTyped] = useState('')
  const [edited, setEdited] = useState<Child>()
  const [adding, setAdding] = useState(false)
  const name = useDebounced(typed.trim())
  const query = useQuery(childrenQuery(page, name))
  const search = (value: string) => {
    setTyped(value)
    setPage(1)
  }
  return (
    <div className={css.screen}>
      {query.data && <TeamSums sum={query.data.sum} />}
      <div className={css.bar}>
        <Field label={t('member-team:search')}>
          <Input value={typed} maxLength={20} onChange={(e) => search(e.target.value)} />
        </Field>
        <Button variant="primary" onClick={() => setAdding(true)}>
          {t('member-team:add')}
        </Button>
      </div>
      <RecordsList
        caption={t('member-team:tabs.children')}
        columns={buildColumns(setEdited)}
        rowKey={(row) => String(row.member_id)}
        query={query}
        page={page}
        go={setPage}
        empty={<EmptyState motif="lantern" title={t('member-team:no_children')} />}
      />
      {adding && <AddChild close={() => setAdding(false)} />}
      {edited && <ChildRates child={edited} close={() => setEdited(undefined)} />}
    </div>
  )
}
