// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { features } from '@moongate/contract/features'
import { click, render } from '@moongate/testing/react'
import { CurrencyProvider } from '@moongate/ui'
import { act } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { configsQuery, meQuery } from '../api/queries.ts'
import { queryClient } from '../api/query-client.ts'
import { standingQuery } from '../api/protection-queries.ts'
import { rebateQuery } from '../api/rebate-queries.ts'
import { laterScreens } from '../later.screens.ts'
import { formatTime, loadTexts, t } from '../text.ts'

const [load, ...texts] = laterScreens.member_note

beforeAll(() => loadTexts('common', 'member', ...texts))
afterEach(() => {
  queryClient.clear()
  sessionStorage.clear()
})

/** What the site has read for whoever is here. */
type Facts = { is_demo?: number; total?: string; is_frozen?: boolean; until?: string | null }
const enter = (name: string, { is_demo = 0, total = '12.50', is_frozen = false, until }: Facts = {}) => {
  const service = { service_link: '', service_phone: '1', service_mail: '', site_mobile: '', service_questions: [] }
  queryClient.setQueryData(configsQuery.queryKey, { [features.rebate]: '1', ...service } as never)
  queryClient.setQueryData(meQuery.queryKey, { name, is_demo } as never)
  queryClient.setQueryData(standingQuery.queryKey, {
    is_frozen,
    exclusion: until === undefined ? null : { until },
  } as never)
  queryClient.setQueryData(rebateQuery.queryKey, { rows: [], deadtime: '', total })
}

const show = async () => {
  const { default: MemberNote } = await load()
  const router = createRouter({
    routeTree: createRootRoute({ component: MemberNote }),
    history: createMemoryHistory(),
  })
  await router.load()
  const { host, find } = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <RouterProvider router={router as never} />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  const close = () => click(find(`button[aria-label="${t('member-rebate:banner_close')}"]`))
  return { close, isTold: () => host.textContent?.includes(t('member-rebate:banner_go')), host }
}
const change = (...who: Parameters<typeof enter>) =>
  act(async () => {
    enter(...who)
    await new Promise((done) => setTimeout(done))
  })

it('R2.27 who closed the note sees it no more in this visit, also after a reload', async () => {
  enter('alice')
  const { close, isTold } = await show()
  expect(isTold()).toBe(true)
  close()
  expect(isTold()).toBe(false)
  expect((await show()).isTold()).toBe(false)
})

it('R2.27 the next member of the tab sees theirs', async () => {
  enter('alice')
  const { close, isTold } = await show()
  close()
  await change('bob')
  expect(isTold()).toBe(true)
})

it.each([
  ['trial accounts', { is_demo: 1 }],
  ['members without rebate', { total: '0.00' }],
])('R2.27 tells nothing to %s', async (_, facts) => {
  enter('alice', facts)
  expect((await show()).isTold()).toBe(false)
})

it.each<[string, Facts, () => string]>([
  ['whose money is stopped', { is_frozen: true }, () => t('member-rebate:standing.frozen')],
  [
    'who is shut out for a time',
    { until: '2026-02-01 12:00:00' },
    () => t('member-rebate:standing.until', { time: formatTime('2026-02-01 12:00:00') }),
  ],
  ['who is shut out for ever', { until: null }, () => t('member-rebate:standing.ever')],
])('R6.3 R1.12 who is here and %s reads that before the rebate', async (_, facts, words) => {
  enter('alice', facts)
  const { host, isTold } = await show()
  expect(host.textContent).toContain(words())
  expect(isTold()).toBe(false)
})
