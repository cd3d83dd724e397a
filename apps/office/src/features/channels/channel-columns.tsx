import type { Channel } from '../../api/channels.ts'
import { t } from '../../text.ts'
import { type Column, Two } from '../../widgets/data-table.tsx'
import { type Direction, MoveButtons } from '../../widgets/move-buttons.tsx'
import { RowButton } from '../../widgets/row-button.tsx'
import { describeHours, Limits, State } from './channel-cells.tsx'
import { askChannel } from './channel-form.tsx'
import css from './channels.module.css'
import { askPayee } from './payee-form.tsx'
import { RowSteps } from '../../widgets/row-steps.tsx'

export type Move = (id: number, direction: Direction) => void
export type Banks = readonly { value: string; text: string }[]

const buildSteps = (banks: Banks): Column<Channel> => ({
  key: 'steps',
  head: t('order.steps'),
  align: 'end',
  pinned: true,
  cell: (row) => (
    <RowSteps>
      {row.type.startsWith('company_') && (
        <RowButton
          label={t('channels.payees.add')}
          about={t('channels.payees.add_title', { name: row.title })}
          onClick={() => askPayee({ channel: row, banks })}
        />
      )}
      <RowButton
        label={t('channels.change')}
        about={t('channels.title', { name: row.title })}
        onClick={() => askChannel(row)}
      />
    </RowSteps>
  ),
})

const nameMoves = ({ title: name }: Channel) => ({
  up: t('channels.up', { name }),
  down: t('channels.down', { name }),
})

/** What members are offered and on which terms; for some, what they may do. */
export const buildChannelColumns = (banks: Banks, move: Move | undefined): Column<Channel>[] => [
  {
    key: 'channel',
    head: t('channels.channel'),
    cut: true,
    width: '30%',
    cell: (row) => (
      <span className={css.channel}>
        {move && <MoveButtons labels={nameMoves(row)} move={(direction) => move(row.id, direction)} />}
        {/* The operator's own word for it, in whatever language. */}
        <Two first={<span lang="">{row.title}</span>} second={row.type_text} />
      </span>
    ),
  },
  { key: 'state', head: t('order.state'), cell: (row) => <State row={row} /> },
  {
    key: 'limits',
    head: t('channels.limits'),
    align: 'end',
    num: true,
    wraps: true,
    width: '25%',
    cell: (row) => <Limits row={row} />,
  },
  { key: 'hours', head: t('channels.hours'), num: true, cell: describeHours },
  {
    key: 'speed',
    head: t('channels.speed'),
    align: 'end',
    num: true,
    cell: (row) => t('channels.minutes', { n: row.speed_minutes }),
  },
  {
    key: 'gift',
    head: t('channels.gift'),
    align: 'end',
    num: true,
    cell: (row) => (
      <Two
        first={`${row.gift_percent}%`}
        second={row.usdt_rate !== null && t('channels.rate', { rate: row.usdt_rate })}
      />
    ),
  },
  ...(move ? [buildSteps(banks)] : []),
]
