// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { expect, it } from 'vitest'
import { render } from '@moongate/testing/react'
import { followEarly } from './follow-early.ts'

/** A site with a first screen that is found when `find` is called, and another. */
const openSite = () => {
  const found: { find?: () => void; others: number } = { others: 0 }
  const root = createRootRoute()
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    beforeLoad: () => new Promise<void>((resolve) => (found.find = resolve)),
    component: () => 'slow',
  })
  const other = createRoute({
    getParentRoute: () => root,
    path: '/other',
    beforeLoad: () => void (found.others += 1),
    component: () => 'other',
  })
  const history = createMemoryHistory({ initialEntries: ['/slow'] })
  const router = createRouter({ routeTree: root.addChildren([slow, other]), history })
  const { Relief } = followEarly(router)
  const loaded = router.load()
  const show = () =>
    act(
      async () =>
        void render(
          <>
            <RouterProvider router={router as never} />
            <Relief />
          </>,
        ),
    )
  return { found, history, loaded, show }
}
const readPage = () => document.body.textContent

it('R2.1 who goes elsewhere while the first screen is looked for comes there', async () => {
  const { found, history, show } = openSite()
  history.push('/other')
  await show()
  await act(async () => found.find?.())
  await expect.poll(readPage).toBe('other')
})

it('R2.1 and who does once it is found, before it stands on the page', async () => {
  const { found, history, loaded, show } = openSite()
  await Promise.resolve()
  found.find?.()
  await loaded
  history.push('/other')
  await show()
  await expect.poll(readPage).toBe('other')
})

it('later ways are looked for once', async () => {
  const { found, history, loaded, show } = openSite()
  await Promise.resolve()
  found.find?.()
  await loaded
  await show()
  await act(async () => history.push('/other'))
  await expect.poll(readPage).toBe('other')
  expect(found.others).toBe(1)
})
