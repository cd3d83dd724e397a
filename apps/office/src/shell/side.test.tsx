// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { STAFF_ROLES } from '@moongate/contract/staff.states'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { queryClient } from '../api/query-client.ts'
import { beginSession } from '../session/session.store.ts'
import { loadTexts, t } from '../text.ts'
import { Side } from './side.tsx'

beforeAll(loadTexts)

/** The side of a shell that stands at an address. */
const openSide = async (address: string) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const root = createRootRoute({ component: Side })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/$screen' })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await act(() => router.load())
  return { ...view, router }
}

it('R6.6 in a narrow window the ways to all screens open by a button, and close where one of them was gone', async () => {
  const { find, router, unmount } = await openSide('/deposits')
  const isOpen = () => find('aside').dataset.open !== undefined
  const button = find<HTMLButtonElement>(`button[aria-label="${t('nav.label')}"]`)
  expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false'])
  click(button)
  expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([true, 'true'])
  await act(() => router.navigate({ to: '/members' }))
  expect(isOpen()).toBe(false)
  click(button)
  click(button)
  expect(isOpen()).toBe(false)
  unmount()
})

it('R6.6 R9.10 the way to the open screen stays in sight, also for who comes by an address or goes back', async () => {
  beginSession({ token: 'x', staff: { name: 'erin', roles: [...STAFF_ROLES] } })
  const shown: (string | null)[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.getAttribute('href'))
  })
  const { router, unmount } = await openSide('/members')
  expect(shown).toEqual(['/members'])
  await act(() => router.navigate({ to: '/audit' }))
  expect(shown).toEqual(['/members', '/audit'])
  unmount()
})

it('R6.6 a group of screens that was folded stays so, until one of its screens is opened', async () => {
  beginSession({ token: 'x', staff: { name: 'erin', roles: [...STAFF_ROLES] } })
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined)
  const isOpen = (view: { find: (selector: string) => Element }) =>
    view.find('a[href="/audit"]').closest('details')?.open
  const before = await openSide('/members')
  const group = before.find('a[href="/audit"]').closest('details') as HTMLDetailsElement
  await act(async () => {
    group.open = false
    group.dispatchEvent(new Event('toggle'))
  })
  before.unmount()
  const after = await openSide('/members')
  expect(isOpen(after)).toBe(false)
  await act(() => after.router.navigate({ to: '/audit' }))
  expect(isOpen(after)).toBe(true)
  after.unmount()
})
