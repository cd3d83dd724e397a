import { describe, expect, it } from 'vitest'
import { addFingerprints, decodeStatement, readStatement } from './layout.rules.ts'

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','))

const row = {
  booked: '2026-01-15 09:05:07',
  amount: 50_000n,
  payer_name: '王丽丽',
  payer_account: '6222****1234',
  remark: '0000017',
  reference: 'A1',
}

describe('R4.20 the statements of banks', () => {
  it.each<[string, string, string, object]>([
    [
      'ICBC with lines above its head, quoted figures and money that went out',
      'icbc',
      `账号,6222020200112233445
      凭证号,交易日期,交易时间,借方发生额,贷方发生额,余额,对方户名,对方账号,附言
      A0,2026-01-15,09:00:00,12.00,,88.00,某公司,6000,
      ="A1",2026-01-15,09:05:07,,500.00,588.00,王丽丽,6222****1234,0000017`,
      {},
    ],
    [
      'CMB with days as digits',
      'cmb',
      `交易日,交易时间,支出,收入,余额,收(付)方名称,收(付)方账号,流水号,交易备注
      20260115,09:05:07,,+500.00,588.00,王丽丽,6222****1234,A1,0000017`,
      {},
    ],
    [
      'Alipay',
      'alipay',
      `账务流水号,入账时间,收入(+元),支出(-元),对方账户,对方名称,备注
      A1,2026/1/15 9:05:07,500.00,,6222****1234,王丽丽,0000017`,
      {},
    ],
    [
      'plain in English, without a name',
      'plain',
      `Date,Amount,Account,Remark,Reference
      2026-01-15 09:05:07,¥500,6222****1234,0000017,A1`,
      { payer_name: '' },
    ],
    [
      'a day without a time',
      'plain',
      `日期,金额,姓名,账号,备注,流水号
      2026年1月15日,500.00,王丽丽,6222****1234,0000017,A1`,
      { booked: '2026-01-15 00:00:00' },
    ],
  ])('%s', (_case, layout, text, change) =>
    expect(readStatement(lines(text), 'CNY')).toEqual({ layout, rows: [{ ...row, ...change }], unread: 0 }),
  )

  it('what has no dates and amounts is none', () => expect(readStatement(lines('a,b\n1,2'), 'CNY')).toBeUndefined())

  it('a sum below the rows is none of them', () =>
    expect(
      readStatement(lines('date,amount\n2026-01-15,5.00\n合计,5.00\n,5.00'), 'CNY')?.rows.map(({ amount }) => amount),
    ).toEqual([5_00n]))

  it.each([
    ['UTF-8', Buffer.from('金额')],
    ['GBK', Buffer.from([0xbd, 0xf0, 0xb6, 0xee])],
  ])('is read in %s', (_name, bytes) => expect(decodeStatement(bytes)).toBe('金额'))
  it.each([
    ['anything else', [0x81]],
    ['a program or a picture', [0x50, 0x00, 0x4b]],
  ])('and not as %s', (_name, bytes) => expect(decodeStatement(Buffer.from(bytes))).toBeUndefined())
})

describe('R4.20 what a row is known by', () => {
  const known = (...rows: object[]) =>
    new Set(addFingerprints(rows.map((change) => ({ ...row, ...change }))).map(({ fingerprint }) => fingerprint)).size
  it.each([
    ['one reference is one', 1, [{}, {}]],
    ['with another sum it is another', 2, [{}, { amount: 1n }, {}]],
    ['however the rest is worded', 1, [{}, { payer_name: '李四', remark: 'x' }]],
    ['two references are two', 2, [{}, { reference: 'A2' }]],
    ['without one, two alike are two', 2, [{ reference: '' }, { reference: '' }]],
    ['and others are others', 2, [{ reference: '' }, { reference: '', amount: 1n }]],
  ])('%s', (_case, n, rows) => expect(known(...rows)).toBe(n))
  it('the same file again says the same', () => {
    const rows = [{ ...row, reference: '' }, { ...row, reference: '' }, row]
    expect(addFingerprints(rows)).toEqual(addFingerprints(rows))
  })
})
