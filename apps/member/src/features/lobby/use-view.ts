import { useNavigate, useSearch } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { useDebounced } from '../../widgets/use-debounced.ts'
import { type Names, readView, type View, writeView } from './lobby.rules.ts'

/** Another list begins at its top, where that has gone out of view. */
const goToTop = () => {
  const hall = document.querySelector('[data-hall]')
  if (hall && hall.getBoundingClientRect().top < 0) hall.scrollIntoView({ block: 'start' })
}

/** What of the hall is shown, kept in the address. What was typed shows first and goes into the address when it has stood still. */
export const useView = (names: Names) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = readView(search, names)
  const [asked, setAsked] = useState({ q: view.q, round: 0 })
  const still = useDebounced(asked.q)
  const change = (part: Partial<View>) => {
    goToTop()
    const next = writeView({ ...view, q: asked.q, ...part }, names)
    void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  }
  useEffect(() => {
    if (still === asked.q && still !== view.q) change({ q: still })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows what was typed, not the other way round
  }, [still])
  const type = (q: string) => {
    goToTop()
    startTransition(() => setAsked(({ round }) => ({ q, round })))
  }
  const clear = () => {
    setAsked(({ round }) => ({ q: '', round: round + 1 }))
    change({ tab: 'all', q: '', api: '' })
  }
  return { view, asked, type, change, clear }
}
