import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Badge, Button, type Column, EmptyState, type Tone, useFormatAmount } from '@moongate/ui'
import { useState } from 'react'
import type { WheelRecord, WheelStanding } from '../../api/wheel-queries.ts'
import { formatTime, t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { RecordsList } from '../../widgets/records-list.tsx'
import { CheckDialog } from './check-dialog.tsx'
import { describePrize, isWorthSomething } from './wheel.rules.ts'
import css from './wheel.module.css'

const tones: Readonly<Record<number, Tone>> = { 1: 'wait', 2: 'good', 3: 'good' }
const states = { 1: 'member-wheel:states.1', 2: 'member-wheel:states.2', 3: 'member-wheel:states.3' } as const

const State = ({ row }: { row: WheelRecord }) => {
  if (!isWorthSomething(row)) return <Badge>{t('member-wheel:states.nothing')}</Badge>
  return (
    <span className={css.two}>
      <Badge tone={tones[row.status] ?? 'wait'}>{t(states[row.status as keyof typeof states] ?? states[1])}</Badge>
      {row.note !== '' && <small>{row.note}</small>}
    </span>
  )
}

const Prize = ({ row }: { row: WheelRecord }) => {
  const formatAmount = useFormatAmount()
  return (
    <span className={css.two}>
      <b>{describePrize(row, formatAmount)}</b>
      <small>{row.bill_no}</small>
    </span>
  )
}

const buildColumns = (check: (row: WheelRecord) => void): readonly Column<WheelRecord>[] => [
  { id: 'time', head: t('member-wheel:col_time'), cell: (row) => <time>{formatTime(row.time)}</time> },
  { id: 'prize', head: t('member-wheel:col_prize'), cell: (row) => <Prize row={row} /> },
  { id: 'state', head: t('member-wheel:col_state'), cell: (row) => <State row={row} /> },
  {
    id: 'check',
    head: t('member-wheel:col_check'),
    align: 'end',
    cell: (row) => (
      <Button size="s" aria-label={t('member-wheel:check_of', { bill: row.bill_no })} onClick={() => check(row)}>
        {t('member-wheel:check')}
      </Button>
    ),
  },
]

type Props = { query: UseQueryResult<WheelStanding>; page: number; go: (page: number) => void }

/** The member's own spins, each of which can be checked. */
export const OwnWins = ({ query, page, go }: Props) => {
  const [checked, setChecked] = useState<WheelRecord>()
  const { data, isError, isFetching, refetch } = query
  return (
    <Panel title={t('member-wheel:mine')}>
      <RecordsList
        caption={t('member-wheel:mine')}
        columns={buildColumns(setChecked)}
        rowKey={(row) => row.bill_no}
        query={{ data: data && { data: data.record }, isError, isFetching: isFetching && !data, refetch }}
        page={page}
        go={go}
        empty={
          <EmptyState motif="gift" title={t('member-wheel:none_mine')}>
            {t('member-wheel:none_mine_text')}
          </EmptyState>
        }
        below={
          <Link to="/Member/Transaction" className={css.more}>
            {t('member-wheel:log')}
          </Link>
        }
      />
      {checked && <CheckDialog record={checked} close={() => setChecked(undefined)} />}
    </Panel>
  )
}
