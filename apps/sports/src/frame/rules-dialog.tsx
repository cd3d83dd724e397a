import type { Visit } from '@moongate/game-contract/sports'
import { CASH_OUT_MARGIN, MARGINS, type Market } from '@moongate/sports'
import { Dialog, useFormatAmount } from '@moongate/ui'
import { t } from '../text.ts'
import { toDecimal } from '@moongate/money'
import css from './frame.module.css'
import { SHORTCUTS } from './shortcuts.ts'

/** Markets that are settled in one way stand in one row. */
const ROWS: readonly (readonly [name: 'result' | Exclude<Market, '1x2' | 'win'>, markets: readonly Market[]])[] = [
  ['result', ['win', '1x2']],
  ['ah', ['ah']],
  ['ou', ['ou']],
  ['cs', ['cs']],
  ['ht', ['ht']],
  ['next', ['next']],
  ['set', ['set']],
  ['out', ['out']],
  ['place', ['place']],
]
const toPercent = (share: number): string => String(Math.round(share * 1000) / 10)

const Markets = () => (
  <table className={css.markets}>
    <tbody>
      {ROWS.map(([name, markets]) => (
        <tr key={name}>
          <th scope="row">
            {t(`rule.names.${name}`)}
            <em>
              {t('rule.keeps')} {markets.map((market) => toPercent(MARGINS[market])).join('–')}%
            </em>
          </th>
          <td>{t(`rule.how.${name}`)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** How each market is settled and what is kept of it, what holds for every bet, and the keys. */
export const RulesDialog = ({ visit, onClose }: { visit: Visit; onClose: () => void }) => {
  const format = useFormatAmount()
  const { least, most, win } = visit.limits
  const limits = { least: format(toDecimal(least)), most: format(toDecimal(most)), win: format(toDecimal(win)) }
  return (
    <Dialog open size="m" title={t('rules')} close={t('close')} onClose={onClose}>
      <div className={css.rules}>
        <h3>{t('rule.markets')}</h3>
        <Markets />
        <h3>{t('rule.general')}</h3>
        <ul>
          <li>{t('rule.margin')}</li>
          <li>{t('rule.odds')}</li>
          <li>{t('rule.pause')}</li>
          <li>{t('rule.void')}</li>
          <li>{t('rule.cash', { margin: toPercent(CASH_OUT_MARGIN) })}</li>
          <li>{t('rule.limits', limits)}</li>
        </ul>
        <h3>{t('rule.keys')}</h3>
        <dl className={css.keys}>
          {SHORTCUTS.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key.toUpperCase()}</kbd>
              </dt>
              <dd>{t(`key.${does}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
