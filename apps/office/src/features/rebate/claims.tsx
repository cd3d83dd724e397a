import { CLAIM_DECIDERS } from '@moongate/contract/rebate.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Claim, claimsQuery } from '../../api/rebate.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { TabbedList, useTabbedPage } from '../../widgets/tabbed-list.tsx'
import { askDecision } from './decide-form.tsx'
import css from './rebate.module.css'

const TABS = ['waiting', 'all'] as const
type Tab = (typeof TABS)[number]

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

const buildColumns = (decides: boolean): Column<Claim>[] => [
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
          cell: (row: Claim) => (row.state === 'in_review' ? <Decide claim={row} /> : null),
        },
      ]
    : []),
]

/** Claims: those that wait for a person, and all. */
export const Claims = () => {
  const at = useTabbedPage<Tab>('waiting')
  const query = useQuery(claimsQuery(at.tab, at.page))
  const decides = hasRole(useRoles(), CLAIM_DECIDERS)
  return (
    <Panel title={t('rebate.claims')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: t(`rebate.${value}`) }))}
        at={at}
        query={query}
        label={t('rebate.claims')}
        columns={buildColumns(decides)}
        empty={t(at.tab === 'waiting' ? 'rebate.none_waiting' : 'none')}
      />
    </Panel>
  )
}
