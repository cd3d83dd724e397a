// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { press, render } from '@moongate/testing/react'
import { TabPanel, Tabs } from './tabs.tsx'

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

const Mailbox = () => {
  const [tab, setTab] = useState('write')
  return (
    <>
      <Tabs
        label="Mail"
        panels="mail"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'sent', label: 'Sent' },
          { id: 'write', label: 'Write' },
        ]}
      />
      <TabPanel key={tab} panels="mail" id={tab}>
        {tab === 'write' && <input onKeyDown={() => setTab('sent')} />}
      </TabPanel>
    </>
  )
}

it('takes the focus where what chose another tab went with its panel, and only there', () => {
  const { find } = render(<Mailbox />)
  expect(document.activeElement).toBe(document.body)
  act(() => find('input').focus())
  press(find('input'), 'Enter')
  expect(document.activeElement?.textContent).toBe('Sent')
})
