import { findGame } from '@moongate/lottery'
import { Badge, Balls, Button, type Column, useFormatAmount, Money } from '@moongate/ui'
import type { Ticket } from '../../api/answers.ts'
import { describeLine } from '../../names.ts'
import { t } from '../../text.ts'
import { computeNet, OUTCOME_LOOKS, readOutcome } from '../../play/bet.rules.ts'
import css from './records.module.css'

const Selection = ({ ticket }: { ticket: Ticket }) => {
  const game = findGame(ticket.code)
  return (
    <>
      {game ? describeLine(game, ticket.bet_type, ticket.selection) : ticket.selection}
      <small className={css.minor}>× {ticket.odds}</small>
    </>
  )
}

const State = ({ ticket }: { ticket: Ticket }) => {
  const [text, tone] = OUTCOME_LOOKS[readOutcome(ticket)]
  return <Badge tone={tone}>{t(text)}</Badge>
}

const Net = ({ ticket }: { ticket: Ticket }) => {
  const formatAmount = useFormatAmount()
  if (readOutcome(ticket) === 'waiting') return '—'
  const net = computeNet(ticket)
  return <span data-gain={/^[^-]*[1-9]/.test(net) || undefined}>{formatAmount(net, true)}</span>
}

export const buildTicketColumns = (onProof: (ticket: Ticket) => void): Column<Ticket>[] => [
  {
    id: 'issue',
    head: t('col_issue'),
    cell: (ticket) => (
      <>
        <span className={css.issue}>{ticket.issue}</span>
        <small className={css.minor}>{ticket.bill_no}</small>
      </>
    ),
  },
  { id: 'selection', head: t('col_selection'), cell: (ticket) => <Selection ticket={ticket} /> },
  { id: 'stake', head: t('col_stake'), align: 'end', cell: (ticket) => <Money value={ticket.stake} /> },
  {
    id: 'balls',
    head: t('col_balls'),
    cell: (ticket) => (ticket.balls ? <Balls values={ticket.balls} label={t('col_balls')} size={22} /> : '—'),
  },
  { id: 'state', head: t('col_state'), cell: (ticket) => <State ticket={ticket} /> },
  { id: 'net', head: t('col_net'), align: 'end', cell: (ticket) => <Net ticket={ticket} /> },
  {
    id: 'proof',
    head: t('col_proof'),
    cell: (ticket) =>
      ticket.commitment ? (
        <Button size="s" variant="link" onClick={() => onProof(ticket)}>
          {t(ticket.seed ? 'verify' : 'promise')}
        </Button>
      ) : (
        ''
      ),
  },
]
