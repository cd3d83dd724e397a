import { VisuallyHidden } from '@moongate/ui'
import { type KeyboardEvent, useId, useState } from 'react'
import { t } from '../../text.ts'
import { QUICK, type Row } from './board.rules.ts'
import { DigitRow } from './digit-row.tsx'
import { OptionRow } from './option-row.tsx'
import type { BoardProps } from './props.ts'
import { useRoving } from './roving.ts'
import css from './board.module.css'

const countPlaces = (row: Row): number => row.cells.length + (row.kind === 'digits' ? QUICK.length : 0)

/** The grid of buttons: one tab stop, arrow keys, and digits pick in the row that has the focus. */
export const Board = (props: BoardProps) => {
  const { rows, disabled, onToggle, onEnter } = props
  const keys = useId()
  const [host, setHost] = useState<HTMLElement | null>(null)
  const roving = useRoving(host, rows.map(countPlaces))

  const onKeyDown = (event: KeyboardEvent): void => {
    if (disabled || event.ctrlKey || event.metaKey || event.altKey) return
    const { row } = roving.current()
    const cell = /^\d$/.test(event.key) && rows[row]?.kind === 'digits' ? rows[row].cells[Number(event.key)] : undefined
    if (cell) {
      onToggle(cell)
      roving.go({ row, column: cell.symbol })
      event.preventDefault()
    } else if (event.key === 'Enter' && onEnter?.()) event.preventDefault()
    else roving.onKeyDown(event)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the buttons inside
    <fieldset
      ref={setHost}
      aria-label={props.label}
      aria-describedby={keys}
      className={css.board}
      data-played
      data-dense={rows.length > 5 || undefined}
      style={{ '--rows': Math.ceil(rows.length / 2) }}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, at) =>
        row.kind === 'digits' ? (
          <DigitRow key={row.id} row={row} at={at} roving={roving} {...props} />
        ) : (
          <OptionRow key={row.id} row={row} at={at} roving={roving} {...props} />
        ),
      )}
      <span id={keys} className={css.help}>
        <VisuallyHidden>{t('keys_help')}</VisuallyHidden>
      </span>
    </fieldset>
  )
}
