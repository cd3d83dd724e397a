// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { render, type } from '@moongate/testing/react'
import { loadTexts, t } from '../text.ts'
import { FormDialog } from '../widgets/form-dialog.tsx'
import { followAddress, usePlace } from './place.ts'

const Shown = () => <p id="shown">{usePlace().screen}</p>
const went: number[] = []
const isAsked = () => document.querySelector('[role=alertdialog]')?.textContent.includes(t('leave.text')) ?? false

/** The browser has gone to an address: one that it knows comes with its step, a new one without. */
const arrive = (hash: string, step?: number) =>
  act(() => {
    history.replaceState(step === undefined ? null : { step }, '', hash)
    dispatchEvent(new Event('hashchange'))
  })
const show = (form = false) => {
  const told: string[] = []
  const view = render(
    <>
      <Shown />
      {form && (
        <FormDialog title="Add" close={() => told.push('closed')}>
          <input />
        </FormDialog>
      )}
    </>,
  )
  return { ...view, told, place: () => view.find('#shown').textContent }
}
/** Comes to a screen by a link, so that there is a way back. */
const begin = () => {
  arrive('#/team', 0)
  arrive('#/invites')
}

beforeAll(async () => {
  await loadTexts()
  vi.spyOn(history, 'go').mockImplementation((by) => void went.push(by ?? 0))
  followAddress()
})
beforeEach(begin)
afterEach(() => {
  went.length = 0
  document.body.replaceChildren()
})

it('R2.35 another address shows another screen, Back the one before', () => {
  const { place } = show()
  expect([place(), history.state]).toEqual(['invites', { step: 1 }])
  arrive('#/report')
  expect([place(), history.state]).toEqual(['report', { step: 2 }])
  arrive('#/invites', 1)
  expect([place(), went]).toEqual(['invites', []])
})

it.each([
  ['Back', '#/team', 0, 1],
  ['Forward', '#/report', 2, -1],
  ['two screens back', '#/', -1, 2],
  ['an address typed by hand', '#/records', undefined, -1],
])('R2.35 %s asks before what was typed in a form is lost, and the screen stays', (_way, hash, step, back) => {
  const { find, told, place } = show(true)
  type(find<HTMLInputElement>('input'), 'dora')
  arrive(hash, step)
  expect([place(), told, isAsked(), went]).toEqual(['invites', [], true, [back]])
  arrive('#/invites', 1)
  expect([place(), told, went]).toEqual(['invites', [], [back]])
})

it('R2.35 Back leaves a form in which nothing was typed in place of the screen', () => {
  const { told, place } = show(true)
  arrive('#/team', 0)
  expect([place(), told, isAsked(), went]).toEqual(['invites', ['closed'], false, [1]])
})

it('R2.35 a reload asks before what was typed in a form is lost', () => {
  const { find } = show(true)
  const reload = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(reload()).toBe(false)
  type(find<HTMLInputElement>('input'), 'dora')
  expect(reload()).toBe(true)
})
