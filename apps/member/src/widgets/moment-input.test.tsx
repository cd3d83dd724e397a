// @vitest-environment happy-dom
import { press, render, type } from '@moongate/testing/react'
import { useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { CORE, loadTexts } from '../text.ts'
import { MomentInput } from './moment-input.tsx'

const Form = () => {
  const [moment, setMoment] = useState('2026-11-21T09:30')
  return <MomentInput name="at" value={moment} max="2026-11-22" day="Day" change={setMoment} />
}
beforeAll(() => loadTexts(...CORE))

const show = () => {
  const view = render(<Form />)
  const sent = () => view.find<HTMLInputElement>('input[type=hidden]').value
  return { ...view, sent, time: () => view.find<HTMLInputElement>('input[inputmode=numeric]:not([aria-label])') }
}

it('R9.8 a time is written as the site writes it, and Enter takes it before the form goes', () => {
  const { time, sent } = show()
  type(time(), '8.05')
  press(time(), 'Enter')
  expect([time().value, sent()]).toEqual(['08:05', '2026-11-21T08:05'])
})

it('R9.8 what is no time goes back to what it was', () => {
  const { time, sent } = show()
  type(time(), '25:00')
  press(time(), 'Enter')
  expect([time().value, sent()]).toEqual(['09:30', '2026-11-21T09:30'])
})
