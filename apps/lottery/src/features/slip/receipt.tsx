import type { Game } from '@moongate/lottery'
import { Button, Icon } from '@moongate/ui'
import { circleCheck } from '@moongate/ui/icons.gen'
import { useEffect, useRef } from 'react'
import type { Receipt as Placed } from '../../api/answers.ts'
import { formatAmount } from '../../money.ts'
import { describeLine } from '../../names.ts'
import { t } from '../../text.ts'
import { shortenIssue } from '../../time/phase.rules.ts'
import css from './slip.module.css'

type Props = { game: Game; receipt: Placed; onDone: () => void; onRepeat: () => void }

/** What was accepted: numbers to ask for, the issue, the stake and the balance after it. */
export const Receipt = ({ game, receipt, onDone, onRepeat }: Props) => {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { tickets, stake, money: balance } = receipt
  return (
    <div className={css.receipt}>
      <h3 ref={title} tabIndex={-1} className={css.accepted}>
        <Icon d={circleCheck} size={22} /> {t('accepted')}
      </h3>
      <dl className={css.facts}>
        <div>
          <dt>{t('receipt_issue')}</dt>
          <dd>{shortenIssue(tickets[0]?.issue ?? '')}</dd>
        </div>
        <div>
          <dt>{t('receipt_stake')}</dt>
          <dd>{formatAmount(stake)}</dd>
        </div>
        <div>
          <dt>{t('receipt_balance')}</dt>
          <dd>{formatAmount(balance)}</dd>
        </div>
      </dl>
      <ul className={css.tickets}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <span>{describeLine(game, ticket.bet_type, ticket.selection)}</span>
            <b>{formatAmount(ticket.stake)}</b>
            <small>{ticket.bill_no}</small>
          </li>
        ))}
      </ul>
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
