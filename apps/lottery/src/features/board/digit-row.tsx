import { describeField } from '../../names.ts'
import { t, translateName } from '../../text.ts'
import type { BoardProps } from './props.ts'
import { QUICK, type Row } from './board.rules.ts'
import type { Roving } from './roving.ts'
import css from './board.module.css'

type Props = BoardProps & { row: Row; at: number; roving: Roving }

/** A position: its ten digits with the draws since each last fell, and the quick picks. */
export const DigitRow = ({ row, at, roving, misses, isPicked, isHit, disabled, onToggle, onQuick }: Props) => {
  const name = describeField(row.id)
  const missed = misses?.(row)
  return (
    <fieldset className={css.row} aria-label={name}>
      <span className={css.name} aria-hidden="true">
        {name}
      </span>
      <div className={css.digits}>
        {row.cells.map((cell) => (
          <span key={cell.symbol} className={css.digitBox}>
            <button
              type="button"
              {...roving.place(at, cell.symbol)}
              className={css.digit}
              aria-pressed={isPicked(cell)}
              data-hit={isHit?.(cell) || undefined}
              disabled={disabled}
              aria-label={
                missed?.[cell.symbol] === undefined
                  ? `${name} ${cell.symbol}`
                  : t('digit_label', { name, digit: cell.symbol, misses: missed[cell.symbol] ?? 0 })
              }
              onClick={() => onToggle(cell)}
            >
              {cell.symbol}
            </button>
            {missed ? (
              <span className={css.miss} aria-hidden="true">
                {missed[cell.symbol]}
              </span>
            ) : null}
          </span>
        ))}
      </div>
      <div className={css.quicks}>
        {QUICK.map((quick, column) => (
          <button
            key={quick}
            type="button"
            {...roving.place(at, row.cells.length + column)}
            className={css.quick}
            disabled={disabled}
            title={translateName('quick_title', quick)}
            onClick={() => onQuick(row, quick)}
          >
            {translateName('quick', quick)}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
