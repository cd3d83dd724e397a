import { Money } from '@moongate/ui'
import type { Claim } from '../../api/rebate.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askDecision } from './decide-form.tsx'
import css from './rebate.module.css'

const Lines = ({ lines }: Pick<Claim, 'lines'>) => (
  <details className={css.lines}>
    <summary>{t('rebate.details')}</summary>
    <ul>
      {lines.map((line) => (
        <li key={`${line.date} ${line.game_type_text} ${line.api_name}`}>
          {line.date} · {line.game_type_text} · {line.api_name}: <Money value={line.total_valid} /> × {line.rate}% ={' '}
          <Money value={line.money} />
        </li>
      ))}
    </ul>
  </details>
)

const Decide = ({ claim }: { claim: Claim }) => (
  <>
    <RowButton label={t('rebate.pay')} about={claim.bill_no} onClick={() => askDecision(claim, 'pay')} />
    <RowButton label={t('rebate.refuse')} about={claim.bill_no} onClick={() => askDecision(claim, 'refuse')} />
  </>
)

/** How claims are listed; whoever decides pays or refuses them there. */
export const buildColumns = (decides: boolean): Column<Claim>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.created_at} />,
  },
  {
    key: 'member',
    head: t('order.member'),
    cell: (row) => <Two first={row.member_name} second={t(`rebate.ways.${row.way}`)} />,
  },
  { key: 'lines', head: t('rebate.details'), cell: (row) => <Lines lines={row.lines} /> },
  { key: 'money', head: t('order.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={<StateChip state={row.state} text={t(`rebate.states.${row.state}`)} />}
        second={[row.handled_by, row.reason].filter(Boolean).join(' · ')}
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
          cell: (row: Claim) => (row.state === 'in_review' ? <Decide claim={row} /> : null),
        },
      ]
    : []),
]
