import { CANNONS } from '@moongate/fishing'
import { Money, useFormatAmount } from '@moongate/ui'
import { toDecimal } from '@moongate/money'
import type { Hall, HallState } from '../play/hall.ts'
import { t } from '../text.ts'
import css from './sea.module.css'

const Figure = ({ name, minor }: { name: string; minor: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money value={toDecimal(minor)} />
    </dd>
  </div>
)

const Cannons = ({ hall, chosen }: { hall: Hall; chosen: number }) => {
  const formatAmount = useFormatAmount()
  return (
    <fieldset className={css.cannons} aria-label={t('cannons')}>
      {CANNONS.map((stake, level) => (
        <button
          key={stake}
          type="button"
          data-level={level}
          aria-pressed={level === chosen}
          onClick={() => hall.set({ cannon: level })}
        >
          {formatAmount(toDecimal(stake))}
        </button>
      ))}
    </fieldset>
  )
}

/** Balance, cannons, and what fires by itself. */
export const Controls = ({ hall, state }: { hall: Hall; state: HallState }) => (
  <footer className={css.controls} data-played>
    <dl className={css.figures}>
      <Figure name={t('balance')} minor={state.balance} />
      <Figure name={t('won')} minor={state.won} />
    </dl>
    <Cannons hall={hall} chosen={state.cannon} />
    <div className={css.switches}>
      <button type="button" aria-pressed={state.lock} onClick={() => hall.set({ lock: !state.lock })}>
        {t('lock')}
      </button>
      <button type="button" aria-pressed={state.auto} onClick={() => hall.set({ auto: !state.auto })}>
        {t('auto')}
      </button>
    </div>
  </footer>
)
