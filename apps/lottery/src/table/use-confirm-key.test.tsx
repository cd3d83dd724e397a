// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { afterEach, expect, it } from 'vitest'
import { useConfirmKey } from './use-confirm-key.ts'

afterEach(() => document.body.replaceChildren())

const Table = ({ dialog, confirm }: { dialog: boolean; confirm: () => void }) => {
  useConfirmKey(confirm)
  return dialog ? (
    <dialog open>
      <button type="button">Go on</button>
    </dialog>
  ) : (
    <button type="button">Go on</button>
  )
}

it.each([
  ['R6.3 behind an open dialog Ctrl+Enter bets nothing', true, { key: 'Enter', ctrlKey: true }, 0],
  ['R1.1 Ctrl+Enter bets from wherever the focus is', false, { key: 'Enter', ctrlKey: true }, 1],
  ['R1.1 Cmd+Enter does the same', false, { key: 'Enter', metaKey: true }, 1],
  ['R1.1 Enter alone bets nothing', false, { key: 'Enter' }, 0],
])('%s', (_title, dialog, key, bets) => {
  let placed = 0
  const { find } = render(<Table dialog={dialog} confirm={() => void (placed += 1)} />)
  find('button').dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true }))
  expect(placed).toBe(bets)
})
