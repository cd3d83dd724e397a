import { expect, it } from 'vitest'
import { readStatement } from './layout.rules.ts'

const read = (cell: string, currency?: string) => {
  const heads = `date,amount${currency === undefined ? '' : ',currency'}`
  const found = readStatement([heads.split(','), ['2026-01-15', cell, currency ?? '']], 'CNY')
  return found?.unread === 1 ? 'unread' : (found?.rows[0]?.amount ?? 'nothing')
}
it.each([
  ['500', 500_00n],
  ['+1,234,567.8', 1_234_567_80n],
  ['￥ 500.00', 500_00n],
  ['500.00元', 500_00n],
  ['CNY 500.00', 500_00n],
  ['', 'nothing'],
  ['--', 'nothing'],
  ['0.00', 'nothing'],
  ['-5.00', 'nothing'],
  ['(5.00)', 'nothing'],
  ['−5.00', 'nothing'],
  ['5,00', 'unread'],
  ['1.234,56', 'unread'],
  ['12,34', 'unread'],
  ['1e9', 'unread'],
  ['5.005', 'unread'],
  ['$500.00', 'unread'],
  ['500.00 USDT', 'unread'],
  ['99999999999999999999.00', 'unread'],
])('R4.20 an amount %s is %s', (cell, amount) => expect(read(cell)).toBe(amount))
it.each([
  ['CNY', 500_00n],
  ['人民币', 500_00n],
  ['rmb', 500_00n],
  ['', 500_00n],
  ['USD', 'unread'],
  ['港币', 'unread'],
])('R4.20 500 in the currency %s is %s', (currency, amount) => expect(read('500.00', currency)).toBe(amount))
