import { useLooks } from '@moongate/ui'
import { type ComponentProps, type ComponentType, useCallback } from 'react'
import { readSpell, type SpellTold } from '../api/calls.ts'
import type { Game } from '../play/game.ts'
import { loadLateTexts } from '../text.ts'
import type { Visit } from '../visit.ts'
import type { Reality } from './reality.tsx'

type Shown = { Part: ComponentType<ComponentProps<typeof Reality>>; spell: SpellTold }

/** The dialog in a file of its own, its words, and how the visit went. */
const fetchReality = async (session: string): Promise<Shown | undefined> => {
  const [{ Reality: Part }, spell] = await Promise.all([import('./reality.tsx'), readSpell(session), loadLateTexts()])
  return 'error' in spell ? undefined : { Part, spell }
}

type Props = { visit: Visit; game: Game; held: boolean }

/**
 * The reality check of a visit, as the operator asked for it: autoplay stops, the round that is shown ends, and then nothing goes on until
 * the player confirms how it went. When their time is used up, the server is asked, which says so.
 */
export const RealityLate = ({ visit: { session, spell }, game, held }: Props) => {
  const fetchLook = useCallback(() => fetchReality(session), [session])
  const { shown, goOn } = useLooks({ spell, held, fetchLook, onDue: game.stopAuto, onOver: game.refresh })
  return shown ? <shown.Part spell={shown.spell} onGoOn={goOn} /> : null
}
