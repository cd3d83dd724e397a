import { expect, it } from 'vitest'
import { maskName, maskPhone } from './mask.rules.ts'

it.each([
  ['王丽丽', '王**'],
  ['王磊', '王**'],
  ['Nguyễn Văn An', 'N**'],
  ['𠮷野', '𠮷**'],
  ['', ''],
])('R3.1 the real name %s is shown as %s', (name, shown) => expect(maskName(name)).toBe(shown))

it.each([
  ['13800138003', '138****8003'],
  ['0812345678', '081****5678'],
  ['1234567', '123****4567'],
  ['123456', '******'],
  ['', ''],
])('R3.1 the phone %s is shown as %s', (phone, shown) => expect(maskPhone(phone)).toBe(shown))
