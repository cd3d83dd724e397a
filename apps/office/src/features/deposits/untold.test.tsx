// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { beforeAll, expect, it } from 'vitest'
import { listReasons } from '@moongate/contract/cashier.reasons'
import { loadTexts, t } from '../../text.ts'
import { chooseReasons, listTransferFacts } from './asked.ts'
import { Untold } from './untold.tsx'

beforeAll(loadTexts)

it('R4.20 who decides on an online payment reads that its gateway has not reported it, and of a transfer nothing of that', () => {
  const read = (payment_type: string, step: 'credit' | 'reject') =>
    render(<Untold order={{ payment_type }} step={step} />).host.textContent
  const mark = t('deposits.untold.mark')
  expect(read('online_alipay', 'credit')).toBe(mark + t('deposits.untold.credit'))
  expect(read('online_alipay', 'reject')).toBe(mark + t('deposits.untold.reject'))
  expect(read('company_bankpay', 'credit')).toBe('')
})

it('R4.20 of an online payment nothing is asked about a payer, and the reasons that stand ready are none of a transfer', () => {
  const ask = (payment_type: string) => {
    const facts = listTransferFacts({ payment_type, payer_name: '李', remark_code: '17' })
    return [facts.map(({ value }) => value), listReasons(chooseReasons({ payment_type }))]
  }
  expect(ask('online_alipay')).toEqual([[], ['not_paid']])
  expect(ask('company_bankpay')).toEqual([
    ['李', '17'],
    ['not_received', 'amount_differs', 'payer_differs'],
  ])
})
