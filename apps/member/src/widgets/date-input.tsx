import { getDateLocale, languages } from '@moongate/i18n'
import { DayPicker, type DayValue, useTypedDay } from '@moongate/ui'
import { lang, t } from '../text.ts'
import css from './date-input.module.css'

/** A day in the site's language, typed or picked (R9.8), inside a well of what is around it. What is no day goes back to what it was. */
export const DateInput = ({ label, ...day }: DayValue & { label: string }) => {
  const typed = useTypedDay(getDateLocale(lang), day)
  return (
    <span className={css.day}>
      <input {...typed} aria-label={label} />
      <DayPicker {...day} locale={languages[lang].intl} label={`${t('member:ui.calendar')} · ${label}`} />
    </span>
  )
}
