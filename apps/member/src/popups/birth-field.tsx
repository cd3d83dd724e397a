import { getDateLocale, languages } from '@moongate/i18n'
import { DayField } from '@moongate/ui'
import { useState } from 'react'
import { describeField } from '../forms/fault-text.ts'
import { useToday } from '../widgets/use-today.ts'
import { lang, t } from '../text.ts'

/** The day of birth in the register form, typed or picked. */
export const BirthField = ({ typed }: { typed: string }) => {
  const { today } = useToday()
  const [value, setValue] = useState(typed)
  const words = { label: describeField('birth_on'), open: t('member:ui.calendar') }
  const look = { dates: getDateLocale(lang), locale: languages[lang].intl }
  return (
    <>
      <DayField {...words} {...look} value={value} max={today} change={setValue} optional />
      <input type="hidden" name="birth_on" value={value} />
    </>
  )
}
