import { type ComponentType, useEffect, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { loadLateTexts } from '../../text.ts'

const AGAIN_MS = 10_000

const loadReality = async (): Promise<ComponentType> =>
  (await Promise.all([import('./reality.tsx'), loadLateTexts()]))[0].Reality

/** The reality check in a file of its own, fetched once the board stands, and again until it is had: it protects whoever plays for money. */
export const RealityLate = () => {
  const session = useSession()
  const plays = session !== undefined && !session.is_demo
  const [part, setPart] = useState<{ Reality: ComponentType }>()
  useEffect(() => {
    if (!plays) return
    let timer: ReturnType<typeof setTimeout>
    const get = () =>
      void loadReality().then(
        (Reality) => setPart({ Reality }),
        () => (timer = setTimeout(get, AGAIN_MS)),
      )
    get()
    return () => clearTimeout(timer)
  }, [plays])
  return plays && part ? <part.Reality /> : null
}
