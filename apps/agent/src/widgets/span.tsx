import { getDateLocale, languages } from '@moongate/i18n'
import { Button, DayField, Skeleton } from '@moongate/ui'
import { type ReactNode, useState } from 'react'
import { lang, t } from '../text.ts'
import { chooseFrom, chooseTo, findQuick, findSpan, type Quick, QUICK, type Span } from './days.rules.ts'
import css from './span.module.css'
import { LoadFailed } from './load-failed.tsx'
import { useToday } from './use-today.ts'

/** `most`: how many days it may be at most; `first`: the usual one that it begins with. */
type Props = { value: Span; today: string; most: number; first: Quick; change: (span: Span) => void }

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
export const SpanFields = ({ value, today, most, first, change }: Props) => {
  const [pressed, press] = useState(first)
  const marked = findQuick(value, today, pressed)
  const choose = (quick: Quick) => {
    press(quick)
    change(findSpan(quick, today))
  }
  return (
    <div className={css.span}>
      <Day name="from" value={value[0]} today={today} change={(day) => change(chooseFrom(value, day, most))} />
      <Day name="to" value={value[1]} today={today} change={(day) => change(chooseTo(value, day, most))} />
      <div className={css.quick}>
        {QUICK.map((quick) => (
          <Button key={quick} size="s" aria-pressed={quick === marked} onClick={() => choose(quick)}>
            {t(`span.${quick}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** Draws what depends on the day of the site once that is known. */
export const WithToday = ({ children }: { children: (today: string) => ReactNode }) => {
  const { today, retry } = useToday()
  if (retry) return <LoadFailed retry={retry} />
  return today === undefined ? <Skeleton height={240} radius={20} /> : children(today)
}
