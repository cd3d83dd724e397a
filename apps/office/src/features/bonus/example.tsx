import { Button } from '@mantine/core'
import { Money } from '@moongate/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatCount, t } from '../../text.ts'
import { type Fact, Facts } from '../../widgets/facts.tsx'
import css from './bonus.module.css'

type Worked = { required: string; bets: { game_type_text: string; needed: string | null }[] }

/** What is to be bet in all, and in each type of games alone. */
export const listBets = ({ required, bets }: Worked): Fact[] => [
  { label: t('bonus.required'), value: <Money value={required} />, num: true },
  ...bets.map(({ game_type_text: label, needed }) => ({
    label,
    value: needed === null ? t('bonus.not_counted') : <Money value={needed} />,
    num: true,
  })),
]

/** So many cases that come to so much. */
export type Week = { cases: number; money: string }

const compare = (now: ReactNode, after: ReactNode): ReactNode =>
  now === undefined ? (
    after
  ) : (
    <>
      {now} → {after}
    </>
  )

/** What the last days would have brought by the terms of a form, beside what they would by those that stand. */
export const listWeek = (labels: { cases: string; money: string }, after: Week, now: Week | undefined): Fact[] => [
  { label: labels.cases, value: compare(now && formatCount(now.cases), formatCount(after.cases)), num: true },
  {
    label: labels.money,
    value: compare(now && <Money value={now.money} />, <Money value={after.money} />),
    num: true,
  },
]

type Props<T> = { name: string; read: () => T | undefined; ask: (terms: T) => Promise<Fact[]> }

/** The terms of a form worked through with a sum, when asked for; `read` gives nothing while an amount is missing. */
export const WorkedExample = <T,>({ name, read, ask }: Props<T>) => {
  const [asked, setAsked] = useState<T>()
  const { data } = useQuery({
    queryKey: ['worked-example', name, asked],
    queryFn: () => (asked === undefined ? [] : ask(asked)),
    enabled: asked !== undefined,
  })
  return (
    <div className={css.example}>
      <Button variant="default" onClick={() => setAsked(read())}>
        {t('bonus.example')}
      </Button>
      {data && <Facts columns={2} facts={data} />}
    </div>
  )
}
