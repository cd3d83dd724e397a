import { DayPicker, type DayPickerProps } from './day-picker.tsx'
import { Input } from './input.tsx'
import { useTypedDay } from './use-typed-day.ts'

/** A day, typed as `dates` writes it or picked from a calendar in the words of `locale` (R9.8). `label` names the field, `open` what opens the calendar. */
export const DayField = ({
  dates,
  open,
  label,
  optional,
  ...rest
}: DayPickerProps & { dates: string; open: string; optional?: boolean }) => {
  const typed = useTypedDay(dates, rest, optional)
  return <Input {...typed} aria-label={label} suffix={<DayPicker {...rest} label={`${open} · ${label}`} />} />
}
