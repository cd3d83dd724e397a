import type { NiuniuView } from '@moongate/cards'
import { TablePage, type TableParts, type TableProps } from '../parts/table-page.tsx'
import type { Round } from '../play/use-round.ts'
import { Seats } from './seats.tsx'
import { listButtons, tellRound } from './words.ts'

const END_MS = 1_600

const isNiuniu = (round: Round): round is Round<NiuniuView> => round.view.game === 'niuniu'

const parts: TableParts<NiuniuView> = {
  felt: (seen) => <Seats {...seen} />,
  tell: tellRound,
  buttons: listButtons,
  measureEnd: () => END_MS,
}

/** The table of niuniu. */
export const NiuniuTable = (props: TableProps) => {
  const round = props.seat.held?.round ?? null
  return <TablePage {...props} round={round && isNiuniu(round) ? round : null} parts={parts} />
}
