import { t } from '../../text.ts'
import css from './slip.module.css'

/** How many times every unit stake counts, ×1 to ×1000. */
export const Multiple = ({ value, onValue }: { value: number; onValue: (value: number) => void }) => {
  return (
    <fieldset className={css.multiple} data-played aria-label={t('multiple')}>
      <span aria-hidden="true">{t('multiple')}</span>
      <button
        type="button"
        className={css.step}
        aria-label={t('less')}
        disabled={value <= 1}
        onClick={() => onValue(value - 1)}
      >
        −
      </button>
      <input
        className={css.times}
        inputMode="numeric"
        aria-label={t('multiple')}
        value={value}
        onChange={(event) => onValue(Number(event.target.value.replace(/\D/g, '').slice(0, 4)))}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className={css.step}
        aria-label={t('more')}
        disabled={value >= 1000}
        onClick={() => onValue(value + 1)}
      >
        +
      </button>
    </fieldset>
  )
}
