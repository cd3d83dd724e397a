import { Money } from '@moongate/ui'
import type { Loan } from '../../api/credit.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { describeChip } from './credit.rules.ts'
import { askDecision } from './decide-form.tsx'

const Decide = ({ loan }: { loan: Loan }) => (
  <>
    <RowButton label={t('credit.approve')} about={loan.bill_no} onClick={() => askDecision(loan, 'approve')} />
    <RowButton label={t('credit.refuse')} about={loan.bill_no} onClick={() => askDecision(loan, 'refuse')} />
  </>
)

const StateCell = ({ loan }: { loan: Loan }) => {
  const { chip, text } = describeChip(loan)
  return (
    <Two
      first={<StateChip state={chip} text={t(`credit.states.${text}`)} />}
      second={[loan.handled_by, loan.reason].filter(Boolean).join(' · ')}
    />
  )
}

/** The columns of loans; whoever decides finds the steps in the last. */
export const buildColumns = (decides: boolean): Column<Loan>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.created_at} />,
  },
  {
    key: 'member',
    head: t('order.member'),
    cell: (row) => <Two first={row.member_name} second={t('credit.level_of', { level: row.level })} />,
  },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  { key: 'limit', head: t('credit.limit'), align: 'end', num: true, cell: (row) => <Money value={row.total_credit} /> },
  { key: 'days', head: t('credit.days'), align: 'end', num: true, cell: (row) => row.days },
  { key: 'due', head: t('credit.due_on'), num: true, cell: (row) => row.due_on ?? '–' },
  { key: 'state', head: t('order.state'), cell: (row) => <StateCell loan={row} /> },
  ...(decides
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          pinned: true as const,
          cell: (row: Loan) => (row.state === 'in_review' ? <Decide loan={row} /> : null),
        },
      ]
    : []),
]
