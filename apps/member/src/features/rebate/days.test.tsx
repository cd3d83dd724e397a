// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { queryClient } from '../../api/query-client.ts'
import { rebateClaimsQuery, rebateQuery } from '../../api/rebate-queries.ts'
import { loadTexts } from '../../text.ts'
import { Claims } from './claims.tsx'
import { DueRebate } from './due.tsx'

vi.hoisted(() => localStorage.setItem('moongate_lang', 'vi'))
vi.mock('@tanstack/react-router', () => ({ Link: 'a' }))

const DAY = '2026-12-01'
const line = { date: DAY, gameType: 1, game_type_text: 'Casino', api_name: 'Jade', fs_money: '1.00', rate: '0.50' }
const row = { ...line, total_valid: '200.00', claimed: '0.00', own: '', next: null, last_date: DAY, suppliers: [] }
const claim = { created_at: `${DAY} 09:30:00`, way: 'all', bill_no: 'F1', state: 'paid', reason: '', fs_money: '1.00' }
const claims = { data: { data: [{ ...claim, lines: [row] }], total: 1, current_page: 1, last_page: 1 } }

beforeAll(() => loadTexts('common', 'member', 'member-rebate'))

const read = (screen: ReactNode): string => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(rebateQuery.queryKey, { rows: [row], deadtime: `${DAY} 09:30:00`, total: '1.00' } as never)
  queryClient.setQueryData(rebateClaimsQuery(1).queryKey, claims as never)
  const { host } = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">{screen}</CurrencyProvider>
    </QueryClientProvider>,
  )
  return host.textContent ?? ''
}

it.each([
  ['what is due', DueRebate],
  ['what was claimed', Claims],
])('R1.10 days are written as the language of the reader writes them: %s', (_, Screen) => {
  const text = read(<Screen />)
  expect(text).toContain('01/12/2026')
  expect(text).not.toContain(DAY)
})
