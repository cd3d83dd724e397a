import { Marquee, useFormatAmount } from '@moongate/ui'
import type { WheelSetting, WheelStanding } from '../../api/wheel-queries.ts'
import { t } from '../../text.ts'
import { describePrize } from './wheel.rules.ts'
import css from './wheel.module.css'

/** Who won last: real, masked, or nobody. */
export const Winners = ({ scroll }: Pick<WheelSetting, 'scroll'>) => {
  const formatAmount = useFormatAmount()
  if (scroll.length === 0) return <p className={css.nobody}>{t('member-wheel:none_won')}</p>
  return (
    <Marquee
      label={t('member-wheel:winners')}
      texts={{ pause: t('member-wheel:pause'), play: t('member-wheel:play') }}
      items={scroll.map((win) => t('member-wheel:winner', { name: win.name, prize: describePrize(win, formatAmount) }))}
    />
  )
}

/** How a spin can be checked, and the promise of the next one. */
export const Fairness = ({ next }: { next: WheelStanding['next'] | undefined }) => (
  <details className={css.fold}>
    <summary>{t('member-wheel:fair')}</summary>
    <p className={css.note}>{t('member-wheel:fair_text')}</p>
    {next && (
      <p className={css.promise}>
        <span>{t('member-wheel:promise', { nonce: next.nonce })}</span>
        <code>{next.commitment}</code>
      </p>
    )}
  </details>
)
