import { TRANSFER_DECIDERS } from '@moongate/contract/staff.states'
import { hasRole } from '@moongate/contract/states'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../api/api.ts'
import { type DayRow, daysQuery, refreshReconciliation } from '../../api/reconciliation.ts'
import { formatShortTime } from '../../rules/wait.rules.ts'
import { useRoles } from '../../session/session.store.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { formatCount, t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { ListPanel } from '../../widgets/list-panel.tsx'
import { askStep } from '../../widgets/orders/step-form.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { describeSource, Sum } from './reconciliation-cells.tsx'
import css from './reconciliation.module.css'

const LIMIT = 20

const askCompare = ({ day }: DayRow): string =>
  askStep({
    step: 'own',
    title: t('reconciliation.compare_title'),
    question: t('reconciliation.compare_question', { day }),
    confirm: t('reconciliation.compare'),
    facts: [],
    ready_reasons: [],
    reason_hint: '',
    done: t('reconciliation.compare_done', { day }),
    run: (_, signal) => api.reconciliation.compareDay({ day }, { signal }),
    refresh: refreshReconciliation,
  })

/** Both sums one below the other, so that their digits are compared. */
const sumsColumn: Column<DayRow> = {
  key: 'sums',
  head: t('reconciliation.ours'),
  second: t('reconciliation.theirs'),
  align: 'end',
  num: true,
  cell: ({ state, asset, sum_ours, sum_theirs }) =>
    state === 'waiting' ? (
      '–'
    ) : (
      <Two first={<Sum value={sum_ours} asset={asset} />} second={<Sum value={sum_theirs} asset={asset} />} />
    ),
}

const differenceColumn: Column<DayRow> = {
  key: 'difference',
  head: t('reconciliation.difference'),
  align: 'end',
  num: true,
  cell: ({ state, asset, difference }) => (state === 'waiting' ? '–' : <Sum value={difference} asset={asset} sign />),
}

const compareColumn: Column<DayRow> = {
  key: 'compare',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => <RowButton label={t('reconciliation.compare')} about={row.day} onClick={() => askCompare(row)} />,
}

const Standing = ({ row, onOpen }: { row: DayRow; onOpen: (row: DayRow) => void }) => {
  if (row.open > 0)
    return (
      <button type="button" className={css.open} onClick={() => onOpen(row)}>
        {formatCount(row.open)}
      </button>
    )
  return (
    <StateChip
      state={row.state === 'waiting' ? 'pending' : 'good'}
      text={row.state === 'waiting' ? t('reconciliation.waiting') : '0'}
    />
  )
}

const buildColumns = (onOpen: (row: DayRow) => void, may_decide: boolean): Column<DayRow>[] => [
  {
    key: 'day',
    head: t('reconciliation.day'),
    num: true,
    cell: (row) => <Two first={row.day} second={describeSource(row.source)} />,
  },
  {
    key: 'lines',
    head: t('reconciliation.matched'),
    second: t('reconciliation.compared'),
    align: 'end',
    num: true,
    cell: (row) => (
      <Two
        first={`${formatCount(row.matched)} / ${formatCount(row.lines)}`}
        second={formatShortTime(row.compared_at)}
      />
    ),
  },
  sumsColumn,
  differenceColumn,
  {
    key: 'items',
    head: t('reconciliation.items'),
    align: 'end',
    cell: (row) => <Standing row={row} onOpen={onOpen} />,
  },
  ...(may_decide ? [compareColumn] : []),
]

/** Days by what they were compared with; what is open leads to its items. */
export const DayList = () => {
  const { search, narrow, turn } = useListSearch()
  const query = useQuery(daysQuery({ limit: LIMIT, page: search.page ?? 1 }))
  const may_decide = hasRole(useRoles(), TRANSFER_DECIDERS)
  const open = (row: DayRow) => narrow({ tab: 'open', from: row.day, target: row.source_key })
  return (
    <ListPanel
      query={query}
      label={t('nav.reconciliation')}
      columns={buildColumns(open, may_decide)}
      keyOf={(row) => `${row.day} ${row.source_key}`}
      onPage={turn}
      empty={t('reconciliation.none_days')}
    />
  )
}
