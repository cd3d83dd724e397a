import type { GoldenFlowerView } from '@moongate/cards'
import { TablePage, type TableParts, type TableProps } from '../parts/table-page.tsx'
import type { Round } from '../play/use-round.ts'
import { listButtons } from './moves.ts'
import { Seats } from './seats.tsx'
import { tellRound } from './words.ts'

const END_MS = 900

const isFlower = (round: Round): round is Round<GoldenFlowerView> => round.view.game === 'golden_flower'

const parts: TableParts<GoldenFlowerView> = {
  felt: (seen) => <Seats {...seen} />,
  tell: tellRound,
  buttons: listButtons,
  measureEnd: () => END_MS,
}

/** The table of three cards. */
export const FlowerTable = (props: TableProps) => {
  const round = props.seat.held?.round ?? null
  return <TablePage {...props} round={round && isFlower(round) ? round : null} parts={parts} />
}
