import { useEffect, useState } from 'react'
import type { Ticker } from '../api/queries.ts'
import { serverNow } from '../time/server-clock.ts'
import { type Phase, phaseAt } from '../time/phase.rules.ts'

/** The phase of the running issue, changing exactly at its close and its draw. */
export function usePhase(ticker: Ticker): Phase {
  const [phase, setPhase] = useState(() => phaseAt(ticker, serverNow()))
  useEffect(() => {
    const set = (): void => setPhase(phaseAt(ticker, serverNow()))
    set()
    const timers = [ticker.close_at, ticker.draw_at]
      .filter((at) => at > serverNow())
      .map((at) => setTimeout(set, at - serverNow() + 5))
    return () => timers.forEach(clearTimeout)
  }, [ticker])
  return phase
}
