// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { render, settle } from '@moongate/testing/react'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, t } from '../../text.ts'
import { StatusStep } from './status-step.tsx'

const BILL = 'W20260101000001'

beforeAll(async () => {
  const { queries } = queryClient.getDefaultOptions()
  queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  await loadTexts('common', 'member', 'member-withdraw')
})
afterEach(() => vi.unstubAllGlobals())

it('R4.21 of a withdrawal that could not be read its number is told, and nothing of how it stands', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const { host } = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <StatusStep bill_no={BILL} again={() => {}} />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  await settle()
  expect(host.textContent).toContain(BILL)
  expect(host.textContent).toContain(t('member:ui.retry'))
  expect(host.textContent).not.toContain(t('member-withdraw:submitted'))
})
