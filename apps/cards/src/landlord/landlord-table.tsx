import type { Card, LandlordView } from '@moongate/cards'
import { useState } from 'react'
import { TablePage, type TableParts, type TableProps } from '../parts/table-page.tsx'
import type { Round } from '../play/use-round.ts'
import { Board } from './board.tsx'
import { Hand } from './hand.tsx'
import { PlayBar } from './play-bar.tsx'
import { listButtons, tellRound } from './words.ts'

const END_MS = 1_200

const isLandlord = (round: Round): round is Round<LandlordView> => round.view.game === 'landlord'

type Picks = { turn: string; picked: readonly Card[]; onPick: (cards: readonly Card[]) => void }

const createParts = ({ turn, picked, onPick }: Picks): TableParts<LandlordView> => ({
  felt: (seen) => (
    <Board {...seen}>
      <Hand round={seen.round} picked={picked} onPick={onPick} />
    </Board>
  ),
  tell: tellRound,
  buttons: listButtons,
  bar: (asked) =>
    asked.round.view.landlord === null ? undefined : <PlayBar key={turn} {...asked} picked={picked} onPick={onPick} />,
  measureEnd: () => END_MS,
})

/** The table of dou dizhu. Cards are picked for one turn: with the next none is. */
export const LandlordTable = (props: TableProps) => {
  const held = props.seat.held?.round ?? null
  const round = held && isLandlord(held) ? held : null
  const turn = round ? `${round.id} ${round.turn}` : ''
  const [picks, setPicks] = useState<{ turn: string; cards: readonly Card[] }>({ turn, cards: [] })
  const picked = picks.turn === turn ? picks.cards : []
  const parts = createParts({ turn, picked, onPick: (cards) => setPicks({ turn, cards }) })
  return <TablePage {...props} round={round} parts={parts} />
}
