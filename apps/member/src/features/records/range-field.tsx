import { Chip } from '@moongate/ui'
import { t } from '../../text.ts'
import { DateInput } from '../../widgets/date-input.tsx'
import css from './records.module.css'
import { QUICK, computeQuickRange, type Range } from './range.rules.ts'

/** Two dates and the quick ranges. */
export const RangeField = ({
  range,
  today,
  change,
}: {
  range: Range
  today: string
  change: (range: Range) => void
}) => (
  <fieldset className={css.range}>
    <legend>{t('member-records:range')}</legend>
    <span className={css.dates}>
      <DateInput
        value={range[0]}
        max={today}
        label={t('member-records:from')}
        change={(day) => change([day, range[1]])}
      />
      <i aria-hidden="true">-</i>
      <DateInput
        value={range[1]}
        max={today}
        label={t('member-records:to')}
        change={(day) => change([range[0], day])}
      />
    </span>
    {QUICK.map((quick) => {
      const [from, to] = computeQuickRange(quick, today)
      return (
        <Chip key={quick} selected={range[0] === from && range[1] === to} onClick={() => change([from, to])}>
          {t(`member-records:quick.${quick}`)}
        </Chip>
      )
    })}
  </fieldset>
)
