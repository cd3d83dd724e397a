import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react'
import { readSpell, type SpellTold } from '../api/calls.ts'
import type { Game } from '../play/game.ts'
import { computeNextLook } from '../play/spell.rules.ts'
import { loadLateTexts } from '../text.ts'
import type { Visit } from '../visit.ts'
import type { Reality } from './reality.tsx'

type Shown = { Part: ComponentType<ComponentProps<typeof Reality>>; spell: SpellTold }

const AGAIN_MS = 5_000
/** Browsers wait no longer than that; a visit lasts no longer either. */
const LONGEST_MS = 2_000_000_000

/** The dialog in a file of its own, its words, and how the visit went; asked for until all of it is there. */
const fetchLook = async (session: string): Promise<Shown | undefined> => {
  const [{ Reality: Part }, spell] = await Promise.all([import('./reality.tsx'), readSpell(session), loadLateTexts()])
  return 'error' in spell ? undefined : { Part, spell }
}

/** Calls once, so many ms from now; never where there is no such moment. */
const useMoment = (ms: number | undefined, call: () => void): void => {
  useEffect(() => {
    if (ms === undefined) return
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  }, [ms, call])
}

type Props = { visit: Visit; game: Game; held: boolean }

/**
 * The reality check of a visit, as the operator asked for it: autoplay stops, the round that is shown ends, and then nothing goes on until
 * the player confirms how it went. When their time is used up, the server is asked, which says so.
 */
export const RealityLate = ({ visit: { session, spell }, game, held }: Props) => {
  const [opened_at] = useState(() => Date.now())
  const [next_ms, setNext] = useState(() => computeNextLook(spell.minutes, spell.played * 1000))
  const [due, setDue] = useState(false)
  const [shown, setShown] = useState<Shown>()
  const look = useCallback(() => {
    game.stopAuto()
    setDue(true)
  }, [game])
  useMoment(next_ms, look)
  useMoment(spell.left === null ? undefined : Math.min(spell.left * 1000, LONGEST_MS), game.refresh)
  useEffect(() => {
    if (!due || held || shown) return
    let timer: ReturnType<typeof setTimeout>
    const get = () =>
      void fetchLook(session).then(setShown, () => {
        timer = setTimeout(get, AGAIN_MS)
      })
    get()
    return () => clearTimeout(timer)
  }, [due, held, shown, session])
  if (!due || !shown) return null
  const goOn = () => {
    setDue(false)
    setShown(undefined)
    setNext(computeNextLook(spell.minutes, spell.played * 1000 + Date.now() - opened_at))
  }
  return <shown.Part spell={shown.spell} onGoOn={goOn} />
}
