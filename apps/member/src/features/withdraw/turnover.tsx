import { Progress, useFormatAmount } from '@moongate/ui'
import { useEffect } from 'react'
import { t } from '../../text.ts'
import css from './withdraw.module.css'
import { findTurnoverPeak, computeTurnoverShare } from './withdraw.rules.ts'

/** How far the turnover is done, and the fee until then. The bar counts from the highest figure this device has seen. */
export const Turnover = ({ member, left, percent }: { member: string; left: string; percent: string }) => {
  const formatAmount = useFormatAmount()
  const key = `moongate_turnover_${member}`
  const peak = findTurnoverPeak(localStorage.getItem(key) ?? '0.00', left)
  useEffect(() => localStorage.setItem(key, peak), [key, peak])
  const met = left === '0.00'
  return (
    <div className={css.turnover}>
      <Progress
        value={computeTurnoverShare(left, peak)}
        label={t('member-withdraw:turnover')}
        note={
          met ? t('member-withdraw:turnover_met') : t('member-withdraw:turnover_left', { money: formatAmount(left) })
        }
      />
      {!met && percent !== '' && (
        <small>{t('member-withdraw:turnover_text', { percent: percent.replace(/\.?0+$/, '') })}</small>
      )}
    </div>
  )
}
