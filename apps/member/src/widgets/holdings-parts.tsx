import { useSend } from '@moongate/client/react'
import { Link } from '@tanstack/react-router'
import { Button, Money, useFormatAmount } from '@moongate/ui'
import { arrowBarToDown } from '@moongate/ui/icons.gen'
import { formatTime, t } from '../text.ts'
import { useMoneyHidden } from './hidden-money.ts'
import { Outcome } from './outcome.tsx'
import { openOwn } from './popup-window.ts'
import css from './holdings.module.css'
import { canRecover, type Holdings } from './holdings.rules.ts'
import { recoverAll } from './recover.ts'

/** Where a part lies; yuebao is opened by its name. */
const PartName = ({ part: { kind, title } }: { part: Holdings['parts'][number] }) => {
  if (kind === 'transit') return t('member-money:holdings.transit', { name: title })
  if (kind !== 'savings') return title
  return (
    <Link to="/YueBao" onClick={openOwn}>
      {title}
    </Link>
  )
}

const Part = ({ part }: { part: Holdings['parts'][number] }) => {
  const hidden = useMoneyHidden()
  return (
    <div data-kind={part.kind}>
      <dt>
        <PartName part={part} />
        {part.as_of !== null && <small>{t('member-money:holdings.as_of', { time: formatTime(part.as_of) })}</small>}
      </dt>
      <dd>
        <Money value={part.money} flash hidden={hidden} hiddenLabel={t('member:wallet.hidden')} />
      </dd>
    </div>
  )
}

/** The whole of the money, where its parts lie, and one key to bring home what lies with suppliers (R1.2, R4.13). */
export const HoldingsParts = ({ holdings }: { holdings: Holdings }) => {
  const hidden = useMoneyHidden()
  const formatAmount = useFormatAmount()
  const { state, send } = useSend()
  const recover = () => void send((signal) => recoverAll(signal, formatAmount)).catch(() => undefined)
  return (
    <div className={css.holdings}>
      <dl>
        <div data-total>
          <dt>{t('member-money:holdings.total')}</dt>
          <dd>
            <Money value={holdings.total} flash hidden={hidden} hiddenLabel={t('member:wallet.hidden')} />
          </dd>
        </div>
        {holdings.parts.map((part) => (
          <Part key={`${part.kind} ${part.api_code}`} part={part} />
        ))}
      </dl>
      <Outcome state={state} booked />
      {canRecover(holdings.parts) && (
        <Button icon={arrowBarToDown} busy={state === 'sending'} onClick={recover}>
          {t('member-money:holdings.recover')}
        </Button>
      )}
    </div>
  )
}
