// @vitest-environment happy-dom
import { render } from '@moongate/testing/react'
import { CurrencyProvider } from '@moongate/ui'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadTexts, t } from '../../text.ts'
import type { Chosen, HeldChannel } from './chosen.ts'
import { Target } from './target.tsx'

beforeAll(() => loadTexts('common', 'member', 'member-deposit'))
afterEach(() => document.body.replaceChildren())

const params = { usdt_type: 'trc', usdt_rate: '7.1600', address: 'T9d29', bank_type_text: '', bank_address: '' }
const HELD = { id: 4, params, usdt_money: '97.77', account: 'T9d29', name: '', remark_code: '', qrcode: '' }

const put = (channel: Partial<typeof HELD>, amount = '700') => {
  const chosen = { channel: { ...HELD, ...channel } as HeldChannel, amount, asked_at: 0 } as Chosen
  return (
    <CurrencyProvider symbol="¥">
      <Target chosen={chosen} />
    </CurrencyProvider>
  )
}

it.each([
  ['the same account at the same rate', {}, (): undefined => undefined],
  ['another rate', { usdt_money: '98.00' }, () => t('member-deposit:changed_rate', { was: '97.77', usdt: '98.00' })],
  ['another account', { account: 'T7c11' }, () => t('member-deposit:changed_account')],
])(
  'R4.20 who gets an account again that was held too short, and is given %s, is told what has changed',
  (_, then, tell) => {
    const { host, rerender } = render(put({}))
    expect(host.querySelector('output')).toBe(null)
    rerender(put(then))
    expect(host.querySelector('output b')?.textContent).toBe(tell())
  },
)

it('R4.20 another amount is another transfer, and nothing of it has changed', () => {
  const { host, rerender } = render(put({}))
  rerender(put({ usdt_money: '139.67' }, '1000'))
  expect(host.querySelector('output')).toBe(null)
})
