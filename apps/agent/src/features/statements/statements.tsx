import { type Column, Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Statement } from '../../api/answers.ts'
import { statementsQuery } from '../../api/queries.ts'
import { buildHref } from '../../start/place.rules.ts'
import { formatDay, t } from '../../text.ts'
import { List } from '../../widgets/list.tsx'
import page_css from '../../widgets/page.module.css'
import { StateBadge } from './state-badge.tsx'
import css from './statements.module.css'

const listColumns = (): Column<Statement>[] => [
  {
    id: 'bill',
    head: t('statements.bill'),
    cell: ({ id, bill_no }) => (
      <a className={css.bill} href={buildHref('statements', id)}>
        {bill_no}
      </a>
    ),
  },
  {
    id: 'days',
    head: t('statements.days'),
    cell: ({ from, to }) => t('statements.from_to', { from: formatDay(from), to: formatDay(to) }),
  },
  { id: 'model', head: t('statements.model'), cell: ({ model }) => t(`statements.models.${model}`) },
  { id: 'earned', head: t('statements.earned'), cell: (row) => <Money value={row.earned} />, align: 'end' },
  { id: 'money', head: t('statements.money'), cell: (row) => <Money value={row.money} />, align: 'end' },
  { id: 'state', head: t('statements.state'), cell: ({ state }) => <StateBadge state={state} /> },
]

/** R2.35: what the agent was paid, run by run. */
export const Statements = () => {
  const [page, setPage] = useState(1)
  return (
    <div className={page_css.page}>
      <div className={page_css.title}>
        <h1>{t('nav.statements')}</h1>
      </div>
      <List
        caption={t('nav.statements')}
        columns={listColumns()}
        rowKey={({ id }) => id}
        query={useQuery(statementsQuery(page))}
        page={page}
        go={setPage}
        empty={t('statements.none')}
      />
    </div>
  )
}
