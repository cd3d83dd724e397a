import { Input } from '@moongate/ui'
import { useState } from 'react'
import { t } from '../text.ts'
import { DateInput } from './date-input.tsx'
import css from './date-input.module.css'
import { parseTime } from './time.rules.ts'

type Props = {
  name: string
  /** `2026-11-21T09:30` on the site's clock. */ value: string
  max: string
  day: string
  change: (moment: string) => void
}

/** A moment of the site's clock: a day in the site's language, hours and minutes as it writes them everywhere (R9.8). */
export const MomentInput = ({ name, value, max, day, change }: Props) => {
  const [date = '', time = ''] = value.split('T')
  const [typed, setTyped] = useState<string>()
  const finish = () => {
    const read = typed === undefined ? undefined : parseTime(typed)
    if (read !== undefined) change(`${date}T${read}`)
    setTyped(undefined)
  }
  const chooseDay = (next: string) => change(`${next}T${time}`)
  return (
    <>
      <Input
        className={css.time}
        inputMode="numeric"
        autoComplete="off"
        prefix={
          <span className={css.before}>
            <DateInput
              value={date}
              max={max.slice(0, 10)}
              label={day}
              open={t('member:ui.calendar')}
              change={chooseDay}
            />
          </span>
        }
        value={typed ?? time}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
        onBlur={finish}
      />
      <input type="hidden" name={name} value={value} />
    </>
  )
}
