import { describeField, describeSymbol } from '../../names.ts'
import type { BoardProps } from './props.ts'
import { type Row, getSymbol } from './board.rules.ts'
import type { Roving } from './roving.ts'
import css from './board.module.css'

type Props = BoardProps & { row: Row; at: number; roving: Roving }

/** Named symbols of one field, each with its odds on the button. */
export const OptionRow = ({ row, at, rows, roving, odds, isPicked, isHit, disabled, onToggle }: Props) => {
  const name = describeField(row.id)
  const alone = rows.length === 1
  return (
    <fieldset className={css.row} aria-label={name} data-alone={alone || undefined}>
      {alone ? null : (
        <span className={css.name} aria-hidden="true">
          {name}
        </span>
      )}
      <div
        className={css.options}
        data-many={row.cells.length > 4 || undefined}
        style={{ '--columns': row.cells.length }}
      >
        {row.cells.map((cell, column) => {
          const symbol = describeSymbol(getSymbol(cell))
          return (
            <button
              key={`${cell.type.id} ${cell.symbol}`}
              type="button"
              {...roving.place(at, column)}
              className={css.option}
              aria-pressed={isPicked(cell)}
              data-hit={isHit?.(cell) || undefined}
              disabled={disabled}
              onClick={() => onToggle(cell)}
            >
              <span>{alone ? `${name} ${symbol}` : symbol}</span> <b className={css.odds}>{odds(cell.type.id)}</b>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
