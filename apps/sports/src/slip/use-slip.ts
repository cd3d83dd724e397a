import type { MatchTold, Refused } from '@moongate/game-contract/sports'
import type { OddsMode, System } from '@moongate/sports'
import { useCallback, useRef, useState } from 'react'
import { askPlace } from '../api/calls.ts'
import type { Player } from '../frame/sound.ts'
import { acceptOdds, type Choice, fitSystem, needsYes, readStake, renewChoices, toggleChoice } from './slip.rules.ts'
import { createId } from '@moongate/game-client'

export type Said = Refused['error'] | 'placed' | 'away'
const FIRST_STAKE = '10'

/** The bets that are chosen and not yet placed, and what a player can do with them. */
export const useSlip = (session: string, shown: readonly MatchTold[], player: Player) => {
  const [held, setHeld] = useState<readonly Choice[]>([])
  const [chosen, setChosen] = useState<System>()
  const [typed, setTyped] = useState(FIRST_STAKE)
  const [mode, setMode] = useState<OddsMode>('better')
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)
  const asked = useRef<string>(undefined)
  const choices = renewChoices(held, shown)
  // Odds that were heard stay, also where their match is no longer shown.
  if (choices !== held) setHeld(choices)
  const asks = needsYes(mode, choices)
  const system = fitSystem(chosen, choices.length)
  const change = useCallback((next: (before: readonly Choice[]) => readonly Choice[], why?: Said): void => {
    asked.current = undefined
    setHeld(next)
    setSaid(why)
  }, [])
  const toggle = useCallback((one: Choice) => change((before) => toggleChoice(before, one)), [change])
  // The slip stays the same one: where an answer got lost, it may have been placed at the odds before.
  const accept = (): void => {
    setHeld(acceptOdds)
    setSaid(undefined)
  }
  const send = async (): Promise<void> => {
    if (!system || busy || asks) return
    setBusy(true)
    // Without an answer the same slip may lie at the supplier already: it is asked for again under its id.
    asked.current ??= createId()
    const picks = choices.map(({ match, code, odds }) => ({ match, code, odds }))
    const slip = { session, slip_id: asked.current, system, line: readStake(typed), mode, picks }
    const told = await askPlace(slip).catch(() => undefined)
    setBusy(false)
    player.play(told && !('error' in told) ? 'placed' : 'refused')
    if (!told) return setSaid('away')
    if (!('error' in told)) return change(() => [], 'placed')
    const now = told.picks
    change(() => (now ? choices.map((one, at) => ({ ...one, odds: now[at]?.odds ?? one.odds })) : choices), told.error)
  }
  return {
    choices,
    system,
    typed,
    mode,
    said,
    busy,
    asks,
    accept,
    toggle,
    clear: () => change(() => []),
    /** The bet on a match that lies here. */
    findChosen: (id: string) => choices.find(({ match }) => match === id)?.code,
    choose: (next: System) => setChosen(next),
    type: (text: string) => setTyped(text),
    setMode,
    send: () => void send(),
  }
}
export type Slip = ReturnType<typeof useSlip>
