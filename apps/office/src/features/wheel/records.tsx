import { hasRole } from '@moongate/contract/states'
import { PRIZE_SENDERS } from '@moongate/contract/wheel.states'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type WheelRecord, wheelRecordsQuery } from '../../api/wheel.ts'
import { useRoles } from '../../session/session.store.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { Panel } from '../../widgets/page.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { TabbedList, usePanelPage } from '../../widgets/tabbed-list.tsx'
import { askSend } from './send-form.tsx'

const TABS = ['waiting', 'all'] as const

const buildColumns = (sends: boolean): Column<WheelRecord>[] => [
  {
    key: 'bill',
    head: t('order.bill_no'),
    num: true,
    cell: (row) => <Two first={row.bill_no} second={row.created_at} />,
  },
  { key: 'member', head: t('order.member'), cell: (row) => row.member_name },
  {
    key: 'prize',
    head: t('wheel.prize'),
    cell: (row) => <Two first={row.prize} second={t(`wheel.types.${row.type}`)} />,
  },
  { key: 'money', head: t('wheel.money'), align: 'end', num: true, cell: (row) => <Money value={row.money} /> },
  {
    key: 'state',
    head: t('order.state'),
    cell: (row) => (
      <Two
        first={<StateChip state={row.state} text={t(`wheel.states.${row.state}`)} />}
        second={[row.handled_by, row.note].filter(Boolean).join(' · ')}
      />
    ),
  },
  ...(sends
    ? [
        {
          key: 'steps',
          head: t('order.steps'),
          align: 'end' as const,
          pinned: true as const,
          cell: (row: WheelRecord) =>
            row.state === 'to_send' ? (
              <RowButton label={t('wheel.send')} about={row.bill_no} onClick={() => askSend(row)} />
            ) : null,
        },
      ]
    : []),
]

/** Prizes that wait to be sent, and all spins. */
export const Records = () => {
  const at = usePanelPage('records', TABS)
  const query = useQuery(wheelRecordsQuery(at.tab, at.page))
  const sends = hasRole(useRoles(), PRIZE_SENDERS)
  return (
    <Panel title={t('wheel.records')}>
      <TabbedList
        tabs={TABS.map((value) => ({ value, text: t(`wheel.${value}`) }))}
        at={at}
        query={query}
        label={t('wheel.records')}
        columns={buildColumns(sends)}
        empty={t(at.tab === 'waiting' ? 'wheel.none_waiting' : 'none')}
      />
    </Panel>
  )
}
