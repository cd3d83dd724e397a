// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { CurrencyProvider } from '@moongate/ui'
import { render } from '@moongate/testing/react'
import type { Thread } from '../../api/mail.ts'
import { type MemberFile, memberQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, translateName } from '../../text.ts'
import { OfficeProvider } from '../../theme/provider.tsx'
import { MemberPicture } from './member-picture.tsx'

const moved = (account: string, money: string) => ({ account, money, kind_text: 'Asked', created_at: '2026-11-30' })
const file = {
  member: { state: 'active', money: '0.00', ml_money: '0.00' },
  statement: [moved('held', '120.00'), moved('centre', '-120.00')],
} as MemberFile

const router = createRouter({
  routeTree: createRootRoute({ component: () => <MemberPicture thread={{ member_id: 3 } as Thread} /> }),
  history: createMemoryHistory(),
})

beforeAll(loadTexts)

it('R6.6 what a withdrawal moves between accounts of a member reads as no gain: each movement names its account', async () => {
  queryClient.setQueryData(memberQuery(3).queryKey, file)
  const { host } = render(
    <QueryClientProvider client={queryClient}>
      <OfficeProvider>
        <CurrencyProvider symbol="¥">
          <RouterProvider router={router as never} />
        </CurrencyProvider>
      </OfficeProvider>
    </QueryClientProvider>,
  )
  await act(() => router.load())
  expect(host.textContent).toContain(`Asked · ${translateName('accounts', 'held')}`)
  expect(host.textContent).toContain(`Asked · ${translateName('accounts', 'centre')}`)
})
