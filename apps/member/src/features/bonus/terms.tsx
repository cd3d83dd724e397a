import { useFormatAmount } from '@moongate/ui'
import type { Bonus, BonusOffer } from '../../api/bonus-queries.ts'
import { t } from '../../text.ts'
import css from './bonus.module.css'

/** What is asked for a bonus, in plain words: how much to bet, who bears losses, and what counts how much. */
export const TermsText = ({ terms }: { terms: (Bonus | BonusOffer)['terms'] }) => {
  const formatAmount = useFormatAmount()
  const { times, days, max_bet, order, weights } = terms
  return (
    <>
      <ul className={css.terms}>
        <li>{t('member-bonus:wager', { times, days })}</li>
        {max_bet !== null && <li>{t('member-bonus:max_bet', { money: formatAmount(max_bet) })}</li>}
        <li>{t(`member-bonus:orders.${order}`)}</li>
      </ul>
      <details className={css.counts}>
        <summary>{t('member-bonus:counts')}</summary>
        <ul>
          {weights.map(({ gameType, game_type_text, percent }) => (
            <li key={gameType}>
              <span>{game_type_text}</span>
              <b>{percent === 0 ? t('member-bonus:counts_none') : `${percent}%`}</b>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
