import { useEffect, useReducer, useRef, useState } from 'react'
import { type Confirmed, countDue, isLookDue, isThere, PULSE_MS } from './pulse.rules.ts'

/** How a spell of play went, as the server tells it. */
export type Pulse = {
  since: string
  seconds: number
  staked: string
  won: string
  result: string
  reality_minutes: number
  is_offered: boolean
  time_left: number | null
}
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const
const KEY = 'moongate_reality'

/** Says each minute that somebody plays while they are there, in a game from its first moment on; answers what the server said last. */
const usePulse = (send: (() => Promise<Pulse>) | undefined, at_once: boolean): Pulse | undefined => {
  const [pulse, setPulse] = useState<Pulse>()
  const touched_at = useRef(0)
  useEffect(() => {
    if (!send) return
    touched_at.current = Date.now()
    const touch = () => void (touched_at.current = Date.now())
    const beat = () => {
      if (!isThere(document.visibilityState === 'visible', touched_at.current, Date.now())) return
      void send()
        .then(setPulse)
        .catch(() => undefined)
    }
    for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true })
    const timer = setInterval(beat, PULSE_MS)
    if (at_once) beat()
    return () => {
      clearInterval(timer)
      for (const name of TOUCHES) window.removeEventListener(name, touch)
    }
  }, [send, at_once])
  return pulse
}

/** What of a spell was confirmed, in whichever window of this site. */
const readConfirmed = (since: string): Confirmed => {
  const [of, times, offered] = (localStorage.getItem(KEY) ?? '').split('|')
  return of === since ? { times: Number(times), is_offered: offered === '1' } : { times: 0, is_offered: false }
}

/** What was confirmed in another window is confirmed here. */
const useConfirmed = (): (() => void) => {
  const [, again] = useReducer((n: number) => n + 1, 0)
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (key === KEY) again()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  }, [])
  return again
}

/**
 * The reality check of a page on which somebody plays: `due` while one waits to be confirmed by `goOn`, by time or because so much is lost that a
 * time-out is offered. `send` tells the server that they play
 * and stays the same; without it nobody plays.
 */
export const useReality = (
  send: (() => Promise<Pulse>) | undefined,
  at_once = false,
): { pulse: Pulse | undefined; due: boolean; goOn: () => void } => {
  const pulse = usePulse(send, at_once)
  const again = useConfirmed()
  const times = pulse ? countDue(pulse.seconds, pulse.reality_minutes) : 0
  const confirmed = readConfirmed(pulse?.since ?? '')
  const is_offered = pulse?.is_offered === true
  const goOn = () => {
    const offered = is_offered || confirmed.is_offered ? '1' : '0'
    if (pulse) localStorage.setItem(KEY, `${pulse.since}|${times}|${offered}`)
    again()
  }
  return { pulse, due: pulse !== undefined && isLookDue({ times, is_offered }, confirmed), goOn }
}
