import { expect, it } from 'vitest'
import { buildCsv, gatherRows } from './csv.rules.ts'

const readCell = (cell: string) => buildCsv(['a'], [[cell]]).split('\r\n')[1]
it.each([
  ['plain text', '王丽丽', '"王丽丽"'],
  ['a quote and a comma', 'say "hi", all', '"say ""hi"", all"'],
  ['a formula', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['one behind a plus', '+1+1', `"'+1+1"`],
  ['one behind an at', '@SUM(A1)', `"'@SUM(A1)"`],
  ['one behind a tab', '\t=1', `"'\t=1"`],
  ['one behind a minus', '-2+3', `"'-2+3"`],
  ['an amount', '1234.50', '"1234.50"'],
  ['an amount below zero', '-1234.50', '"-1234.50"'],
])('R4.20 a spreadsheet reads %s and runs nothing', (_case, cell, written) => expect(readCell(cell)).toBe(written))

it('R4.20 it is UTF-8 to a spreadsheet, with its heads first', () =>
  expect(buildCsv(['单号', '金额'], [['D1', '5.00']])).toBe('\uFEFF"单号","金额"\r\n"D1","5.00"\r\n'))

it.each([
  ['all pages', 3, 3, { rows: [['1'], ['2'], ['3']], is_cut: false }],
  ['one page', 1, 3, { rows: [['1']], is_cut: false }],
  ['the first pages of too many, and says so', 4, 3, { rows: [['1'], ['2'], ['3']], is_cut: true }],
])('R4.20 a file has %s', async (_case, last_page, most, gathered) =>
  expect(await gatherRows((page) => Promise.resolve({ data: [[String(page)]], last_page }), most)).toEqual(gathered),
)
