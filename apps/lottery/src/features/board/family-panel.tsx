import { type BetType, isTap } from '@moongate/lottery'
import { useState } from 'react'
import { describeFamily, describeType } from '../../names.ts'
import { getLineKey } from '../../play/slip.rules.ts'
import { Board } from './board.tsx'
import {
  type Cell,
  buildCellSelection,
  pickQuickDigits,
  type Row,
  buildRows,
  getSymbol,
  listTypes,
} from './board.rules.ts'
import { Combination } from './combination.tsx'
import type { PanelProps } from './props.ts'
import css from './board.module.css'

type Taps = PanelProps & { types: readonly BetType[] }

/** Bet types whose symbols are bets by themselves: a tap puts a row on the slip or takes it off. */
export const TapBoard = ({ types, family, lines, dispatch, odds, misses, hit, disabled }: Taps) => {
  const picked = new Set(lines.map(getLineKey))
  const isPicked = (cell: Cell): boolean =>
    picked.has(getLineKey({ bet_type: cell.type.id, selection: buildCellSelection(cell) }))
  const onToggle = (cell: Cell): void =>
    dispatch({ do: 'toggle', bet_type: cell.type.id, selection: buildCellSelection(cell), units: 1 })
  const onQuick = (row: Row, quick: Parameters<typeof pickQuickDigits>[0]): void => {
    const wanted = pickQuickDigits(quick)
    const all = row.cells.map(buildCellSelection)
    dispatch({
      do: 'swap',
      bet_type: row.cells[0]?.type.id ?? '',
      out: all,
      in: all.filter((_, digit) => wanted.includes(digit)),
    })
  }
  return (
    <Board
      label={describeFamily(family)}
      rows={buildRows(types)}
      odds={odds}
      disabled={disabled}
      isPicked={isPicked}
      onToggle={onToggle}
      onQuick={onQuick}
      misses={(row) => misses?.[row.cells[0]?.field ?? -1]}
      isHit={(cell) => /^\d$/.test(getSymbol(cell)) && hit?.[cell.field] === cell.symbol}
    />
  )
}

/** Families of combinations: which one is being put together. */
const Combinations = (props: Taps) => {
  const [id, setId] = useState(props.types[0]?.id)
  const type = props.types.find((one) => one.id === id) ?? props.types[0]
  return (
    <>
      <fieldset className={css.subtypes} data-played aria-label={describeFamily(props.family)}>
        {props.types.map((one) => (
          <button
            key={one.id}
            type="button"
            className={css.subtype}
            aria-pressed={one === type}
            onClick={() => setId(one.id)}
          >
            {describeType(one.id)} <b className={css.odds}>{props.odds(one.id)}</b>
          </button>
        ))}
      </fieldset>
      {type ? <Combination key={type.id} {...props} type={type} /> : null}
    </>
  )
}

/** What the tab of a family shows. One-star has the sides of the sum below it, because they are bet together most. */
export const FamilyPanel = (props: PanelProps) => {
  const types = listTypes(props.game, props.family)
  const combined = types.some((type) => !isTap(props.game, type.id))
  return (
    <div className={css.family}>
      {combined ? <Combinations {...props} types={types} /> : <TapBoard {...props} types={types} />}
      {props.family === 'star1' ? <TapBoard {...props} family="sum" types={listTypes(props.game, 'sum')} /> : null}
    </div>
  )
}
