import { Input, Tabs } from '@moongate/ui'
import { search as glass } from '@moongate/ui/icons.gen'
import { useEffect, useRef, useState } from 'react'
import { formatCount, t } from '../../text.ts'
import { type Tab, TABS } from './hall.rules.ts'
import css from './lobby.module.css'

/** `/` puts the cursor into the search, unless something is being typed. */
const useSlash = () => {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const handleSearch = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', handleSearch)
    return () => removeEventListener('keydown', handleSearch)
  }, [])
  return input
}

/** A letter shows at once; the list follows once the typing has stood still, so that no letter waits for it. */
const STILL_MS = 150

const SearchBox = ({ q, type }: { q: string; type: (text: string) => void }) => {
  const input = useSlash()
  const [typed, setTyped] = useState(q)
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const take = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => type(text), STILL_MS)
  }
  return (
    <Input
      ref={input}
      icon={glass}
      type="search"
      value={typed}
      maxLength={40}
      aria-label={t('member-lobby:search')}
      placeholder={`${t('member-lobby:search')}  /`}
      onChange={(event) => take(event.target.value)}
    />
  )
}

/** Tabs, search and the number of what is found. A new `round` empties the search. */
export const HallTools = ({
  tab,
  choose,
  q,
  round,
  type,
  count,
}: {
  tab: Tab
  choose: (tab: Tab) => void
  q: string
  round: number
  type: (text: string) => void
  count: number
}) => (
  <div className={css.tools}>
    <Tabs
      items={TABS.map((id) => ({ id, label: t(`member-lobby:tab.${id}`) }))}
      value={tab}
      onChange={choose}
      label={t('member-lobby:tabs')}
    />
    <span className={css.search}>
      <SearchBox key={round} q={q} type={type} />
    </span>
    <small aria-live="polite">{t('member-lobby:total', { count: formatCount(count) })}</small>
  </div>
)
