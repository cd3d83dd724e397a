// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, it } from 'vitest'
import { press, render, type } from '@moongate/testing/react'
import { DateInput } from './date-input.tsx'

const Form = () => {
  const [day, setDay] = useState('2026-11-21')
  return (
    <>
      <DateInput value={day} max="2026-11-22" label="From" change={setDay} />
      <output>{day}</output>
    </>
  )
}

// The test's browser speaks English, the site Chinese.
it.each([
  ['a day in the order of the site is taken', '2026/11/2', '2026-11-02', '2026-11-02'],
  ['one after the last that there may be is not', '2026/11/23', '2026-11-21', '2026-11-21'],
  ['one that does not exist is not', '2026/02/30', '2026-11-21', '2026-11-21'],
  ['one in the order of the browser is not', '11/02/2026', '2026-11-21', '2026-11-21'],
])('R9.8 %s', (_, typed, day, shown) => {
  const { find } = render(<Form />)
  const input = find<HTMLInputElement>('input[aria-label=From]')
  expect(input.value).toBe('2026-11-21')
  type(input, typed)
  expect(input.value).toBe(typed)
  press(input, 'Enter')
  expect([find('output').textContent, input.value]).toEqual([day, shown])
})
