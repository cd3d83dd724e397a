// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { useState } from 'react'
import { click, render, type } from '@moongate/testing/react'
import { PinPad } from './pin-pad.tsx'

afterEach(() => document.body.replaceChildren())

const Pin = () => {
  const [pin, setPin] = useState('')
  return <PinPad value={pin} onValue={setPin} label="PIN" erase="Erase" clear="Clear" name="pin" />
}

it('takes six digits from the pad, no seventh, and erases one by one or all', () => {
  const { find, host } = render(<Pin />)
  const pad = [...host.querySelectorAll('button')]
  const press = (text: string) =>
    click(pad.find((key) => (key.getAttribute('aria-label') ?? key.textContent) === text) ?? find('nothing'))
  for (const digit of '1234567') press(digit)
  const input = find<HTMLInputElement>('input')
  expect(input.value).toBe('123456')
  press('Erase')
  expect(input.value).toBe('12345')
  press('Clear')
  expect(input.value).toBe('')
})

it('keeps only the digits of what is pasted', () => {
  const { find } = render(<Pin />)
  const input = find<HTMLInputElement>('input')
  type(input, '88-88 88')
  expect(input.value).toBe('888888')
})

it('takes digits as a Chinese or Thai keyboard writes them', () => {
  const { find } = render(<Pin />)
  const input = find<HTMLInputElement>('input')
  type(input, '１２３๔๕๖')
  expect(input.value).toBe('123456')
})
