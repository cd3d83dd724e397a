import type { Balls } from '@moongate/lottery'
import { useEffect, useState } from 'react'
import type { Reveal } from './use-reveal.ts'

const SHOWN_MS = 5_000

/** The balls of a draw the player has just watched, from the landing of the last one, for a few seconds. */
export const useHit = ({ shown, watched }: Reveal): Balls | undefined => {
  const [over, setOver] = useState<string>()
  const issue = watched ? shown?.issue : undefined
  useEffect(() => {
    if (issue === undefined) return
    const timer = setTimeout(() => setOver(issue), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [issue])
  return issue !== undefined && issue !== over ? shown?.balls : undefined
}
