// @vitest-environment happy-dom
import { CurrencyProvider } from '@moongate/ui'
import { click, render, UNHEARD, waitUntil } from '@moongate/testing/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeAll, expect, it, vi } from 'vitest'
import { api, onAnswers } from '../../api/api.ts'
import { openOrdersQuery } from '../../api/money-queries.ts'
import { configsQuery, meQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { loadTexts, t } from '../../text.ts'
import type { Chosen, HeldChannel } from './chosen.ts'
import { InfoStep } from './info-step.tsx'

const build = (usdt_rate: string, usdt_money: string) => {
  const params = { usdt_type: 'trc', usdt_rate, address: 'T9d29', bank_type: '', bank_type_text: '', bank_address: '' }
  const channel = { id: 4, type: 'company_usdt', params, usdt_money, account: 'T9d29', name: '', remark_code: '' }
  return { qrcode: '', ...channel } as HeldChannel
}
const sent: { usdt_rate: string; name: string }[] = []
/** The site refuses every rate but that of now. */
const answer = async (url: string, { body }: { body: string }) => {
  if (!url.includes('/recharge/normal')) return new Response('{"status":"success","code":200,"data":[]}')
  sent.push(JSON.parse(body))
  const is_now = sent.at(-1)?.usdt_rate === '7.0000'
  const refusal = { status: 'fail', code: 409, message: '', error: 'cashier.rate_changed' }
  const taken = { status: 'success', code: 200, message: '', data: { bill_no: 'D1' } }
  return new Response(JSON.stringify(is_now ? taken : refusal), { status: is_now ? 200 : 409 })
}

beforeAll(async () => {
  onAnswers(UNHEARD)
  vi.stubGlobal('fetch', answer)
  await loadTexts('common', 'member', 'member-deposit', 'fields', 'validation')
  // Its calls come with a file of their own, which would be waited for at the first press.
  await api.cashier.companyChannels({})
  queryClient.setQueryData(meQuery.queryKey, { name: 'alice', realname: 'Li' } as never)
  queryClient.setQueryData(configsQuery.queryKey, { time_zone: 'Asia/Shanghai' } as never)
  queryClient.setQueryData(openOrdersQuery.queryKey, { deposits: [], withdrawals: [] })
})

it('R1.3 a rate that is held no longer is asked for anew: the new sum stands beside the old one, and nothing typed is lost', async () => {
  const again = vi.fn<() => void>()
  const done = vi.fn<(bill_no: string) => void>()
  const put = (channel: HeldChannel) => {
    const chosen: Chosen = { channel, amount: '700', asked_at: 0, again, fault: '' }
    return (
      <QueryClientProvider client={queryClient}>
        <CurrencyProvider symbol="¥">
          <InfoStep chosen={chosen} back={() => undefined} done={done} />
        </CurrencyProvider>
      </QueryClientProvider>
    )
  }
  const { host, find, findButton, rerender } = render(put(build('7.1600', '97.77')))
  const submit = () => click(findButton(t('member-deposit:submit')))
  find<HTMLInputElement>('input[name=name]').value = 'Li Yue'
  submit()
  await waitUntil(() => expect(again).toHaveBeenCalledTimes(1))
  expect(done).not.toHaveBeenCalled()
  rerender(put(build('7.0000', '100.00')))
  const form = find('form')
  await waitUntil(() => expect(form.textContent).toContain(t('member-deposit:changed_again', { was: '97.77' })))
  expect(form.textContent).toContain(t('member-deposit:changed_rate', { was: '97.77', usdt: '100.00' }))
  expect(host.textContent).toContain('100.00 USDT')
  submit()
  await waitUntil(() => expect(done).toHaveBeenCalledWith('D1'))
  expect(sent.map(({ usdt_rate, name }) => [usdt_rate, name])).toEqual([
    ['7.1600', 'Li Yue'],
    ['7.0000', 'Li Yue'],
  ])
})
