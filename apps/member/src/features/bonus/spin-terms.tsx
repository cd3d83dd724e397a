import { useFormatAmount } from '@moongate/ui'
import type { SpinGrant, SpinOffer } from '../../api/bonus-queries.ts'
import { t } from '../../text.ts'
import css from './bonus.module.css'

/** What free spins are and what becomes of their wins, in plain words. */
export const SpinTerms = ({ of }: { of: SpinGrant | SpinOffer }) => {
  const formatAmount = useFormatAmount()
  const { game_title: game, spins, stake, pays, max, times } = of
  const most = formatAmount(max)
  return (
    <ul className={css.terms}>
      <li>{t('member-freespins:what', { game, count: spins, stake: formatAmount(stake) })}</li>
      <li>
        {pays === 'real'
          ? t('member-freespins:pays_real', { max: most })
          : t('member-freespins:pays_bonus', { max: most, times })}
      </li>
    </ul>
  )
}
