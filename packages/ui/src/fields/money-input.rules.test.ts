import { expect, it } from 'vitest'
import { readPastedMoney, ungroupMoney } from './money-input.rules.ts'

it.each([
  ['100,50', '100.50'],
  ['1.234,5', '1234.5'],
  ['1.234.567,89 ₫', '1234567.89'],
  ['1,234', '1234'],
  ['1,234.50', '1234.50'],
  ['12,345,678', '12345678'],
])('R9.8 %s that is pasted is %s, and never a hundred times as much', (text, plain) =>
  expect(ungroupMoney(readPastedMoney(text))).toBe(plain),
)
