import { Input, Tabs } from '@moongate/ui'
import { search as glass } from '@moongate/ui/icons.gen'
import { useEffect, useRef } from 'react'
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

/** Tabs, search and the number of what is found. */
export const HallTools = ({
  tab,
  choose,
  typed,
  type,
  count,
}: {
  tab: Tab
  choose: (tab: Tab) => void
  typed: string
  type: (text: string) => void
  count: number | undefined
}) => {
  const input = useSlash()
  return (
    <div className={css.tools}>
      <Tabs
        items={TABS.map((id) => ({ id, label: t(`member-lobby:tab.${id}`) }))}
        value={tab}
        onChange={choose}
        label={t('member-lobby:tabs')}
      />
      <span className={css.search}>
        <Input
          ref={input}
          icon={glass}
          type="search"
          value={typed}
          maxLength={40}
          aria-label={t('member-lobby:search')}
          placeholder={`${t('member-lobby:search')}  /`}
          onChange={(event) => type(event.target.value)}
        />
      </span>
      <small aria-live="polite" data-waiting={count === undefined || undefined}>
        {t('member-lobby:total', { count: formatCount(count ?? 0) })}
      </small>
    </div>
  )
}
