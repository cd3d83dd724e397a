import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useDebounced } from '../../widgets/use-debounced.ts'
import { type Names, readView, type View, writeView } from './lobby.rules.ts'

/** Another list begins at its top, where that has gone out of view. */
const goToTop = () => {
  const hall = document.querySelector('[data-hall]')
  if (hall && hall.getBoundingClientRect().top < 0) hall.scrollIntoView({ block: 'start' })
}

/** What of the hall is shown, kept in the address. Typing shows at once and goes into the address when it has stood still. */
export const useView = (names: Names) => {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const view = readView(search, names)
  const [typed, setTyped] = useState(view.q)
  const still = useDebounced(typed)
  const change = (part: Partial<View>) => {
    goToTop()
    void navigate({
      to: '.',
      search: writeView({ ...view, q: typed, ...part }, names),
      replace: true,
      resetScroll: false,
    })
  }
  useEffect(() => {
    if (still === typed && still !== view.q) change({ q: still })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows what was typed, not the other way round
  }, [still])
  const type = (text: string) => {
    goToTop()
    setTyped(text)
  }
  const clear = () => {
    setTyped('')
    change({ tab: 'all', q: '', api: '' })
  }
  return { view, typed, asked: useDeferredValue(typed), type, change, clear }
}
