import type { Card, MahjongView } from '@moongate/cards'
import { useState } from 'react'
import { TablePage, type TableParts, type TableProps } from '../parts/table-page.tsx'
import type { Round } from '../play/use-round.ts'
import { Board } from './board.tsx'
import { Hand } from './hand.tsx'
import { type Picking, PlayBar } from './play-bar.tsx'
import { listButtons, tellRound } from './words.ts'

const END_MS = 900

const isMahjong = (round: Round): round is Round<MahjongView> => round.view.game === 'mahjong'

const createParts = (turn: string, picking: Picking): TableParts<MahjongView> => ({
  felt: (seen) => (
    <Board {...seen}>
      <Hand round={seen.round} {...picking} />
    </Board>
  ),
  tell: tellRound,
  buttons: listButtons,
  bar: (asked) => <PlayBar key={turn} {...asked} {...picking} />,
  measureEnd: () => END_MS,
})

/** The table of mahjong. A tile is picked for one turn: with the next none is. */
export const MahjongTable = (props: TableProps) => {
  const held = props.seat.held?.round ?? null
  const round = held && isMahjong(held) ? held : null
  const turn = round ? `${round.id} ${round.turn}` : ''
  const [pick, setPick] = useState<{ turn: string; tile: Card | undefined }>({ turn, tile: undefined })
  const picked = pick.turn === turn ? pick.tile : undefined
  const parts = createParts(turn, { picked, onPick: (tile) => setPick({ turn, tile }) })
  return <TablePage {...props} round={round} parts={parts} />
}
