import { Money } from '@moongate/ui'
import type { Bonus } from '../../api/bonus.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askDecision, type Step } from './decide-form.tsx'

const listSteps = ({ state }: Bonus): Step[] => {
  if (state === 'in_review') return ['approve', 'refuse']
  return state === 'running' ? ['end'] : []
}

/** How bonuses are listed; whoever decides takes the next step there. */
export const buildColumns = (decides: boolean): Column<Bonus>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.taken_at} />,
  },
  { key: 'member', head: t('order.member'), cell: (row) => <Two first={row.member_name} second={row.title} /> },
  {
    key: 'money',
    head: t('bonus.bonus'),
    align: 'end',
    num: true,
    cell: (row) => <Two first={<Money value={row.money} />} second={<Money value={row.base} />} />,
  },
  {
    key: 'wagered',
    head: t('bonus.wagered'),
    align: 'end',
    num: true,
    cell: (row) => <Two first={<Money value={row.wagered} />} second={<Money value={row.required} />} />,
  },
  { key: 'paid', head: t('bonus.paid'), align: 'end', num: true, cell: (row) => <Money value={row.paid} /> },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={<StateChip state={row.state} text={t(`bonus.states.${row.state}`)} />}
        second={[...row.flags.map((flag) => t(`bonus.flags.${flag}`)), row.handled_by, row.reason]
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  },
  ...(decides
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          pinned: true as const,
          cell: (row: Bonus) =>
            listSteps(row).map((step) => (
              <RowButton
                key={step}
                label={t(`bonus.steps.${step}`)}
                about={row.bill_no}
                onClick={() => askDecision(row, step)}
              />
            )),
        },
      ]
    : []),
]
