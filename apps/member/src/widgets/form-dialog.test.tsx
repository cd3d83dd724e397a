// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { render, type } from '@moongate/testing/react'
import { usePopups } from '../popups/popups.store.ts'
import { loadTexts, t } from '../text.ts'
import { FormDialog } from './form-dialog.tsx'

beforeAll(() => loadTexts('common', 'member'))
beforeEach(() => usePopups.setState({ asks: [] }))
afterEach(() => document.body.replaceChildren())

const show = (giveUp?: () => boolean) => {
  const told: string[] = []
  const view = render(
    <FormDialog title="Card" close={() => told.push('closed')} {...(giveUp && { giveUp })}>
      <input />
    </FormDialog>,
  )
  const escape = () => act(() => void view.find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
  return { ...view, told, escape, put: () => type(view.find<HTMLInputElement>('input'), '6222') }
}
const isReloadAsked = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}
const readQuestions = () => usePopups.getState().asks.map(({ text }) => text)

it('R5.5 a form closes by Escape while nothing was typed in it', () => {
  const { told, escape } = show()
  escape()
  expect([told, readQuestions()]).toEqual([['closed'], []])
})

it('R5.5 a form asks before what was typed in it is lost', () => {
  const { told, escape, put } = show()
  put()
  escape()
  expect([told, readQuestions()]).toEqual([[], [t('member:leave.text')]])
})

it('R5.5 a reload over a form is asked about once something was typed, and no more when the form is gone', () => {
  const { put, unmount } = show()
  expect(isReloadAsked()).toBe(false)
  put()
  expect(isReloadAsked()).toBe(true)
  unmount()
  expect(isReloadAsked()).toBe(false)
})

it('R9.6 a form whose call was given up stays to tell', () => {
  const { told, escape, put } = show(() => true)
  put()
  escape()
  expect([told, readQuestions()]).toEqual([[], []])
})
