// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { click, render, settle } from '@moongate/testing/react'
import { queryClient } from '../../api/queries.ts'
import { loadTexts, t } from '../../text.ts'
import { NoAgent } from './no-agent.tsx'

const answer = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))

beforeAll(async () => {
  await loadTexts()
  queryClient.setDefaultOptions({ queries: { retry: false } })
})
afterEach(() => vi.unstubAllGlobals())

it('R1.9 who is no agent may try again where their application could not be read, and then apply', async () => {
  answer(500, { status: 'fail', code: 500, message: '', error: 'common.error' })
  const { host, findButton } = render(
    <QueryClientProvider client={queryClient}>
      <NoAgent name="dora" is_demo={false} />
    </QueryClientProvider>,
  )
  await settle()
  expect(host.textContent).not.toContain(t('no_agent.apply'))
  answer(200, { status: 'success', code: 200, message: '', data: { application: null } })
  click(findButton(t('retry')))
  await settle()
  expect(findButton(t('no_agent.apply')).type).toBe('submit')
})
