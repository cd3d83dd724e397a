import { useQuery } from '@tanstack/react-query'
import { getDateLocale, languages } from '@moongate/i18n'
import { Button, DayField, Money, Skeleton, formatPlayed } from '@moongate/ui'
import { useState } from 'react'
import { ownStatementQuery } from '../../api/protection-queries.ts'
import { lang, t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useToday } from '../../widgets/use-today.ts'
import css from './protection.module.css'

const SUMS = ['deposited', 'withdrawn', 'net', 'staked', 'won', 'result'] as const

const Figures = ({ from, to }: { from: string; to: string }) => {
  const { data, isLoadingError, refetch } = useQuery(ownStatementQuery(from, to))
  if (isLoadingError) return <LoadFailed retry={() => void refetch()} />
  if (!data) return <Skeleton height={180} radius={20} />
  return (
    <dl className={css.figures}>
      {SUMS.map((sum) => (
        <div key={sum}>
          <dt>{t(`member-protection:sums.${sum}`)}</dt>
          <dd>
            <Money value={data[sum]} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('member-protection:sums.time')}</dt>
        <dd>{formatPlayed(data.seconds)}</dd>
      </div>
    </dl>
  )
}

type DayProps = { value: string; max: string; label: string; change: (day: string) => void }

const Day = (day: DayProps) => (
  <span className={css.day}>
    <DayField {...day} dates={getDateLocale(lang)} locale={languages[lang].intl} open={t('member:ui.calendar')} />
  </span>
)

/** What the member put in, took out, staked and won within days, to be printed. */
export const Statement = () => {
  const { today } = useToday()
  const [chosen, setRange] = useState<readonly [string, string]>()
  const [from, to] = chosen ?? [`${today.slice(0, 7)}-01`, today]
  return (
    <>
      <p className={css.note}>{t('member-protection:statement_how')}</p>
      <div className={css.range}>
        <Day
          max={today}
          value={from}
          label={t('member-protection:from')}
          change={(day) => setRange([day, day > to ? day : to])}
        />
        <Day
          max={today}
          value={to}
          label={t('member-protection:to')}
          change={(day) => setRange([day < from ? day : from, day])}
        />
        <Button onClick={() => window.print()}>{t('member-protection:print')}</Button>
      </div>
      <Figures from={from} to={to} />
    </>
  )
}
