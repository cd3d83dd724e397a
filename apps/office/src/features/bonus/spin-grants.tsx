import { SPIN_GIVERS } from '@moongate/contract/freespins.states'
import { hasRole } from '@moongate/contract/states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type SpinGrant, spinGrantsQuery } from '../../api/freespins.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { TabbedList, usePanelPage } from '../../widgets/tabbed-list.tsx'
import { askTakeBack } from './spin-acts.tsx'

const TABS = ['all', 'asked', 'ready', 'counting'] as const

const canTakeBack = ({ state }: SpinGrant): boolean => state === 'asked' || state === 'ready'

const buildColumns = (gives: boolean): Column<SpinGrant>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.granted_at} />,
  },
  {
    key: 'member',
    head: t('order.member'),
    wraps: true,
    cell: (row) => <Two first={row.member_name} second={row.title} />,
  },
  {
    key: 'played',
    head: t('freespins.played'),
    align: 'end',
    num: true,
    cell: (row) => (
      <Two
        first={`${row.played} / ${row.spins}`}
        second={row.odd > 0 ? t('freespins.odd', { count: row.odd }) : row.expires_at}
      />
    ),
  },
  {
    key: 'won',
    head: t('freespins.won'),
    align: 'end',
    num: true,
    cell: (row) => <Two first={<Money value={row.credited} />} second={<Money value={row.won} />} />,
  },
  {
    key: 'state',
    head: t('order.state'),
    wraps: true,
    cell: (row) => (
      <Two
        first={<StateChip state={row.state} text={t(`freespins.states.${row.state}`)} />}
        second={[row.handled_by, row.reason].filter(Boolean).join(' · ')}
      />
    ),
  },
  ...(gives
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          pinned: true as const,
          cell: (row: SpinGrant) =>
            canTakeBack(row) && (
              <RowButton label={t('freespins.take_back')} about={row.bill_no} onClick={() => askTakeBack(row)} />
            ),
        },
      ]
    : []),
]

/** Granted free spins with how far they have come; those that wait for their supplier or for a win by themselves. */
export const SpinGrants = () => {
  const at = usePanelPage('spins', TABS)
  const query = useQuery(spinGrantsQuery(at.tab === 'all' ? undefined : at.tab, at.page))
  const gives = hasRole(useRoles(), SPIN_GIVERS)
  return (
    <Panel title={t('freespins.grants')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: value === 'all' ? t('bonus.all') : t(`freespins.states.${value}`) }))}
        at={at}
        query={query}
        label={t('freespins.grants')}
        columns={buildColumns(gives)}
        empty={t('none')}
      />
    </Panel>
  )
}
