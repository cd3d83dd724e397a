import { Icon, icons } from '@moongate/ui'
import { ActionIcon } from '@mantine/core'
import type { Channel } from '../../api/channels.ts'
import { t } from '../../text.ts'
import { Two } from '../../widgets/data-table.tsx'
import { StateChip } from '../../widgets/state-chip.tsx'
import css from './channels.module.css'

export type Move = (id: number, direction: 'up' | 'down') => void

/** Where a channel stands among the others. */
export const Order = ({ row, move }: { row: Channel; move: Move }) => (
  <span className={css.order}>
    {(['up', 'down'] as const).map((direction) => (
      <ActionIcon
        key={direction}
        variant="subtle"
        color="gray"
        size={26}
        aria-label={t(`channels.${direction}`, { name: row.title })}
        onClick={() => move(row.id, direction)}
      >
        <Icon d={direction === 'up' ? icons.arrowUp : icons.arrowDown} size={16} />
      </ActionIcon>
    ))}
  </span>
)

/** When it takes deposits. */
export const describeHours = ({ open_from, open_to }: Channel): string =>
  open_from === '00:00' && open_to === '24:00' ? t('channels.all_day') : `${open_from} – ${open_to}`

/** Whether members see it. */
export const State = ({ row }: { row: Channel }) => (
  <Two
    first={<StateChip state={row.enabled ? 'open' : 'off'} text={row.enabled ? t('channels.on') : t('channels.off')} />}
    second={row.recommended && t('channels.recommended')}
  />
)
