import { Money } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import { t } from '../text.ts'
import css from './parts.module.css'

/** What the player has, and what is staked. */
export const Figures = ({ balance, staked }: { balance: number; staked: number }) => (
  <dl className={css.figures}>
    <div>
      <dt>{t('balance')}</dt>
      <dd>
        <Money value={toDecimal(balance)} />
      </dd>
    </div>
    <div>
      <dt>{t('stake')}</dt>
      <dd>
        <Money value={toDecimal(staked)} />
      </dd>
    </div>
  </dl>
)
