// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, useEffect, useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, render, settle } from '@moongate/testing/react'
import { parseSearch, stringifySearch } from '@moongate/client'
import { readListSearch } from '../../start/search.rules.ts'
import { useListSearch } from '../../start/use-list-search.ts'
import { loadTexts, t } from '../../text.ts'
import { useFollow } from './use-follow.ts'
import { useOpened } from './use-opened.ts'

const READ = { data: { data: [{ id: 7 }, { id: 8 }] }, isPlaceholderData: false, isFetching: false }
const said = vi.spyOn(notifications, 'show')

/** A list that stands at an address, and what is open of it. */
const visit = async (address: string, query = READ) => {
  const List = () => {
    const { opened, shown, open, close } = useOpened(query)
    return (
      <>
        <output>{opened ? shown?.id : 'closed'}</output>
        <button onClick={() => open({ id: 8 })}>open</button>
        <button onClick={close}>close</button>
      </>
    )
  }
  const history = createMemoryHistory({ initialEntries: ['/before', address] })
  const routeTree = createRootRoute({ component: List, validateSearch: readListSearch })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  const { find, host } = render(<RouterProvider router={router as never} />)
  await act(() => router.load())
  const [opens, closes] = host.querySelectorAll('button')
  const press = async (button: HTMLElement | undefined) => {
    click(button!)
    await settle()
  }
  const go = async (way: 'back' | 'forward') => {
    act(() => history[way]())
    await settle()
  }
  const see = () => [find('output').textContent, history.location.href]
  return { see, go, open: () => press(opens), close: () => press(closes) }
}

beforeAll(loadTexts)
afterEach(() => {
  said.mockClear()
  document.body.replaceChildren()
})

it('R6.6 an open row stands in the address: Back closes it, Forward opens it, a reload and a link find it', async () => {
  const { see, go, open } = await visit('/?tab=paid')
  await open()
  expect(see()).toEqual(['8', '/?tab=paid&row=8'])
  await go('back')
  expect(see()).toEqual(['closed', '/?tab=paid'])
  await go('forward')
  expect(see()).toEqual(['8', '/?tab=paid&row=8'])
  expect((await visit('/?tab=paid&row=8')).see()[0]).toBe('8')
})

it('R6.6 closing takes back the step of opening, and no other', async () => {
  const { see, go, open, close } = await visit('/?tab=paid')
  await open()
  await close()
  expect(see()).toEqual(['closed', '/?tab=paid'])
  await go('forward')
  await close()
  expect(see()).toEqual(['closed', '/?tab=paid'])
  await go('back')
  expect(see()).toEqual(['closed', '/before'])
})

it('R6.6 who closes a row that they came to by a link stays at its list', async () => {
  const { see, close } = await visit('/?tab=paid&row=7')
  await close()
  expect(see()).toEqual(['closed', '/?tab=paid'])
  expect(said).not.toHaveBeenCalled()
})

it('R6.6 a row that the list of the address has no more is said to be gone, once it has been read', async () => {
  for (const unread of [{ isPlaceholderData: true }, { isFetching: true }])
    expect((await visit('/?row=9', { ...READ, ...unread })).see()).toEqual(['closed', '/?row=9'])
  expect(said).not.toHaveBeenCalled()
  expect((await visit('/?row=9')).see()).toEqual(['closed', '/'])
  expect(said.mock.calls.map(([{ message }]) => message)).toEqual([t('row_gone')])
})

const ALL = [7, 8, 9].map((id) => ({ id, bill_no: `D-${id}` }))

/** A queue of orders of which one has been dealt with, and the list of all of them. */
const visitOrders = async (address: string) => {
  document.body.replaceChildren()
  const Orders = () => {
    const { search } = useListSearch()
    const rows = ALL.filter(({ id, bill_no }) => (search.tab === 'all' ? bill_no === search.keyword : id !== 9))
    const ways = useFollow({ name: 'deposits', tabs: [{ value: 'open' }, { value: 'all' }] })
    const [read, setRead] = useState<string>()
    useEffect(() => void Promise.resolve(search.tab).then(setRead), [search.tab])
    const { opened, shown } = useOpened({ ...READ, data: { data: rows }, isFetching: read !== search.tab }, ways)
    return <output>{opened ? shown?.bill_no : 'closed'}</output>
  }
  const history = createMemoryHistory({ initialEntries: [address] })
  const routeTree = createRootRoute({ component: Orders, validateSearch: readListSearch })
  const router = createRouter({ routeTree, history, parseSearch, stringifySearch })
  const { find } = render(<RouterProvider router={router as never} />)
  await act(() => router.load())
  await settle()
  return [find('output').textContent, history.location.href]
}

it('R6.6 a link to an order that has left its list leads to where it is now, and says so', async () => {
  expect(await visitOrders('/?row=D-8')).toEqual(['D-8', '/?row=D-8'])
  expect(said).not.toHaveBeenCalled()
  expect(await visitOrders('/?page=3&row=D-9')).toEqual(['D-9', '/?row=D-9&tab=all&keyword=D-9'])
  expect(said.mock.calls.map(([{ message }]) => message)).toEqual([t('row_moved')])
})

it('R6.6 one that is nowhere is said to be gone, once', async () => {
  expect(await visitOrders('/?row=D-5')).toEqual(['closed', '/?tab=all&keyword=D-5'])
  expect(said.mock.calls.map(([{ message }]) => message)).toEqual([t('row_moved'), t('row_gone')])
})
