// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { queryClient } from '../../api/query-client.ts'
import { teamChartQuery } from '../../api/team-queries.ts'
import { loadTexts } from '../../text.ts'
import { Overview } from './overview.tsx'

vi.hoisted(() => localStorage.setItem('moongate_lang', 'vi'))
vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))

beforeAll(() => loadTexts('common', 'member', 'member-team'))

it("R1.10 the days of a team's chart are written as the language of the reader writes them", () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const day = { date: '2026-12-01', recharge: '1.00', game_record: '2.00' }
  queryClient.setQueryData(teamChartQuery.queryKey, [day] as never)
  const { host } = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <Overview />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  expect(host.textContent).toContain('01/12/2026')
  expect(host.textContent).not.toContain('2026-12-01')
})
