// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { click, render } from '@moongate/testing/react'
import { queryClient } from '../api/query-client.ts'
import { loadTexts, t } from '../text.ts'
import { Side } from './side.tsx'

beforeAll(loadTexts)

it('R6.6 in a narrow window the ways to all screens open by a button, and close where one of them was gone', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const root = createRootRoute({ component: Side })
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/$screen' })])
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/deposits'] }) })
  const { find } = render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  await act(() => router.load())
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
})
