import type { Game } from '@moongate/lottery'
import { Badge, Button, CopyButton, Icon, WinRays, useFormatAmount } from '@moongate/ui'
import { circleCheck } from '@moongate/ui/icons.gen'
import { useEffect, useRef } from 'react'
import type { Receipt as Placed, Ticket } from '../../api/answers.ts'
import { describeLine } from '../../names.ts'
import { OUTCOME_LOOKS, readOutcome } from '../../play/bet.rules.ts'
import { followTickets, type Result, sumResult } from '../../play/result.rules.ts'
import { t } from '../../text.ts'
import { shortenIssue } from '../../time/phase.rules.ts'
import css from './slip.module.css'

type Props = {
  game: Game
  receipt: Placed
  followed: readonly Ticket[] | undefined
  onDone: () => void
  onRepeat: () => void
}

const Facts = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className={css.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What became of the slip, in a word and a sum; a win shines. */
const Head = ({ result }: { result: Result }) => {
  const formatAmount = useFormatAmount()
  const head = (
    <p className={css.outcome} data-kind={result.kind}>
      <b>{t(result.kind)}</b>
      <strong>{formatAmount(result.net, true)}</strong>
    </p>
  )
  return result.kind === 'won' ? <WinRays ratio={result.ratio}>{head}</WinRays> : head
}

const Line = ({ game, ticket }: { game: Game; ticket: Ticket }) => {
  const formatAmount = useFormatAmount()
  const outcome = readOutcome(ticket)
  const [text, tone] = OUTCOME_LOOKS[outcome]
  return (
    <li>
      <span>{describeLine(game, ticket.bet_type, ticket.selection)}</span>
      <b>{formatAmount(outcome === 'waiting' ? ticket.stake : ticket.payout)}</b>
      <small>{ticket.bill_no}</small>
      {outcome === 'waiting' ? null : <Badge tone={tone}>{t(text)}</Badge>}
    </li>
  )
}

const Promised = ({ commitment }: { commitment: string }) => (
  <div className={css.promised}>
    <span>{t('commitment')}</span>
    <CopyButton text={commitment} label={t('copy')} done={t('copied')} />
    <code>{commitment}</code>
  </div>
)

/** What was accepted, with the promise of its draw; when the last ball has landed it becomes what came of it. */
export const Receipt = ({ game, receipt, followed, onDone, onRepeat }: Props) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const formatAmount = useFormatAmount()
  const tickets = followTickets(receipt.tickets, followed)
  const [first] = tickets
  const result = sumResult(tickets)
  return (
    <div className={css.receipt}>
      {result ? <Head result={result} /> : null}
      <h3 ref={title} tabIndex={-1} className={css.accepted} data-over={result !== undefined || undefined}>
        <Icon d={circleCheck} size={22} /> {t('accepted')}
      </h3>
      <Facts
        facts={[
          [t('receipt_issue'), shortenIssue(first?.issue ?? '')],
          [t('receipt_stake'), formatAmount(receipt.stake)],
          result
            ? [t('receipt_payout'), formatAmount(result.payout)]
            : [t('receipt_balance'), formatAmount(receipt.money)],
        ]}
      />
      <ul className={css.tickets}>
        {tickets.map((ticket) => (
          <Line key={ticket.id} game={game} ticket={ticket} />
        ))}
      </ul>
      {first?.commitment ? <Promised commitment={first.commitment} /> : null}
      <div className={css.after}>
        <Button variant="secondary" onClick={onRepeat}>
          {t('repeat')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </div>
  )
}
