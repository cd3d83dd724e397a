// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { useState } from 'react'
import { press, render } from '@moongate/testing/react'
import { Tabs } from './tabs.tsx'

afterEach(() => document.body.replaceChildren())

const Three = () => {
  const [tab, setTab] = useState('a')
  return (
    <Tabs
      label="Games"
      value={tab}
      onChange={setTab}
      items={[
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
        { id: 'c', label: 'C' },
      ]}
    />
  )
}

it.each([
  [['ArrowRight'], 'B'],
  [['ArrowLeft'], 'C'],
  [['End'], 'C'],
  [['End', 'ArrowRight'], 'A'],
  [['End', 'Home'], 'A'],
])('%s chooses and focuses %s, and leaves one tab stop', (keys, text) => {
  const { find, host } = render(<Three />)
  find('[aria-selected=true]').focus()
  for (const key of keys) press(find('[aria-selected=true]'), key)
  expect(document.activeElement?.textContent).toBe(text)
  expect(find('[aria-selected=true]').textContent).toBe(text)
  expect(host.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
})
