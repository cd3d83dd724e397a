import type { OddsMode, System } from '@moongate/sports'
import { useRef, useState } from 'react'
import { askPlace } from '../api/calls.ts'
import type { MatchTold, Refused } from '../api/told.ts'
import { type Choice, fitSystem, readStake, renewChoices, toggleChoice } from './slip.rules.ts'
import { createSlipId } from './slip-id.ts'

export type Said = Refused['error'] | 'placed' | 'away'
const FIRST_STAKE = '10'

/** The bets that are chosen and not yet placed, and what a player can do with them. */
export const useSlip = (session: string, shown: readonly MatchTold[]) => {
  const [held, setHeld] = useState<readonly Choice[]>([])
  const [chosen, setChosen] = useState<System>()
  const [typed, setTyped] = useState(FIRST_STAKE)
  const [mode, setMode] = useState<OddsMode>('better')
  const [said, setSaid] = useState<Said>()
  const [busy, setBusy] = useState(false)
  const asked = useRef<string>(undefined)
  const choices = renewChoices(held, shown)
  const system = fitSystem(chosen, choices.length)
  const change = (next: readonly Choice[], why?: Said): void => {
    asked.current = undefined
    setHeld(next)
    setSaid(why)
  }
  const send = async (): Promise<void> => {
    if (!system || busy) return
    setBusy(true)
    // Without an answer the same slip may lie at the supplier already: it is asked for again under its id.
    asked.current ??= createSlipId()
    const picks = choices.map(({ match, code, odds }) => ({ match, code, odds }))
    const slip = { session, slip_id: asked.current, system, line: readStake(typed), mode, picks }
    const told = await askPlace(slip).catch(() => undefined)
    setBusy(false)
    if (!told) return setSaid('away')
    if (!('error' in told)) return change([], 'placed')
    const now = told.picks
    change(now ? choices.map((one, at) => ({ ...one, odds: now[at]?.odds ?? one.odds })) : choices, told.error)
  }
  return {
    choices,
    system,
    typed,
    mode,
    said,
    busy,
    toggle: (one: Choice) => change(toggleChoice(choices, one)),
    clear: () => change([]),
    choose: (next: System) => setChosen(next),
    type: (text: string) => setTyped(text),
    setMode,
    send: () => void send(),
  }
}
export type Slip = ReturnType<typeof useSlip>
