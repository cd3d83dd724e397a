import { findGame } from '@moongate/lottery'
import { Badge, Balls, Button, type Column, Pager, Table, useFormatAmount, Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Ticket } from '../../api/answers.ts'
import { ticketsQuery } from '../../api/queries.ts'
import { describeLine } from '../../names.ts'
import { withholdTicket } from '../../play/reveal.rules.ts'
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

const buildColumns = (onProof: (ticket: Ticket) => void): Column<Ticket>[] => [
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

type Props = { code: string; until: string | undefined; onProof: (ticket: Ticket) => void }

/** The player's own tickets, newest first, each with what was promised and, once it was drawn, its proof. */
export const MyBets = ({ code, until, onProof }: Props) => {
  const [page, setPage] = useState(1)
  const { data, isFetching } = useQuery(ticketsQuery(code, page))
  const texts = {
    label: t('tab_bets'),
    previous: t('previous'),
    next: t('next'),
    page: (n: number) => t('page', { n }),
  }
  return (
    <>
      <Table
        caption={t('tab_bets')}
        columns={buildColumns(onProof)}
        rows={data?.data.map((ticket) => withholdTicket(ticket, until))}
        rowKey={(ticket) => ticket.id}
        loading={isFetching && !data}
        empty={t('no_bets')}
      />
      <Pager page={page} pages={data?.last_page} onPage={setPage} texts={texts} />
    </>
  )
}
