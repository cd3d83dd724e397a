// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { render, waitUntil } from '@moongate/testing/react'
import { openOrdersQuery } from '../../api/money-queries.ts'
import { configsQuery, meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, t } from '../../text.ts'
import type { Chosen } from './chosen.ts'
import { InfoStep } from './info-step.tsx'

const params = { usdt_type: '', bank_type_text: '', bank_address: '' }
const channel = { params, usdt_money: '', account: '6222', name: '', remark_code: '', qrcode: '' }

let answer: (() => void)[] = []

beforeAll(() => loadTexts('common', 'member', 'member-deposit', 'fields', 'validation'))
beforeEach(() => {
  localStorage.clear()
  queryClient.setQueryData(meQuery.queryKey, { name: 'alice', realname: 'Li' } as never)
  queryClient.setQueryData(configsQuery.queryKey, { time_zone: 'Asia/Shanghai' } as never)
  queryClient.setQueryData(openOrdersQuery.queryKey, { deposits: [], withdrawals: [] })
  const body = { status: 'success', code: 200, message: '', file_url: '/pictures/1', data: {} }
  vi.stubGlobal('fetch', () => new Promise((done) => answer.push(() => done(new Response(JSON.stringify(body))))))
})
afterEach(() => {
  answer = []
  queryClient.clear()
  vi.unstubAllGlobals()
})

const show = () => {
  const chosen = { channel, amount: '100', asked_at: 0 } as Chosen
  const view = render(
    <QueryClientProvider client={queryClient}>
      <CurrencyProvider symbol="¥">
        <InfoStep chosen={chosen} back={() => undefined} done={() => undefined} />
      </CurrencyProvider>
    </QueryClientProvider>,
  )
  const bring = (file: File) => {
    const input = view.find<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [file] })
    act(() => void input.dispatchEvent(new Event('change', { bubbles: true })))
  }
  return { ...view, bring }
}

it('R3.10 a deposit is not reported before the receipt that was chosen for it has arrived', async () => {
  const { bring, find, findButton } = show()
  bring(new File(['x'], 'receipt.png', { type: 'image/png' }))
  const submit = findButton(t('member-deposit:submit'))
  await waitUntil(() =>
    expect([answer.length, submit.type, submit.hasAttribute('aria-busy')]).toEqual([1, 'button', true]),
  )
  for (const release of answer) release()
  await waitUntil(() => expect(submit.type).toBe('submit'))
  expect(find<HTMLInputElement>('input[name=picture]').value).toBe('/pictures/1')
})
