import type { GameKind, Spell, Visit } from '@moongate/game-contract'
import { useLooks } from '@moongate/ui'
import { type ComponentProps, type ComponentType, useCallback } from 'react'
import { readSpell } from '../supplier.ts'
import { loadLateTexts } from '../texts.ts'
import type { Reality } from './reality.tsx'

type Shown = { Part: ComponentType<ComponentProps<typeof Reality>>; spell: Spell }

/** The dialog in a file of its own, its words, and how the visit went. */
const fetchReality = async (kind: GameKind, session: string): Promise<Shown | undefined> => {
  const [{ Reality: Part }, spell] = await Promise.all([
    import('./reality.tsx'),
    readSpell(kind, session),
    loadLateTexts(),
  ])
  return 'error' in spell ? undefined : { Part, spell }
}

/** What lies stays, and a round that runs goes on; the supplier refuses new stakes and says why. */
const letLie = (): void => undefined

type Props = {
  kind: GameKind
  visit: Pick<Visit<GameKind>, 'session' | 'spell'>
  /** A look that is due waits while this is true. */
  held?: boolean
  onDue?: () => void
  /** The player's time is used up. */
  onOver?: () => void
}

/** The reality check of a visit, as the operator asked for it: nothing more is staked until the player confirms how it went. */
export const RealityLate = ({ kind, visit, held = false, onDue = letLie, onOver = letLie }: Props) => {
  const { session, spell } = visit
  const fetchLook = useCallback(() => fetchReality(kind, session), [kind, session])
  const { shown, goOn } = useLooks({ spell, held, fetchLook, onDue, onOver })
  return shown ? <shown.Part spell={shown.spell} onGoOn={goOn} /> : null
}
