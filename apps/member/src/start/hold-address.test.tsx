// @vitest-environment happy-dom
import { Dialog } from '@moongate/ui'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { click, render, type } from '@moongate/testing/react'
import { leaveTyped } from '../popups/leave-typed.ts'
import { usePopups } from '../popups/popups.store.ts'
import { goTo } from '../session/go.ts'
import { loadTexts } from '../text.ts'
import { holdAddress } from './hold-address.ts'

const told: string[] = []
const show = () =>
  render(
    <Dialog open onClose={(typed) => void leaveTyped(typed, () => told.push('closed'))} title="Card" close="Close">
      <input />
      <a href="#/Rules">Rules</a>
    </Dialog>,
  )
/** The browser has come to an address: a new one has no state, one that it knows has. */
const arrive = (hash: string, state: object | null) =>
  act(() => {
    history.replaceState(state, '', hash)
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })
const isAsked = () => usePopups.getState().asks.length > 0

beforeAll(async () => {
  await loadTexts('member')
  vi.spyOn(history, 'back').mockImplementation(() => void told.push('back'))
  // The router was there before.
  addEventListener('popstate', () => void told.push('router'))
  holdAddress({ location: { pathname: '/Member/BindBank' } } as Parameters<typeof holdAddress>[0])
})
beforeEach(() => {
  history.replaceState({ step: 1 }, '', '#/Member/BindBank')
  told.length = 0
})
afterEach(() => {
  usePopups.setState({ asks: [] })
  document.body.replaceChildren()
})

it('an address typed by hand asks before what was typed in a dialog is lost, and the screen stays', () => {
  const { find } = show()
  type(find<HTMLInputElement>('input'), '6222')
  arrive('#/Index', null)
  expect([told, isAsked()]).toEqual([['back'], true])
  arrive('#/Member/BindBank', { step: 1 })
  expect(told).toEqual(['back'])
  arrive('#/Member/Center', { step: 0 })
  expect(told).toEqual(['back', 'router'])
})

it('an address typed by hand leaves a dialog in which nothing was typed in place of its screen', () => {
  show()
  arrive('#/Index', null)
  expect([told, isAsked()]).toEqual([['closed', 'back'], false])
  arrive('#/Member/BindBank', { step: 1 })
})

it('an address of the same screen, and one without a dialog, are gone to', () => {
  const { unmount } = show()
  arrive('#/Member/BindBank?tab=cards', null)
  unmount()
  arrive('#/Index', null)
  expect(told).toEqual(['router', 'router'])
})

it('the page itself goes where it wants from a dialog: by a link in it, or as its session ends', () => {
  const { find } = show()
  click(find('a'))
  arrive('#/Rules', null)
  act(() => goTo('/Index'))
  arrive('#/Index', null)
  expect(told.filter((one) => one !== 'router')).toEqual([])
})
