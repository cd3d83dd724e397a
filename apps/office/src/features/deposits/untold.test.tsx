// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts, t } from '../../text.ts'
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
