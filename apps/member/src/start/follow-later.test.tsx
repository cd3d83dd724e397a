// @vitest-environment happy-dom
import { Dialog } from '@moongate/ui'
import type { RouterHistory } from '@tanstack/react-router'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { render, settle, type } from '@moongate/testing/react'
import { leaveTyped } from '../popups/leave-typed.ts'
import { alertBox, usePopups } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { loadTexts } from '../text.ts'
import { holdDialogs } from './follow-later.ts'
import { openHistory } from './open-history.ts'

let router: RouterHistory
const told: string[] = []
const show = () =>
  render(
    <Dialog open onClose={(typed) => void leaveTyped(typed, () => told.push('closed'))} title="Card" close="Close">
      <input />
    </Dialog>,
  )
const isAsked = () => usePopups.getState().asks.length > 0

/** As the browser does it: the address first, then the word of it. */
const arrive = async (hash: string, state: unknown) => {
  History.prototype.replaceState.call(history, state, '', hash)
  await act(async () => void dispatchEvent(new PopStateEvent('popstate', { state })))
  await settle()
}
/** The browser goes to an address, and comes back where it is told to: where the router is then. */
const visit = async (hash: string, state: unknown) => {
  const from = { hash: location.hash, state: history.state as unknown }
  const held: number[] = []
  const go = vi.spyOn(history, 'go').mockImplementation((steps = 0) => void held.push(steps))
  await arrive(hash, state)
  if (held.length > 0) await arrive(from.hash, from.state)
  go.mockRestore()
  return [router.location.pathname, ...held]
}

beforeAll(async () => {
  await loadTexts('member')
  router = openHistory()
  holdDialogs(router)
})
beforeEach(async () => {
  router.push('/Member/BindBank')
  await settle()
  told.length = 0
})
afterEach(() => {
  usePopups.setState({ asks: [] })
  document.body.replaceChildren()
})

it('R5.5 an address typed by hand asks before what was typed in a dialog is lost, and the screen stays', async () => {
  const { find } = show()
  type(find<HTMLInputElement>('input'), '6222')
  expect([await visit('#/Index', null), isAsked()]).toEqual([['/Member/BindBank', -1], true])
  expect([await visit('#/Index', null), told]).toEqual([['/Member/BindBank', -1], []])
})

it('R5.5 an address typed by hand is gone to from a dialog in which nothing was typed, and over a word that needs no answer', async () => {
  show()
  expect([await visit('#/Index', null), told]).toEqual([['/Index'], ['closed']])
  void alertBox('You may deposit no more', 'Note')
  expect(await visit('#/Rules', null)).toEqual(['/Rules'])
})

it('R5.5 Back to an address that was typed by hand leaves the dialog and no screen', async () => {
  await visit('#/Rules', null)
  const rules: unknown = history.state
  router.push('/Member/BindBank')
  await settle()
  show()
  expect([await visit('#/Rules', rules), told]).toEqual([['/Member/BindBank', 1], ['closed']])
})

it('R5.5 the page itself goes where it wants from a dialog, as at the end of its session', async () => {
  const { find } = show()
  type(find<HTMLInputElement>('input'), '6222')
  act(() => goTo('/Index'))
  expect([await visit('#/Index', null), isAsked(), told]).toEqual([['/Index'], false, []])
})
