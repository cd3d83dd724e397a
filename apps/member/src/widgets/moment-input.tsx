import { Input, useTyped } from '@moongate/ui'
import { DateInput } from './date-input.tsx'
import css from './date-input.module.css'
import { parseTime } from './time.rules.ts'

type Props = {
  name: string
  /** `2026-11-21T09:30` on the site's clock. */ value: string
  /** The last day, `2026-11-21`. */ max: string
  day: string
  change: (moment: string) => void
}

/** A moment of the site's clock: a day in the site's language, hours and minutes as it writes them everywhere (R9.8). */
export const MomentInput = ({ name, value, max, day, change }: Props) => {
  const [date = '', time = ''] = value.split('T')
  const typed = useTyped({
    value: time,
    write: (shown) => shown,
    parse: parseTime,
    change: (next) => change(`${date}T${next}`),
  })
  const chooseDay = (next: string) => change(`${next}T${time}`)
  return (
    <>
      <Input
        {...typed}
        className={css.time}
        prefix={
          <span className={css.before}>
            <DateInput value={date} max={max} label={day} change={chooseDay} />
          </span>
        }
      />
      <input type="hidden" name={name} value={value} />
    </>
  )
}
