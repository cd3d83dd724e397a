import { computeRestMs, useReducedMotion } from '@moongate/ui'
import { useEffect, useState } from 'react'
import type { Ticker } from '../api/answers.ts'
import { isResultAwaited, type Phase } from '../time/phase.rules.ts'
import { getServerNow } from '../time/server-clock.ts'
import { findFalling, type Told } from './reveal.rules.ts'

export type Reveal = {
  /** The result whose balls all lie still; the first sight of a game falls for nobody. */
  shown: Told | null
  falling: Told | undefined
  /** A draw is being held or told: what it changed must wait. */
  holding: boolean
  /** The last ball of `falling` lies still. */
  land: () => void
  /** `shown` came while the player watched. */
  watched: boolean
}

/** A window that nobody looks at draws no balls: there they lie this long after they should. One that is only slow gets longer. */
const readPatienceMs = (): number => (document.hidden ? 400 : 5000)

/** Tells a result when its last ball has landed, and not before: everything that speaks of it reads `shown`. */
export const useReveal = (ticker: Ticker, phase: Phase, period_ms: number): Reveal => {
  const still = useReducedMotion()
  const [first] = useState(ticker.last)
  const [shown, setShown] = useState(ticker.last)
  const falling = findFalling(ticker.last, shown)
  useEffect(() => {
    if (!falling) return
    const rest_ms = still ? 0 : computeRestMs(falling.balls.length) + readPatienceMs()
    const timer = setTimeout(() => setShown(falling), rest_ms)
    return () => clearTimeout(timer)
  }, [falling, still])
  const holding = falling !== undefined || phase === 'drawing' || isResultAwaited(ticker, period_ms, getServerNow())
  const land = (): void => (falling ? setShown(falling) : undefined)
  return { shown, falling, holding, land, watched: shown?.issue !== first?.issue }
}

/** A value as it was when the draw began, for as long as it must wait. */
export const useHeld = <T>(value: T, holding: boolean): T => {
  const [held, setHeld] = useState(value)
  if (!holding && held !== value) setHeld(value)
  return holding ? held : value
}
