import { useQuery } from '@tanstack/react-query'
import { Badge, Button, type Column, EmptyState, Money, type Tone } from '@moongate/ui'
import { useState } from 'react'
import { type Statement, statementsQuery } from '../../api/team-queries.ts'
import { t } from '../../text.ts'
import { RecordsList } from '../../widgets/records-list.tsx'
import { StatementDetail } from './statement-detail.tsx'
import css from './team.module.css'

const tones: Readonly<Partial<Record<Statement['state'], Tone>>> = { paid: 'good', approved: 'wait' }

const buildColumns = (open: (row: Statement) => void): readonly Column<Statement>[] => [
  {
    id: 'period',
    head: t('member-team:col_period'),
    cell: (row) => (
      <span className={css.two}>
        <time>
          {row.from} – {row.to}
        </time>
        <small>{row.bill_no}</small>
      </span>
    ),
  },
  { id: 'model', head: t('member-team:col_model'), cell: (row) => t(`member-team:models.${row.model}`) },
  { id: 'earned', head: t('member-team:col_earned'), align: 'end', cell: (row) => <Money value={row.earned} /> },
  {
    id: 'state',
    head: t('member-team:col_state'),
    cell: (row) => <Badge tone={tones[row.state] ?? 'neutral'}>{t(`member-team:states.${row.state}`)}</Badge>,
  },
  {
    id: 'money',
    head: t('member-team:col_money'),
    align: 'end',
    cell: (row) => (
      <span className={css.end}>
        <Money value={row.money} />
        <Button size="s" onClick={() => open(row)}>
          {t('member-team:figures_of')}
        </Button>
      </span>
    ),
  },
]

/** What the agent was paid, the newest first, each with every figure. */
export const Statements = () => {
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<Statement>()
  const query = useQuery(statementsQuery(page))
  return (
    <>
      <RecordsList
        caption={t('member-team:tabs.statements')}
        columns={buildColumns(setShown)}
        rowKey={(row) => row.id}
        query={query}
        page={page}
        go={setPage}
        empty={<EmptyState motif="receipt" title={t('member-team:no_statements')} />}
      />
      {shown && <StatementDetail statement={shown} close={() => setShown(undefined)} />}
    </>
  )
}
