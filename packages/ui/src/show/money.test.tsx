// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '../lib/testing.tsx'
import { compareMoney, formatMoneyText } from './money.rules.ts'
import { Money } from './money.tsx'

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it.each([
  ['88640.50', false, '88,640.50'],
  ['5', false, '5.00'],
  ['5.1', true, '+5.10'],
  ['-1234.5', true, '-1,234.50'],
  ['0.00', true, '0.00'],
  ['-0.00', false, '0.00'],
  ['90071992547409.93', false, '90,071,992,547,409.93'],
])('R9.8 writes %s (sign %s) as %s', (value, sign, text) => expect(formatMoneyText(value, sign)).toBe(text))

it.each([
  ['0.30', '0.3', 0],
  ['-1.00', '0.99', -1],
  ['90071992547409.93', '90071992547409.92', 1],
])('compares %s with %s without floats', (a, b, order) => expect(compareMoney(a, b)).toBe(order))

it('says the plain amount to a screen reader while the digits roll', () => {
  const { find } = render(<Money value="1234.50" currency="$" roll />)
  expect(find('[aria-hidden=true]').textContent).toBe('$,.')
  expect(find('[class*=hidden]').textContent).toBe('$1,234.50')
})

it('keeps a hidden balance out of the page', () => {
  const { host } = render(<Money value="1234.50" hidden hiddenLabel="Balance hidden" />)
  expect(host.textContent).toBe('****Balance hidden')
})

it('flashes up or down for 600 ms', () => {
  vi.useFakeTimers()
  const { find, rerender } = render(<Money value="10.00" flash />)
  rerender(<Money value="9.00" flash />)
  expect(find('span').dataset['flash']).toBe('down')
  void act(() => vi.advanceTimersByTime(600))
  expect(find('span').dataset['flash']).toBeUndefined()
})
