import { useEffect, useState } from 'react'
import type { Ticker } from '../api/answers.ts'
import { getServerNow } from '../time/server-clock.ts'
import { type Phase, findPhase } from '../time/phase.rules.ts'

/** The phase of the running issue, changing exactly at its close and its draw. */
export const usePhase = (ticker: Ticker): Phase => {
  const [phase, setPhase] = useState(() => findPhase(ticker, getServerNow()))
  useEffect(() => {
    const set = (): void => setPhase(findPhase(ticker, getServerNow()))
    set()
    const timers = [ticker.close_at, ticker.draw_at]
      .filter((at) => at > getServerNow())
      .map((at) => setTimeout(set, at - getServerNow() + 5))
    return () => timers.forEach(clearTimeout)
  }, [ticker])
  return phase
}
