import { Link } from '@tanstack/react-router'
import { buildButtonClass, Progress, useFormatAmount } from '@moongate/ui'
import type { WheelSetting, WheelStanding } from '../../api/wheel-queries.ts'
import { formatCount, t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { computeNearness, type Nearness } from './wheel.rules.ts'
import css from './wheel.module.css'

const Bar = ({ text, part }: { text: string; part: Nearness['bet'] }) => {
  const formatAmount = useFormatAmount()
  const note = t('member-wheel:of', { has: formatAmount(part.has), need: formatAmount(part.need.toFixed(2)) })
  return <Progress value={part.share} label={text} note={note} />
}

/** How many spins there are, and what the next one takes. */
export const Chances = ({ standing, most }: { standing: WheelStanding; most: number }) => {
  const near = computeNearness(standing)
  return (
    <Panel title={t('member-wheel:chances')}>
      <div className={css.held}>
        <span>{t('member-wheel:left')}</span>
        <strong>{formatCount(standing.cjcs)}</strong>
        <small>{t('member-wheel:most', { count: most })}</small>
      </div>
      {near ? (
        <div className={css.near}>
          <h3>{t('member-wheel:to_next')}</h3>
          <Bar text={t('member-wheel:deposits')} part={near.save} />
          <Bar text={t('member-wheel:bets')} part={near.bet} />
          <Link to="/Member/Deposit" className={buildButtonClass({ variant: 'secondary', size: 's' })}>
            {t('member-wheel:deposit_now')}
          </Link>
        </div>
      ) : (
        <p className={css.note}>{t('member-wheel:all_reached')}</p>
      )}
    </Panel>
  )
}

/** What a day has to reach for its spins. */
export const Conditions = ({ condition, times }: Pick<WheelSetting, 'condition' | 'times'>) => {
  const formatAmount = useFormatAmount()
  return (
    <Panel title={t('member-wheel:conditions')}>
      <table className={css.conditions}>
        <thead>
          <tr>
            <th scope="col">{t('member-wheel:col_deposit')}</th>
            <th scope="col">{t('member-wheel:col_bet')}</th>
            <th scope="col">{t('member-wheel:col_spins')}</th>
          </tr>
        </thead>
        <tbody>
          {condition.map(({ save_amount, bet_amount, cjcs }) => (
            <tr key={`${save_amount} ${bet_amount}`}>
              <td>{formatAmount(save_amount)}</td>
              <td>{formatAmount(bet_amount)}</td>
              <td>+{cjcs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {times > 0 && <p className={css.note}>{t('member-wheel:times', { times })}</p>}
    </Panel>
  )
}
