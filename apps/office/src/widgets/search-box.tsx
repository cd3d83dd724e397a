import { Icon, icons } from '@moongate/ui'
import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { t } from '../text.ts'

/** Searches a moment after the last key; the address bar keeps what was searched for. */
export const SearchBox = ({
  value,
  onSearch,
  hint,
}: {
  value: string
  onSearch: (keyword: string) => void
  hint: string
}) => {
  const [typed, setTyped] = useState(value)
  // Cleared from elsewhere, e.g. by the empty list's button.
  const [seen, setSeen] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value === '') setTyped('')
  }
  const later = useDebouncedCallback((keyword: string) => onSearch(keyword.trim()), 300)
  const change = (keyword: string) => {
    setTyped(keyword)
    later(keyword)
  }
  return (
    <TextInput
      type="search"
      w={290}
      maxLength={40}
      value={typed}
      aria-label={t('search')}
      placeholder={hint}
      leftSection={<Icon d={icons.search} size={17} />}
      rightSection={typed && <CloseButton size="sm" aria-label={t('clear')} onClick={() => change('')} />}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
