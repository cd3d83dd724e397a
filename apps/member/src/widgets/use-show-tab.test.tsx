// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { click, render, settle } from '@moongate/testing/react'
import { useShowTab } from './use-show-tab.ts'

const Screen = () => {
  const showTab = useShowTab()
  const { tab = 'first', step = '' }: { tab?: string; step?: string } = useSearch({ strict: false })
  return (
    <>
      <p>{`${tab} ${step}`}</p>
      <button type="button" onClick={() => showTab({ tab: 'second' })}>
        second
      </button>
      <Link to="." search={{ step: 'pay' }}>
        pay
      </Link>
    </>
  )
}
const show = async () => {
  const root = createRootRoute({ component: Outlet })
  const screen = createRoute({ getParentRoute: () => root, path: '/Member/Bonus', component: Screen })
  const history = createMemoryHistory({ initialEntries: ['/', '/Member/Bonus'] })
  const router = createRouter({ routeTree: root.addChildren([screen]), history, scrollRestoration: false })
  const view = render(<RouterProvider router={router as never} />)
  await settle()
  return { ...view, history }
}
const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {})

beforeEach(() => scrolled.mockClear())

it('another tab is part of the address, in place of the one before, and leaves the page where it is', async () => {
  const { find, history } = await show()
  const { length } = history
  scrolled.mockClear()
  click(find('button'))
  await settle()
  expect([find('p').textContent, history.location.search, history.length]).toEqual(['second ', '?tab=second', length])
  expect(scrolled).not.toHaveBeenCalled()
})

it('a step of a form begins at its top', async () => {
  const { find } = await show()
  scrolled.mockClear()
  click(find('a'))
  await settle()
  expect([find('p').textContent, scrolled.mock.calls.length]).toEqual(['first pay', 1])
})
