import { Field, Input } from '@moongate/ui'
import { describeGameType, t } from '../text.ts'
import css from './rate-fields.module.css'
import { type Bound, findRateFault, type Typed } from './rates.rules.ts'

const NOTHING = /^0(?:\.0+)?$/
type Props = { bounds: readonly Bound[]; typed: Typed; change: (typed: Typed) => void; shown: boolean }

/** A rate for each type of games; what is wrong is told once somebody tried to send it. */
export const RateFields = ({ bounds, typed, change, shown }: Props) => (
  <fieldset className={css.rates}>
    <legend>{t('rates.title')}</legend>
    {bounds.map((bound) => {
      const { game_type, min_rate, max_rate } = bound
      const rate = typed[game_type] ?? ''
      const fault = shown ? findRateFault(rate, bound) : undefined
      return (
        <Field
          key={game_type}
          label={describeGameType(game_type)}
          hint={t(NOTHING.test(min_rate) ? 'rates.up_to' : 'rates.between', { min: min_rate, max: max_rate })}
          error={fault && t(`rates.${fault}`, { min: min_rate, max: max_rate })}
        >
          <Input
            inputMode="decimal"
            maxLength={6}
            value={rate}
            suffix="‰"
            onChange={({ target: { value } }) => change({ ...typed, [game_type]: value.trim() })}
          />
        </Field>
      )
    })}
  </fieldset>
)
