import { ActionIcon } from '@mantine/core'
import { Icon, icons } from '@moongate/ui'
import css from './move-buttons.module.css'

export type Direction = 'up' | 'down'
const WAYS = { up: icons.arrowUp, down: icons.arrowDown } as const

/** A row's place among the others: one up, one down. `labels` name what is moved. */
export const MoveButtons = ({
  labels,
  move,
}: {
  labels: Readonly<Record<Direction, string>>
  move: (direction: Direction) => void
}) => (
  <span className={css.order}>
    {(['up', 'down'] as const).map((direction) => (
      <ActionIcon
        key={direction}
        variant="subtle"
        color="gray"
        size={26}
        aria-label={labels[direction]}
        onClick={() => move(direction)}
      >
        <Icon d={WAYS[direction]} size={16} />
      </ActionIcon>
    ))}
  </span>
)
