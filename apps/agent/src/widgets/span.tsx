import { getDateLocale, languages } from '@moongate/i18n'
import { Button, DayField, Skeleton } from '@moongate/ui'
import type { ReactNode } from 'react'
import { lang, t } from '../text.ts'
import { findSpan, QUICK, type Span } from './days.rules.ts'
import css from './span.module.css'
import { LoadFailed } from './load-failed.tsx'
import { useToday } from './use-today.ts'

type Props = { value: Span; today: string; change: (span: Span) => void }

type DayProps = { name: 'from' | 'to'; value: string; today: string; change: (day: string) => void }

const Day = ({ name, today, ...day }: DayProps) => (
  <div>
    <span>{t(`span.${name}`)}</span>
    <DayField
      {...day}
      max={today}
      dates={getDateLocale(lang)}
      locale={languages[lang].intl}
      label={t(`span.${name}`)}
      open={t('span.choose')}
    />
  </div>
)

/** First and last day, and the usual ones at a press. */
export const SpanFields = ({ value: [from, to], today, change }: Props) => (
  <div className={css.span}>
    <Day name="from" value={from} today={today} change={(day) => change([day, day > to ? day : to])} />
    <Day name="to" value={to} today={today} change={(day) => change([day < from ? day : from, day])} />
    <div className={css.quick}>
      {QUICK.map((quick) => {
        const span = findSpan(quick, today)
        return (
          <Button key={quick} size="s" aria-pressed={span[0] === from && span[1] === to} onClick={() => change(span)}>
            {t(`span.${quick}`)}
          </Button>
        )
      })}
    </div>
  </div>
)

/** Draws what depends on the day of the site once that is known. */
export const WithToday = ({ children }: { children: (today: string) => ReactNode }) => {
  const { today, retry } = useToday()
  if (retry) return <LoadFailed retry={retry} />
  return today === undefined ? <Skeleton height={240} radius={20} /> : children(today)
}
