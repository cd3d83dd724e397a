// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { act, useState } from 'react'
import { render, type } from '@moongate/testing/react'
import { Field } from './field.tsx'
import { placeCaret, groupMoney, ungroupMoney } from './money-input.rules.ts'
import { CurrencyProvider } from '../show/currency.tsx'
import { MoneyInput } from './money-input.tsx'

afterEach(() => document.body.replaceChildren())

const typed: [string, string | undefined][] = [
  ['1,234.5', '1234.5'],
  ['12,345,678.90', '12345678.90'],
  ['.5', '0.5'],
  ['007', '7'],
  ['', ''],
  ['12.', '12.'],
  ['12。5', '12.5'],
  ['１２，３４５．６', '12345.6'],
  ['๑๒๓๔.๕๐', '1234.50'],
  ['￥1,234.50', '1234.50'],
  ['¥ 1 234', '1234'],
  ['12.345', undefined],
  ['-1', undefined],
  ['1e5', undefined],
  ['1.2.3', undefined],
  ['1234567890123', undefined],
]

it.each(typed)('R9.8 reads %s as %s', (text, plain) => expect(ungroupMoney(text)).toBe(plain))

it.each([
  ['1234567.5', '1,234,567.5'],
  ['999', '999'],
  ['12.', '12.'],
  ['', ''],
])('R9.8 groups %s as %s', (plain, text) => expect(groupMoney(plain)).toBe(text))

it('keeps the caret behind the same digit when a separator appears', () => {
  expect(placeCaret('1,234', 4)).toBe(5)
  expect(placeCaret('1,234', 1)).toBe(1)
})

const Form = () => {
  const [value, setValue] = useState('100')
  return (
    <CurrencyProvider symbol="$">
      <form>
        <Field label="Amount" error="Too small">
          <MoneyInput name="amount" value={value} onValue={setValue} />
        </Field>
      </form>
    </CurrencyProvider>
  )
}

it('R9.8 takes two decimals, refuses the third, and posts the plain number', () => {
  const { find } = render(<Form />)
  const input = find<HTMLInputElement>('input[inputmode=decimal]')
  type(input, '12345.67')
  expect(input.value).toBe('12,345.67')
  type(input, '12,345.678')
  expect(input.value).toBe('12,345.67')
  expect(new FormData(find<HTMLFormElement>('form')).get('amount')).toBe('12345.67')
})

it('ties label, control and error together', () => {
  const { find } = render(<Form />)
  const input = find<HTMLInputElement>('input[inputmode=decimal]')
  expect(input.labels?.[0]?.textContent).toBe('Amount')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too small')
})

it('R9.8 reads a decimal comma of an amount that is pasted whole; of a digit that is pasted or taken away none is one', () => {
  const { find } = render(<Form />)
  const input = find<HTMLInputElement>('input[inputmode=decimal]')
  const paste = (text: string) => {
    const event = new Event('paste', { bubbles: true })
    act(() => void input.dispatchEvent(Object.assign(event, { clipboardData: { getData: () => text } })))
  }
  paste('100,50\n')
  type(input, '100,50')
  expect(input.value).toBe('100.50')
  paste('3')
  type(input, '1,23')
  expect(input.value).toBe('123')
  type(input, '100,50')
  expect(input.value).toBe('10,050')
})
