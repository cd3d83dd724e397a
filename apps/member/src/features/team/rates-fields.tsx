import { Field, Input } from '@moongate/ui'
import { t } from '../../text.ts'
import { describeType } from './describe.ts'
import css from './team.module.css'
import { type Bound, isRateFit, type Typed } from './team.rules.ts'

/** A field for each type of games, with its bounds. */
export const RatesFields = ({
  bounds,
  typed,
  onTyped,
}: {
  bounds: readonly Bound[]
  typed: Typed
  onTyped: (typed: Typed) => void
}) => (
  <fieldset className={css.rates}>
    <legend>{t('member-team:rates_legend')}</legend>
    {bounds.map((bound) => {
      const range = t('member-team:rate_range', { min: bound.min_rate, max: bound.max_rate })
      const value = typed[bound.game_type] ?? ''
      return (
        <Field
          key={bound.game_type}
          label={describeType(bound.game_type)}
          hint={range}
          error={isRateFit(bound, value) ? undefined : range}
        >
          <Input
            value={value}
            inputMode="decimal"
            maxLength={6}
            onChange={(e) => onTyped({ ...typed, [bound.game_type]: e.target.value.trim() })}
          />
        </Field>
      )
    })}
  </fieldset>
)
