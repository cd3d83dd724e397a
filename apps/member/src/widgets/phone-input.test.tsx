// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { render } from '@moongate/testing/react'
import { PhoneInput } from './phone-input.tsx'

afterEach(() => document.body.replaceChildren())

it.each([
  ['139 0013 8123', '13900138123'],
  ['139-0013-8123\n', '13900138123'],
  ['１３９ ００１３ ８１２３', '13900138123'],
  ['139001381234', '13900138123'],
  ['none', ''],
])('R5.4 R5.6 a number that is pasted as %s stands there as %s, eleven figures at most', (text, value) => {
  const { find } = render(<PhoneInput name="phone" maxLength={11} />)
  const input = find<HTMLInputElement>('input')
  let heard = 0
  document.addEventListener('input', () => (heard += 1), { once: true })
  const event = new Event('paste', { bubbles: true, cancelable: true })
  act(() => void input.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } })))
  expect([input.value, heard, event.defaultPrevented]).toEqual([value, value === '' ? 0 : 1, value !== ''])
})

it('R5.6 a pasted number takes the place of what is marked', () => {
  const { find } = render(<PhoneInput name="phone" maxLength={11} defaultValue="139****8123" />)
  const input = find<HTMLInputElement>('input')
  input.setSelectionRange(0, 11)
  const event = new Event('paste', { bubbles: true, cancelable: true })
  act(() => void input.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => '138 0013 8000' } })))
  expect(input.value).toBe('13800138000')
})
