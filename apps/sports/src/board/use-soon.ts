import { useEffect, useState } from 'react'
import { readSoon } from '../api/calls.ts'
import type { MatchTold } from '../api/told.ts'

const AGAIN_MS = 20_000

/** What starts within a day, of one sport or of all, read again and again: matches begin, and odds are those of now. */
export const useSoon = (session: string, sport: string): readonly MatchTold[] => {
  const [soon, setSoon] = useState<{ sport: string; matches: readonly MatchTold[] }>({ sport, matches: [] })
  useEffect(() => {
    const left = { is: false }
    const load = (): void => {
      readSoon(session, sport).then(
        (told) => !left.is && !('error' in told) && setSoon({ sport, matches: told.matches }),
        () => undefined,
      )
    }
    load()
    const timer = setInterval(load, AGAIN_MS)
    return () => {
      left.is = true
      clearInterval(timer)
    }
  }, [session, sport])
  return soon.sport === sport ? soon.matches : []
}
