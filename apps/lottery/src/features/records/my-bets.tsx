import { findGame } from '@moongate/lottery'
import { Badge, Balls, Button, type Column, Pager, Table, type Tone } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Draw, Ticket } from '../../api/answers.ts'
import { ticketsQuery } from '../../api/queries.ts'
import { formatAmount } from '../../money.ts'
import { describeLine } from '../../names.ts'
import { t } from '../../text.ts'
import { computeNet, type Outcome, readOutcome } from './bet.rules.ts'
import css from './records.module.css'

const OUTCOME = {
  waiting: ['outcome_waiting', 'wait'],
  won: ['outcome_won', 'good'],
  lost: ['outcome_lost', 'neutral'],
  refunded: ['outcome_refunded', 'info'],
  void: ['outcome_void', 'info'],
} as const satisfies Record<Outcome, readonly [string, Tone]>

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
  const [text, tone] = OUTCOME[readOutcome(ticket)]
  return <Badge tone={tone}>{t(text)}</Badge>
}

const Net = ({ ticket }: { ticket: Ticket }) => {
  if (readOutcome(ticket) === 'waiting') return '—'
  const net = computeNet(ticket)
  return <span data-gain={/^[^-]*[1-9]/.test(net) || undefined}>{formatAmount(net, true)}</span>
}

const buildColumns = (proof: (issue: string) => (() => void) | undefined): Column<Ticket>[] => [
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
  { id: 'stake', head: t('col_stake'), align: 'end', cell: (ticket) => formatAmount(ticket.stake) },
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
    cell: (ticket) => {
      const show = proof(ticket.issue)
      return show ? (
        <Button size="s" variant="link" onClick={show}>
          {t('verify')}
        </Button>
      ) : (
        ''
      )
    },
  },
]

type Props = { code: string; draws: readonly Draw[] | undefined; onProof: (draw: Draw) => void }

/** The player's own tickets, newest first, settled ones with their proof. */
export const MyBets = ({ code, draws, onProof }: Props) => {
  const [page, setPage] = useState(1)
  const { data, isFetching } = useQuery(ticketsQuery(code, page))
  const findProofOpener = (issue: string): (() => void) | undefined => {
    const draw = draws?.find((one) => one.issue === issue && one.seed)
    return draw && (() => onProof(draw))
  }
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
        columns={buildColumns(findProofOpener)}
        rows={data?.data}
        rowKey={(ticket) => ticket.id}
        loading={isFetching && !data}
        empty={t('no_bets')}
      />
      <Pager page={page} pages={data?.last_page ?? 1} onPage={setPage} texts={texts} />
    </>
  )
}
