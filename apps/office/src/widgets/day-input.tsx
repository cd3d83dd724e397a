import { TextInput, type TextInputProps } from '@mantine/core'
import { languages } from '@moongate/i18n'
import { DayPicker, type DayValue, useTyped, useTypedDay } from '@moongate/ui'
import { lang, t } from '../text.ts'
import { changeDay, OFFICE_DATES, parseMoment, writeMoment } from './moment.rules.ts'

/** Escape in the calendar is for the calendar, not for the dialog that holds the field. */
const MARKS = { 'data-mantine-stop-propagation': 'true' } as const

type Look = Pick<TextInputProps, 'withAsterisk' | 'error' | 'description' | 'w'>
type Named = Look & { label: string; /** Named, and without a line above it. */ bare?: boolean }

const nameField = ({ label, bare = false, ...look }: Named): TextInputProps => ({
  ...look,
  ...(bare ? { 'aria-label': label } : { label }),
})

const Picker = ({ label, ...day }: DayValue & { label: string }) => (
  <DayPicker {...day} marks={MARKS} locale={languages[lang].intl} label={`${t('choose_day')} · ${label}`} />
)

/** A day, typed or picked; written as the office's tables write days. Empty is none. */
export const DayInput = ({ value, min, max, change, ...named }: DayValue & Named) => {
  const day = { value, change, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  const typed = useTypedDay(OFFICE_DATES, day, true)
  return <TextInput {...nameField(named)} {...typed} rightSection={<Picker {...day} label={named.label} />} />
}

/** A moment of the site's clock, as the wire has it; empty is none. */
export const MomentInput = ({ value, change, ...named }: Omit<DayValue, 'min' | 'max'> & Named) => {
  const typed = useTyped({ value, write: writeMoment, parse: parseMoment, change })
  const picked = { value: value.slice(0, 10), change: (day: string) => change(changeDay(value, day)) }
  return (
    <TextInput
      {...nameField(named)}
      {...typed}
      placeholder="____-__-__ __:__"
      rightSection={<Picker {...picked} label={named.label} />}
    />
  )
}
