import { readFailure } from '@moongate/client/react'
import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { statementQuery } from '../../api/credit-queries.ts'
import { t } from '../../text.ts'
import { DateInput } from '../../widgets/date-input.tsx'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { useToday } from '../../widgets/use-today.ts'
import { StatementSheet } from './statement-sheet.tsx'
import css from './statement.module.css'

type Period = { from?: string; to?: string }

type DaysProps = { shown: { from: string; to: string }; today: string; choose: (period: Period) => void }

/** The first and the last day; what is not chosen is as the server answered. */
const Days = ({ shown, today, choose }: DaysProps) => (
  <div className={css.days}>
    {(['from', 'to'] as const).map((name) => (
      <div key={name}>
        <span>{t(`member-credit:statement.${name}`)}</span>
        <span className={css.day}>
          <DateInput
            value={shown[name]}
            max={today}
            label={t(`member-credit:statement.${name}`)}
            change={(day) => choose({ ...shown, [name]: day })}
          />
        </span>
      </div>
    ))}
    <Button variant="primary" onClick={() => print()}>
      {t('member-credit:statement.print')}
    </Button>
  </div>
)

/** The member's account of loans by days, in a window of its own, made for paper (R4.19). */
const StatementScreen = () => {
  const [period, setPeriod] = useState<Period>({})
  const { today } = useToday()
  const { data, error, isLoadingError, refetch } = useQuery(statementQuery(period))
  useTitle(t('member-credit:statement.title'))
  const is_refused = error !== null && readFailure(error) === 'refused' && period.from !== undefined
  if (isLoadingError && !is_refused) return <LoadFailed retry={() => void refetch()} />
  const shown = { from: period.from ?? data?.from ?? '', to: period.to ?? data?.to ?? '' }
  return (
    <main className={css.window}>
      <Days shown={shown} today={today} choose={setPeriod} />
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton height={520} radius={12} />}
      {data && !error && <StatementSheet statement={data} />}
    </main>
  )
}

export default StatementScreen
