import { Link } from '@tanstack/react-router'
import { Field, MoneyInput, PinPad, useFormatAmount } from '@moongate/ui'
import type { ReactNode } from 'react'
import type { Answer } from '../../api/api.ts'
import { findAmountFault, parseMinor } from '../../forms/amount.rules.ts'
import { t } from '../../text.ts'
import { QuickSums } from '../../widgets/quick-sums.tsx'
import css from './withdraw.module.css'

type Shown = { error: ReactNode; hint?: ReactNode }

/** The amount, with what could be withdrawn: what lies with suppliers can be too, once it is home. */
export const AmountField = ({
  amount,
  change,
  reach: { centre, away, all },
  error,
  hint,
}: Shown & {
  amount: string
  change: (amount: string) => void
  reach: { centre: string; away: string; all: string }
}) => {
  const formatAmount = useFormatAmount()
  const available =
    away === '0.00'
      ? t('member-withdraw:available', { money: formatAmount(centre) })
      : t('member-withdraw:available_all', { money: formatAmount(all), away: formatAmount(away) })
  return (
    <>
      <Field label={t('member-withdraw:amount')} aside={<small>{available}</small>} hint={hint} error={error}>
        <MoneyInput value={amount} onValue={change} />
      </Field>
      <QuickSums amount={amount} choose={change} all={all} text={t('member-withdraw:all')} />
    </>
  )
}

/** Why nothing can be asked for now, whatever the amount, and when it can again (R8.4). */
const Closed = ({ quote }: { quote: Answer<'cashier', 'quote'>['data'] }) => {
  const { is_open, daily_left, open_from, open_to } = quote
  if (is_open && daily_left > 0) return null
  return (
    <output className={css.warn}>
      {is_open ? t('member-withdraw:none_left') : t('member-withdraw:closed', { from: open_from, to: open_to })}
    </output>
  )
}

/** How much goes without papers, and the way to them, where that is less than could be asked for. */
const PapersFirst = ({ quote: { free_money, balance, max } }: { quote: Answer<'cashier', 'quote'>['data'] }) => {
  const formatAmount = useFormatAmount()
  if (free_money === null || findAmountFault(max, { balance: free_money }) === undefined) return null
  if (findAmountFault(balance, { balance: free_money }) === undefined) return null
  return (
    <output className={css.warn}>
      {t('member-withdraw:papers_needed', { money: formatAmount(free_money) })}{' '}
      <Link to="/Member/Security" search={{ tab: 'papers' }}>
        {t('member-withdraw:papers_go')}
      </Link>
    </output>
  )
}

/** What a bonus that is open comes to when this withdrawal is approved (decisions/0182). */
export const BonusAtStake = ({ quote: { bonus } }: { quote: Answer<'cashier', 'quote'>['data'] }) => {
  const formatAmount = useFormatAmount()
  if (!bonus) return null
  const { title, is_running, missing, kept, lost } = bonus
  const sums = { title, missing: formatAmount(missing), kept: formatAmount(kept), lost: formatAmount(lost) }
  const partly = kept === '0.00' ? 'member-withdraw:bonus_lost' : 'member-withdraw:bonus_partly'
  return <output className={css.warn}>{t(is_running ? partly : 'member-withdraw:bonus_waiting', sums)}</output>
}

/** Fee and what arrives of an amount, as soon as they are known (R9.6). */
export const Quoted = ({
  amount,
  quote,
}: {
  amount: string
  quote: Answer<'cashier', 'quote'>['data'] | undefined
}) => {
  const formatAmount = useFormatAmount()
  const known = parseMinor(amount) === undefined ? undefined : quote
  return (
    <>
      {quote && <Closed quote={quote} />}
      {quote && <PapersFirst quote={quote} />}
      {quote && <BonusAtStake quote={quote} />}
      <dl className={css.quote} aria-live="polite">
        <div>
          <dt>{t('member-withdraw:fee')}</dt>
          <dd>{known ? formatAmount(known.counter_fee) : '-'}</dd>
        </div>
        <div>
          <dt>{t('member-withdraw:net')}</dt>
          <dd data-net>{known ? formatAmount(known.net_money) : '-'}</dd>
        </div>
      </dl>
    </>
  )
}

/** The withdrawal password, which is typed anew each time. */
export const PinField = ({ pin, change, error }: Shown & { pin: string; change: (pin: string) => void }) => (
  <Field label={t('member-withdraw:pin')} error={error}>
    <PinPad
      value={pin}
      onValue={change}
      label={t('member-withdraw:pin')}
      erase={t('member-withdraw:pin_erase')}
      clear={t('member-withdraw:pin_clear')}
    />
  </Field>
)

/** Says that money comes home before the withdrawal goes on, or that it has not come in full. */
export const HomeFirst = ({ away, is_short }: { away: string; is_short: boolean }) => {
  const formatAmount = useFormatAmount()
  return (
    <output className={css.home}>
      {is_short ? t('member-withdraw:home_short') : t('member-withdraw:home_first', { money: formatAmount(away) })}
    </output>
  )
}
