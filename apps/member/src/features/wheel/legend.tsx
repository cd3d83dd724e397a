import { motifUrls, useFormatAmount } from '@moongate/ui'
import type { WheelSetting } from '../../api/wheel-queries.ts'
import { formatCount, t } from '../../text.ts'
import { Panel } from '../../widgets/panel.tsx'
import { describePrize, formatOdds, listPrizes } from './wheel.rules.ts'
import css from './wheel.module.css'

/** Every prize with its odds, and how many there still are. */
export const Legend = ({ award }: Pick<WheelSetting, 'award'>) => {
  const formatAmount = useFormatAmount()
  const describeLeft = (left: number): string =>
    left > 0 ? t('member-wheel:stock_left', { count: formatCount(left) }) : t('member-wheel:gone')
  return (
    <Panel title={t('member-wheel:legend')}>
      <ol className={css.legend}>
        {listPrizes(award).map(({ desc, type, money, pic, odds, left }, i) => (
          <li key={i} data-gone={left === 0 || undefined}>
            <img src={motifUrls[pic]} alt="" width={28} height={28} loading="lazy" />
            <span>
              {describePrize({ type, money, prize: desc }, formatAmount)}
              {left !== null && <small>{describeLeft(left)}</small>}
            </span>
            <b>{formatOdds(odds)}</b>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
