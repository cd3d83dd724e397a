import type { MatchTold, Visit } from '@moongate/game-contract/sports'
import type { ReactNode } from 'react'
import type { Slip } from '../slip/use-slip.ts'
import { t } from '../text.ts'
import css from './board.module.css'
import { MatchRow } from './match-row.tsx'

type Props = {
  visit: Visit
  slip: Slip
  live: readonly MatchTold[]
  soon: readonly MatchTold[]
  onOpen: (id: string) => void
}

const Group = ({ title, empty, children }: { title: string; empty: string | undefined; children: ReactNode }) => (
  <section className={css.group} aria-label={title}>
    <h2>{title}</h2>
    {empty ? <p className={css.empty}>{empty}</p> : <ul className={css.rows}>{children}</ul>}
  </section>
)

/** What is played now, and what starts next. */
export const Board = ({ visit, slip, live, soon, onOpen }: Props) => {
  const list = (matches: readonly MatchTold[]) =>
    matches.map((match) => (
      <MatchRow
        key={match.id}
        lang={visit.lang}
        chosen={slip.findChosen(match.id)}
        still={slip.still}
        onToggle={slip.toggle}
        match={match}
        onOpen={onOpen}
      />
    ))
  return (
    <>
      <Group title={t('live')} empty={live.length === 0 ? t('no_live') : undefined}>
        {list(live)}
      </Group>
      <Group title={t('soon')} empty={soon.length === 0 ? t('no_soon') : undefined}>
        {list(soon)}
      </Group>
    </>
  )
}
