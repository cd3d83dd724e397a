import type { BetType, Picks } from '@moongate/lottery'
import { Button } from '@moongate/ui'
import { useState } from 'react'
import { describeType } from '../../names.ts'
import { t, translateName } from '../../text.ts'
import { Board } from './board.tsx'
import { buildDraft, pickQuickDigits, buildRows, toggleSymbol, setField } from './board.rules.ts'
import type { PanelProps } from './props.ts'
import css from './board.module.css'

type Props = PanelProps & { type: BetType }

/** One combination being put together: it goes on the slip whole, by the button or by Enter. */
export const Combination = ({ type, dispatch, odds, misses, disabled }: Props) => {
  const [picks, setPicks] = useState<Picks>()
  const draft = buildDraft(type, picks)
  const add = (): boolean => {
    if (!draft) return false
    dispatch({ do: 'toggle', bet_type: type.id, ...draft })
    setPicks(undefined)
    return true
  }
  /** A set of digits has no position of its own, so it has no miss counts. */
  const countMissesOf = (id: string): readonly number[] | undefined =>
    /^p\d$/.test(id) ? misses?.[Number(id.slice(1)) - 1] : undefined
  return (
    <>
      <p className={css.hint}>
        {translateName(
          'hint',
          type.id.replace(/^star\d_(front|middle|back)/, (match) => match.slice(0, 5)),
        )}
      </p>
      <Board
        label={describeType(type.id)}
        rows={buildRows([type])}
        odds={odds}
        disabled={disabled}
        misses={(row) => countMissesOf(row.id)}
        onEnter={add}
        isPicked={(cell) => picks?.[cell.field]?.includes(cell.symbol) ?? false}
        onToggle={(cell) => setPicks(toggleSymbol(type, picks, cell))}
        onQuick={(row, quick) => setPicks(setField(type, picks, row.cells[0]?.field ?? 0, pickQuickDigits(quick)))}
      />
      <div className={css.draft}>
        <span aria-live="polite">{draft ? t('draft_bets', { count: draft.units }) : t('draft_incomplete')}</span>
        <Button variant="primary" size="s" disabled={!draft || disabled} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </>
  )
}
