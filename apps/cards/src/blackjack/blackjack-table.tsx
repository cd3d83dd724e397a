import type { BlackjackView } from '@moongate/cards'
import { TablePage, type TableParts, type TableProps } from '../parts/table-page.tsx'
import type { Round } from '../play/use-round.ts'
import { Felt } from './felt.tsx'
import { listButtons } from './moves.ts'
import { tellRound } from './words.ts'

const CARD_MS = 450

const isBlackjack = (round: Round): round is Round<BlackjackView> => round.view.game === 'blackjack'

const parts: TableParts<BlackjackView> = {
  felt: (seen) => <Felt {...seen} />,
  tell: tellRound,
  buttons: listButtons,
  measureEnd: ({ view }) => view.dealer.length * CARD_MS,
}

/** The blackjack table. */
export const BlackjackTable = (props: TableProps) => {
  const round = props.seat.held?.round ?? null
  return <TablePage {...props} round={round && isBlackjack(round) ? round : null} parts={parts} />
}
