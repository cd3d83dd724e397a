import { type DayValue, useTyped, useTypedDay } from '@moongate/ui'
import { DayWell, type Named } from './day-well.tsx'
import { changeDay, OFFICE_DATES, parseMoment, writeMoment } from './moment.rules.ts'

/** A day, typed or picked; written as the office's tables write days. Empty is none. */
export const DayInput = ({ value, min, max, change, ...named }: DayValue & Named) => {
  const day = { value, change, ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return <DayWell {...named} typed={useTypedDay(OFFICE_DATES, day, true)} day={day} />
}

/** A moment of the site's clock, as the wire has it; empty is none. */
export const MomentInput = ({ value, change, ...named }: Omit<DayValue, 'min' | 'max'> & Named) => {
  const typed = useTyped({ value, write: writeMoment, parse: parseMoment, change })
  const day = { value: value.slice(0, 10), change: (picked: string) => change(changeDay(value, picked)) }
  return <DayWell {...named} typed={{ ...typed, placeholder: '____-__-__ __:__' }} day={day} />
}
