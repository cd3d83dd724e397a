import { useCallback, useEffect, useState } from 'react'
import { computeNextLook } from './next-look.rules.ts'

const AGAIN_MS = 5_000
/** Browsers wait no longer than that; a visit lasts no longer either. */
const LONGEST_MS = 2_000_000_000

/** How often it is asked whether the visit went so badly that a time-out is offered. */
const WATCH_MS = 60_000

/**
 * What an operator says of a player's time: minutes between two looks (0: none), seconds played before the visit, seconds left (null: no end), and
 * whether a time-out is offered once enough is lost.
 */
export type VisitSpell = { minutes: number; played: number; left: number | null; offers: boolean }
/** What a look shows: how it went, and whether that is such that a time-out is offered. */
type Look = { spell: { is_offered: boolean } }

/** Calls once, so many ms from now; never where there is no such moment. */
const useMoment = (ms: number | undefined, call: () => void): void => {
  useEffect(() => {
    if (ms === undefined) return
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  }, [ms, call])
}

/** Asks until something comes, again a while after each time that nothing did; answers how to stop. */
const askOn = <T>(ask: () => Promise<T | undefined>, tell: (found: T) => void): (() => void) => {
  let is_over = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = async () => {
    const found = await ask().catch(() => undefined)
    if (is_over) return
    if (found === undefined) timer = setTimeout(() => void look(), AGAIN_MS)
    else tell(found)
  }
  void look()
  return () => {
    is_over = true
    clearTimeout(timer)
  }
}

/** Asks each minute how it went, until it went so badly that a time-out is offered: that is said at once, before a look is due by time. */
const useWatch = (ask: (() => Promise<Look | undefined>) | undefined, tell: () => void): void => {
  useEffect(() => {
    if (!ask) return
    const look = async () => {
      const found = await ask().catch(() => undefined)
      if (!found?.spell.is_offered) return
      clearInterval(timer)
      tell()
    }
    const timer = setInterval(() => void look(), WATCH_MS)
    return () => clearInterval(timer)
  }, [ask, tell])
}

type Looks<T extends Look> = {
  spell: VisitSpell
  /** A look that is due waits while this is true. */
  held: boolean
  /** Brings what a look shows; asked again until it comes. Both stay the same from picture to picture, like the others. */
  fetchLook: () => Promise<T | undefined>
  onDue: () => void
  /** The player's time is used up. */
  onOver: () => void
}

/** The looks of a visit at how it goes: what the one that is due shows, until it is confirmed by `goOn`. */
export const useLooks = <T extends Look>({ spell, held, fetchLook, onDue, onOver }: Looks<T>) => {
  const [opened_at] = useState(() => Date.now())
  const [next_ms, setNext] = useState(() => computeNextLook(spell.minutes, spell.played * 1000))
  const [due, setDue] = useState(false)
  const [shown, setShown] = useState<T>()
  const look = useCallback(() => {
    onDue()
    setDue(true)
  }, [onDue])
  const [offered, setOffered] = useState(false)
  const tellOffered = useCallback(() => {
    setOffered(true)
    look()
  }, [look])
  useMoment(next_ms, look)
  useWatch(spell.offers && !offered ? fetchLook : undefined, tellOffered)
  useMoment(spell.left === null ? undefined : Math.min(spell.left * 1000, LONGEST_MS), onOver)
  useEffect(() => {
    if (!due || held || shown !== undefined) return
    return askOn(fetchLook, (found) => setShown(() => found))
  }, [due, held, shown, fetchLook])
  const goOn = () => {
    setDue(false)
    setShown(undefined)
    setNext(computeNextLook(spell.minutes, spell.played * 1000 + Date.now() - opened_at))
  }
  return { shown: due ? shown : undefined, goOn }
}
