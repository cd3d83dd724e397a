import { t } from '../../text.ts'
import css from './deposit.module.css'

/**
 * Asks anew who reported at a rate that is held no longer: the sum of now beside the one that they saw. `was`: '' where nothing was
 * refused; the same as `usdt` until the new rate is there (R1.3).
 */
export const RateNote = ({ was, usdt }: { was: string; usdt: string }) =>
  was === '' || was === usdt ? null : (
    <output className={`${css.whole} ${css.match}`}>
      <b>{t('member-deposit:changed_rate', { was, usdt })}</b>
      <span>{t('member-deposit:changed_again', { was })}</span>
    </output>
  )
