// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { click, press, render, type } from '@moongate/testing/react'
import { DayField } from './day-field.tsx'

afterEach(() => document.body.replaceChildren())

const Form = ({ optional = false }) => {
  const [day, setDay] = useState('2026-11-21')
  return (
    <>
      <DayField
        value={day}
        min="2026-11-02"
        max="2026-11-22"
        dates="sv-SE"
        locale="en-US"
        label="From"
        open="Choose a day"
        optional={optional}
        change={setDay}
      />
      <output>{day}</output>
    </>
  )
}

const show = (optional = false) => {
  const { find } = render(<Form optional={optional} />)
  return {
    find,
    input: find<HTMLInputElement>('input'),
    opener: find('button[aria-haspopup=dialog]'),
    chosen: () => find('output').textContent,
    at: () => document.activeElement?.getAttribute('aria-label'),
  }
}

it('R9.8 a typed day is taken once the field is left; what is none, or out of bounds, goes back', () => {
  const { input, chosen } = show()
  for (const [typed, day] of [
    ['2026/11/9', '2026-11-09'],
    ['2026-11-23', '2026-11-09'],
    ['2026-11-01', '2026-11-09'],
    ['2026-02-30', '2026-11-09'],
    ['', '2026-11-09'],
  ] as const) {
    type(input, typed)
    expect(input.value).toBe(typed)
    press(input, 'Enter')
    expect([input.value, chosen()]).toEqual([day, day])
  }
})

it('R9.8 a day that may be missing can be emptied', () => {
  const { input, chosen } = show(true)
  type(input, ' ')
  press(input, 'Enter')
  expect([input.value, input.placeholder, chosen()]).toEqual(['', '____-__-__', ''])
})

it('R9.8 the calendar opens on the day, is walked by keys within its bounds, and gives the focus back with the day', () => {
  const { find, opener, chosen, at } = show()
  click(opener)
  expect(find('dialog').getAttribute('aria-label')).toBe('Choose a day · From')
  expect(find('[aria-selected=true]').textContent).toBe('21')
  expect(at()).toBe('Saturday, November 21, 2026')
  for (const [key, day] of [
    ['ArrowUp', 'Saturday, November 14, 2026'],
    ['Home', 'Monday, November 9, 2026'],
    ['PageUp', 'Monday, November 2, 2026'],
    ['ArrowRight', 'Tuesday, November 3, 2026'],
    ['PageDown', 'Sunday, November 22, 2026'],
    ['ArrowLeft', 'Saturday, November 21, 2026'],
    ['ArrowLeft', 'Friday, November 20, 2026'],
  ] as const) {
    press(document.activeElement ?? document.body, key)
    expect(at()).toBe(day)
  }
  if (document.activeElement instanceof HTMLElement) click(document.activeElement)
  expect([chosen(), document.querySelector('dialog'), document.activeElement]).toEqual(['2026-11-20', null, opener])
})

it('R9.8 Escape leaves the calendar and nothing else, without a choice', () => {
  const { opener, chosen } = show()
  const pressed: Event[] = []
  const passed: Event[] = []
  document.body.addEventListener('keydown', (event) => pressed.push(event), { once: true, capture: true })
  document.body.addEventListener('keydown', (event) => passed.push(event), { once: true })
  click(opener)
  press(document.activeElement ?? document.body, 'Escape')
  expect([document.querySelector('dialog'), document.activeElement, chosen()]).toEqual([null, opener, '2026-11-21'])
  expect([pressed.map((event) => event.defaultPrevented), passed]).toEqual([[true], []])
})

it('R9.8 days and months out of bounds cannot be chosen', () => {
  const { find, opener } = show()
  click(opener)
  expect(find<HTMLButtonElement>('[data-day="2026-11-23"]').disabled).toBe(true)
  expect(find<HTMLButtonElement>('[data-day="2026-11-22"]').disabled).toBe(false)
  expect(find<HTMLButtonElement>('[data-day="2026-11-01"]').disabled).toBe(true)
  const others = [...document.querySelectorAll<HTMLButtonElement>('button[title="November 2026"]')]
  expect(others.map((one) => one.disabled)).toEqual([true, true, true, true])
})
