import { useEffect, useState } from 'react'
import { type Dealt, DEALING_MS, findNextCard, listDealt } from './deal.rules.ts'
import type { Table } from './use-tables.ts'

const NONE: Dealt = { player: [], banker: [] }

/** The cards that lie on a table now: one after the other while they are dealt, all of them after that. */
export const useDealt = ({ hand, phase, ends_at }: Table): Dealt => {
  const [now, setNow] = useState(Date.now)
  const begun_at = ends_at - DEALING_MS
  const since = phase === 'dealing' ? now - begun_at : Infinity
  const next = hand ? findNextCard(hand, since) : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, begun_at + next - Date.now()) + 5)
    return () => clearTimeout(timer)
  }, [next, begun_at])
  return hand ? listDealt(hand, since) : NONE
}
