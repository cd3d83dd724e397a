import { parseDay, writeDay, writeShape } from './day-text.rules.ts'
import { isWithin } from './day.rules.ts'
import { useTyped } from './use-typed.ts'

export type DayValue = {
  /** `2026-11-21`, or '' for none. */
  value: string
  min?: string
  max?: string
  change: (day: string) => void
}

/** What a text field needs that holds a day as `locale` writes it; with `optional` an empty one is no day. */
export const useTypedDay = (locale: string, { value, min, max, change }: DayValue, optional = false) => {
  const parse = (typed: string) => {
    if (optional && typed.trim() === '') return ''
    const day = parseDay(locale, typed)
    return day !== undefined && isWithin(day, min, max) ? day : undefined
  }
  const props = useTyped({ value, write: (day) => writeDay(locale, day), parse, change })
  return { ...props, placeholder: writeShape(locale) }
}
