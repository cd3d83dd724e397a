import type { RowState } from '@moongate/contract/statements.states'
import { Money } from '@moongate/ui'
import type { StatementRow } from '../../api/statements.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { askIgnore, askRestore } from './statement-acts.tsx'
import { Matches } from './statement-matches.tsx'

type RowStep = { step: 'ignore' | 'restore'; ask: (row: StatementRow) => unknown }
const buildStep = ({ step, ask }: RowStep): Column<StatementRow> => ({
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <RowButton
      label={t(`statements.${step}`)}
      about={t(`statements.${step}_about`, { what: row.reference || row.payer_name })}
      onClick={() => ask(row)}
    />
  ),
})

const handled: Column<StatementRow> = {
  key: 'handled',
  head: t('statements.handled'),
  cell: (row) => <Two first={row.handled_by} second={row.handled_at?.slice(0, 16) ?? ''} />,
}

/** What is done with a row that is no deposit, and with one that may be after all. */
const STEPS = {
  open: { step: 'ignore', ask: askIgnore },
  ignored: { step: 'restore', ask: askRestore },
} as const satisfies Partial<Record<RowState, RowStep>>

/** What stands beside a row: what it may be, which deposit it is, or why it is none. */
const MATCHES_HEADS = { open: 'statements.matches', credited: 'order.bill_no', ignored: 'order.reason' } as const

/** What the bank says, and what it may be. */
export const buildStatementColumns = (state: RowState, may_decide: boolean): Column<StatementRow>[] => [
  {
    key: 'received',
    head: t('statements.received'),
    num: true,
    cell: (row) => (
      <Two first={<Money value={row.money} />} second={`${row.booked_at?.slice(5, 16) ?? ''} ${row.account}`} />
    ),
  },
  {
    key: 'payer',
    head: t('statements.payer'),
    cut: true,
    cell: (row) => (
      <span title={`${row.payer_name} ${row.payer_account}`.trim()}>
        <Two first={row.payer_name || '–'} second={row.payer_account} />
      </span>
    ),
  },
  {
    key: 'remark',
    head: t('statements.remark'),
    cut: true,
    cell: (row) => (
      <span title={`${row.remark} ${row.reference}`.trim()}>
        <Two first={row.remark || '–'} second={row.reference} />
      </span>
    ),
  },
  {
    key: 'matches',
    head: t(MATCHES_HEADS[state]),
    ...(state === 'ignored' && { cut: true }),
    cell: (row) => <Matches row={row} may_decide={may_decide} />,
  },
  ...(state === 'open' ? [] : [handled]),
  ...(may_decide && state !== 'credited' ? [buildStep(STEPS[state])] : []),
]
