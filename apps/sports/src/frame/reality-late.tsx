import { useLooks } from '@moongate/ui'
import { type ComponentProps, type ComponentType, useCallback } from 'react'
import { readSpell } from '../api/calls.ts'
import type { SpellTold } from '../api/told.ts'
import { loadLateTexts } from '../text.ts'
import type { Visit } from '../visit.ts'
import type { Reality } from './reality.tsx'

type Shown = { Part: ComponentType<ComponentProps<typeof Reality>>; spell: SpellTold }

/** The dialog in a file of its own, its words, and how the visit went. */
const fetchReality = async (session: string): Promise<Shown | undefined> => {
  const [{ Reality: Part }, spell] = await Promise.all([import('./reality.tsx'), readSpell(session), loadLateTexts()])
  return 'error' in spell ? undefined : { Part, spell }
}

/** Bets that lie stay; the supplier refuses new ones and says why. */
const letLie = (): void => undefined

/** The reality check of a visit, as the operator asked for it: no slip is placed until the player confirms how it went. */
export const RealityLate = ({ visit: { session, spell } }: { visit: Visit }) => {
  const fetchLook = useCallback(() => fetchReality(session), [session])
  const { shown, goOn } = useLooks({ spell, held: false, fetchLook, onDue: letLie, onOver: letLie })
  return shown ? <shown.Part spell={shown.spell} onGoOn={goOn} /> : null
}
