// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { click, press, render } from '@moongate/testing/react'
import { Menu } from './menu.tsx'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const show = (choose: (label: string) => void = () => {}) => {
  const items = ['Deposit', 'Withdraw', 'Log out'].map((label) => ({ id: label, label, onSelect: () => choose(label) }))
  return render(
    <Menu label="Member" items={items} hover>
      Me
    </Menu>,
  )
}

const frame = () => act(() => vi.advanceTimersByTime(40))

it('opens on ArrowDown at the first item; arrows, End and letters move; Esc gives focus back', () => {
  const { find } = show()
  press(find('button'), 'ArrowDown')
  void frame()
  expect(document.activeElement?.textContent).toBe('Deposit')
  for (const [key, text] of [
    ['ArrowDown', 'Withdraw'],
    ['End', 'Log out'],
    ['ArrowDown', 'Deposit'],
    ['w', 'Withdraw'],
  ] as const) {
    press(document.activeElement ?? document.body, key)
    expect(document.activeElement?.textContent).toBe(text)
  }
  press(document.activeElement ?? document.body, 'Escape')
  expect(document.querySelector('[role=menu]')).toBeNull()
  expect(document.activeElement?.textContent).toBe('Me')
})

it('opens after the mouse has rested 120 ms, not sooner', () => {
  const { find } = show()
  act(() => void find('button').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })))
  void act(() => vi.advanceTimersByTime(119))
  expect(document.querySelector('[role=menu]')).toBeNull()
  void act(() => vi.advanceTimersByTime(1))
  expect(find('[role=menu]').getAttribute('aria-label')).toBe('Member')
})

it('choosing runs the action and closes', () => {
  const chosen: string[] = []
  const { find } = show((label) => chosen.push(label))
  click(find('button'))
  click(find('[role=menuitem]'))
  expect(chosen).toEqual(['Deposit'])
  expect(document.querySelector('[role=menu]')).toBeNull()
})
