import { DEALING_MS } from '@moongate/tables'
import { useEffect, useState } from 'react'
import { type Dealt, findDealt, listCards } from './deal.rules.ts'
import type { Table } from './use-tables.ts'

/** How long the cards, the wheel or the dice have been at it: looked at anew at each of these moments, endless once they are done. */
export const useElapsed = ({ game, phase, ends_at }: Table, moments: readonly number[]): number => {
  const [now, setNow] = useState(Date.now)
  const begun_at = ends_at - DEALING_MS[game]
  const since = phase === 'dealing' ? Math.max(0, now - begun_at) : Infinity
  const next = moments.find((at) => at > since)
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, begun_at + next - Date.now()) + 5)
    return () => clearTimeout(timer)
  }, [next, begun_at])
  return since
}

/** The cards that lie on a table now: one after the other while they are dealt, all of them after that. */
export const useDealt = (table: Table): Dealt[] => {
  const cards = table.outcome ? listCards(table.outcome) : []
  return findDealt(
    cards,
    useElapsed(
      table,
      cards.map(({ at_ms }) => at_ms),
    ),
  )
}
