// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeAll, expect, it, vi } from 'vitest'
import { click, render, type } from '@moongate/testing/react'
import { queryClient } from '../../api/query-client.ts'
import { plansQuery } from '../../api/savings-queries.ts'
import { usePopups } from '../../popups/popups.store.ts'
import { loadTexts, t } from '../../text.ts'
import { Offers } from './offers.tsx'

const money = {
  MinAmount: '10.00',
  MaxAmount: '1000.00',
  Rate: '1.00',
  rate_ppm: 10_000,
  LimitInterest: null,
  InterestAuditMultiple: 0,
}
const counts = { RemainingCount: 5, TotalCount: 10, LimitUserOrderCount: 0, LimitOrderIntervalTime: 0 }
const cycle = { IsCycleSettle: 0, SettleTime: 86_400, WithdrawalTime: 0, BuyEndTime: null, standing: 'open' }
const plan = { id: 7, SettingName: 'Moon', ...money, ...counts, ...cycle }

beforeAll(() => loadTexts('common', 'member', 'member-savings'))

it('R2.9 what was typed of a purchase is not lost without a question', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  queryClient.setQueryData(plansQuery.queryKey, [plan] as never)
  const { find, findButton } = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <Offers />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  click(findButton(t('member-savings:buy')))
  type(find<HTMLInputElement>('dialog input'), '500')
  act(() => void find('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))
  expect(usePopups.getState().asks.map(({ text }) => text)).toEqual([t('member:leave.text')])
  expect(find<HTMLInputElement>('dialog input').value).toBe('500')
})
