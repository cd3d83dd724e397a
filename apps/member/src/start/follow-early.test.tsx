// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { expect, it } from 'vitest'
import { render } from '@moongate/testing/react'
import { followEarly } from './follow-early.ts'

it('R2.1 who goes elsewhere while the first screen is looked for comes there', async () => {
  const root = createRootRoute()
  let find = (): void => undefined
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    beforeLoad: () => new Promise<void>((resolve) => (find = resolve)),
    component: () => 'slow',
  })
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => 'other' })
  const history = createMemoryHistory({ initialEntries: ['/slow'] })
  const router = createRouter({ routeTree: root.addChildren([slow, other]), history })
  followEarly(router)
  void router.load()
  history.push('/other')
  await act(async () => void render(<RouterProvider router={router as never} />))
  await act(async () => find())
  await expect.poll(() => document.body.textContent).toBe('other')
})
