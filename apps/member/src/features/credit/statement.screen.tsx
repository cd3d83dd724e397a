import { useQuery } from '@tanstack/react-query'
import { Button, Skeleton } from '@moongate/ui'
import { useState } from 'react'
import { statementQuery } from '../../api/credit-queries.ts'
import { t } from '../../text.ts'
import { LoadFailed } from '../../widgets/load-failed.tsx'
import { useTitle } from '../../widgets/use-title.ts'
import { StatementSheet } from './statement-sheet.tsx'
import css from './statement.module.css'

type Period = { from?: string; to?: string }

/** The first and the last day; what is not chosen is as the server answered. */
const Days = ({ shown, choose }: { shown: { from: string; to: string }; choose: (period: Period) => void }) => (
  <div className={css.days}>
    {(['from', 'to'] as const).map((name) => (
      <label key={name}>
        <span>{t(`member-credit:statement.${name}`)}</span>
        <input
          type="date"
          value={shown[name]}
          onChange={({ target }) => target.value !== '' && choose({ ...shown, [name]: target.value })}
        />
      </label>
    ))}
    <Button variant="primary" onClick={() => print()}>
      {t('member-credit:statement.print')}
    </Button>
  </div>
)

/** The member's account of loans by days, in a window of its own, made for paper (R4.19). */
const StatementScreen = () => {
  const [period, setPeriod] = useState<Period>({})
  const { data, error, isLoadingError, refetch } = useQuery(statementQuery(period))
  useTitle(t('member-credit:statement.title'))
  if (isLoadingError && !period.from) return <LoadFailed retry={() => void refetch()} />
  const shown = { from: period.from ?? data?.from ?? '', to: period.to ?? data?.to ?? '' }
  return (
    <main className={css.window}>
      <Days shown={shown} choose={setPeriod} />
      {error && <p role="alert">{error.message}</p>}
      {!data && !error && <Skeleton height={520} radius={12} />}
      {data && !error && <StatementSheet statement={data} />}
    </main>
  )
}

export default StatementScreen
