import { BONUS_DECIDERS } from '@moongate/contract/bonus.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type Bonus, bonusesQuery } from '../../api/bonus.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { TabbedList, useTabbedPage } from '../../widgets/tabbed-list.tsx'
import { askDecision, type Step } from './decide-form.tsx'

const TABS = ['waiting', 'running', 'all'] as const
type Tab = (typeof TABS)[number]

const listSteps = ({ state }: Bonus): Step[] => {
  if (state === 'in_review') return ['approve', 'refuse']
  return state === 'running' ? ['end'] : []
}

const buildColumns = (decides: boolean): Column<Bonus>[] => [
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

/** Bonuses: those that wait for a person, those that run, and all. */
export const Bonuses = () => {
  const at = useTabbedPage<Tab>('waiting')
  const query = useQuery(bonusesQuery(at.tab, at.page))
  const decides = hasRole(useRoles(), BONUS_DECIDERS)
  return (
    <Panel title={t('bonus.bonuses')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: t(`bonus.${value}`) }))}
        at={at}
        query={query}
        label={t('bonus.bonuses')}
        columns={buildColumns(decides)}
        empty={t(at.tab === 'waiting' ? 'bonus.none_waiting' : 'none')}
      />
    </Panel>
  )
}
