import { Button, Skeleton } from '@moongate/ui'
import type { ReactNode } from 'react'
import { t } from '../text.ts'
import { findSpan, QUICK, type Span } from './days.rules.ts'
import css from './span.module.css'
import { useToday } from './use-today.ts'

type Props = { value: Span; today: string; change: (span: Span) => void }

/** First and last day, and the usual ones at a press. */
export const SpanFields = ({ value: [from, to], today, change }: Props) => (
  <div className={css.span}>
    <label>
      <span>{t('span.from')}</span>
      <input
        type="date"
        value={from}
        max={today}
        onChange={({ target: { value } }) => value && change([value, value > to ? value : to])}
      />
    </label>
    <label>
      <span>{t('span.to')}</span>
      <input
        type="date"
        value={to}
        max={today}
        onChange={({ target: { value } }) => value && change([value < from ? value : from, value])}
      />
    </label>
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
  const today = useToday()
  return today === undefined ? <Skeleton height={240} radius={20} /> : children(today)
}
