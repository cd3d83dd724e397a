import { Money } from '@moongate/ui'
import type { SpinGrant } from '../../api/freespins.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import { askTakeBack } from './spin-acts.tsx'

const canTakeBack = ({ state }: SpinGrant): boolean => state === 'asked' || state === 'ready'

/** What of an offer's spins somebody has had; for some, the way to take the rest back. */
export const buildGrantColumns = (gives: boolean): Column<SpinGrant>[] => [
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
