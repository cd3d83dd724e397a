import type { MatchTold } from '@moongate/game-contract/sports'
import { useEffect, useState } from 'react'
import { readSoon } from '../api/calls.ts'

const AGAIN_MS = 20_000
const NONE: readonly MatchTold[] = []

/** What starts within a day, of a sport, a league or all, read again and again: matches begin, and odds are those of now. */
export const useSoon = (session: string, code: string): readonly MatchTold[] => {
  const [soon, setSoon] = useState<{ code: string; matches: readonly MatchTold[] }>({ code, matches: [] })
  useEffect(() => {
    const left = { is: false }
    const load = (): void => {
      readSoon(session, code).then(
        (told) => !left.is && !('error' in told) && setSoon({ code, matches: told.matches }),
        () => undefined,
      )
    }
    load()
    const timer = setInterval(load, AGAIN_MS)
    return () => {
      left.is = true
      clearInterval(timer)
    }
  }, [session, code])
  return soon.code === code ? soon.matches : NONE
}
