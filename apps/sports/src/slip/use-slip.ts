import { createId } from '@moongate/game-client'
import type { AskedSlip, MatchTold, Refused } from '@moongate/game-contract/sports'
import type { OddsMode, System } from '@moongate/sports'
import { useCallback, useRef, useState } from 'react'
import { askPlace } from '../api/calls.ts'
import type { Player } from '../frame/sound.ts'
import { acceptOdds, type Choice, fitSystem, needsYes, readStake, renewChoices, toggleChoice } from './slip.rules.ts'

export type Said = Refused['error'] | 'placed' | 'trying' | 'away'
/** What is said of the slip; of one that is placed, for what stake the supplier took it. */
type Told = { said?: Said; staked?: number }
const FIRST_STAKE = '10'

/**
 * Sends slips. Where no answer came the slip may lie at the supplier already: it is kept with its id just as it was sent, and goes
 * out again until it is known what became of it, so that it is never staked twice nor taken for another.
 */
const useSending = (session: string) => {
  const [busy, setBusy] = useState(false)
  const sent = useRef<AskedSlip>(undefined)
  const place = async (slip: Omit<AskedSlip, 'session' | 'slip_id'>, onMiss: () => void) => {
    setBusy(true)
    sent.current ??= { session, slip_id: createId(), ...slip }
    const told = await askPlace(sent.current, onMiss).catch(() => undefined)
    if (told) sent.current = undefined
    setBusy(false)
    return told
  }
  /** Does what changes the slip, unless one is out whose fate is not known. */
  const touch = useCallback((act: () => void): void => (sent.current ? undefined : act()), [])
  /** Gives up a slip that nobody answered for; one that is under way goes on. */
  const giveUp = (): void => {
    if (!busy) sent.current = undefined
  }
  return { busy, place, touch, giveUp }
}

/** The bets that are chosen and not yet placed, and what a player can do with them. */
export const useSlip = (session: string, shown: readonly MatchTold[], player: Player) => {
  const [held, setHeld] = useState<readonly Choice[]>([])
  const [chosen, setChosen] = useState<System>()
  const [typed, setTyped] = useState(FIRST_STAKE)
  const [mode, setMode] = useState<OddsMode>('better')
  const [{ said, staked }, setTold] = useState<Told>({})
  const { busy, place, touch, giveUp } = useSending(session)
  // What is shown is what was sent, until it is known what became of it.
  const still = busy || said === 'away'
  const choices = still ? held : renewChoices(held, shown)
  // Odds that were heard stay, also where their match is no longer shown.
  if (choices !== held) setHeld(choices)
  const asks = needsYes(mode, choices)
  const system = fitSystem(chosen, choices.length)
  const change = useCallback((next: (before: readonly Choice[]) => readonly Choice[], told: Told = {}): void => {
    setHeld(next)
    setTold(told)
  }, [])
  const toggle = useCallback(
    (one: Choice) => touch(() => change((before) => toggleChoice(before, one))),
    [touch, change],
  )
  const clear = (): void => {
    giveUp()
    touch(() => change(() => []))
  }
  const send = async (): Promise<void> => {
    if (!system || busy || asks) return
    const picks = choices.map(({ match, code, odds }) => ({ match, code, odds }))
    const told = await place({ system, line: readStake(typed), mode, picks }, () => setTold({ said: 'trying' }))
    player.play(told && !('error' in told) ? 'placed' : 'refused')
    if (!told) return setTold({ said: 'away' })
    if (!('error' in told)) return change(() => [], { said: 'placed', staked: told.stake })
    const now = told.picks
    change((before) => before.map((one, at) => ({ ...one, odds: now?.[at]?.odds ?? one.odds })), { said: told.error })
  }
  return {
    choices,
    system,
    typed,
    mode,
    said,
    staked,
    busy,
    still,
    asks,
    accept: () => touch(() => change(acceptOdds)),
    toggle,
    clear,
    /** The bet on a match that lies here. */
    findChosen: (id: string) => choices.find(({ match }) => match === id)?.code,
    choose: (next: System) => touch(() => setChosen(next)),
    type: (text: string) => touch(() => setTyped(text)),
    setMode: (next: OddsMode) => touch(() => setMode(next)),
    send: () => void send(),
  }
}
export type Slip = ReturnType<typeof useSlip>
