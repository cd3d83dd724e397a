import { expect, it } from 'vitest'
import { listClues } from './clues.rules.ts'
import { computeScore, proposeMatches } from './match.rules.ts'

const at = (time: string) => new Date(`2026-01-15T${time}Z`)
const row = {
  booked_at: at('10:00:00') as Date | null,
  account: 'A',
  amount: 50_000n,
  payer_name: '王丽丽',
  payer_account: '6222001234',
  remark: '转账 0000017',
}
const deposit = {
  id: 'd1',
  amount: 50_000n,
  remark_code: '0000017',
  payer_name: '王丽丽',
  payer_account: '1234',
  channel_account: 'A',
  remitted_at: at('09:00:00'),
}

it.each([
  ['all of it', {}, {}, 110],
  ['another account of the operator', { account: 'B' }, {}, 0],
  ['no remark', { remark: '' }, {}, 50],
  ['a code within a longer number', { remark: '90000017' }, {}, 50],
  ['a code at the end of words', { remark: '备注:0000017' }, {}, 110],
  ['another amount', { amount: 1n }, {}, 80],
  ['a name with other spaces', { payer_name: ' 王 丽丽' }, {}, 110],
  ['a name that the bank hides in part', { payer_name: '*丽丽' }, {}, 110],
  ['a shorter name that it does not hide', { payer_name: '丽丽' }, {}, 100],
  ['no name', { payer_name: '' }, {}, 100],
  ['nothing that the member said of their account', {}, { payer_account: '' }, 100],
  ['another account of the member', { payer_account: '999' }, {}, 100],
])('R4.20 %s: %s', (_case, change, other, score) =>
  expect(computeScore({ ...row, ...change }, { ...deposit, ...other })).toBe(score),
)

const propose = (change: object, deposits: object[], by_hand: object[] = []) =>
  proposeMatches(
    { ...row, ...change },
    deposits.map((one, i) => ({ ...deposit, id: `d${i}`, ...one })),
    by_hand.map((one) => ({ ...deposit, finished_at: at('11:00:00'), ...one })),
  ).map(({ deposit: { id }, is_exact }) => `${id}${is_exact ? ' exact' : ''}`)
it.each([
  ['remark code and amount are exact', {}, [{}], ['d0 exact']],
  ['the likeliest stands first', {}, [{ remark_code: 'x' }, {}], ['d1 exact', 'd0']],
  ['of two alike none is exact', {}, [{}, {}], ['d0', 'd1']],
  ['a code with another amount is not exact', { amount: 1n }, [{}], ['d0']],
  ['an amount alone is a proposal', { remark: '', payer_name: '', payer_account: '' }, [{}], ['d0']],
  [
    'money that came a day before it was sent is not exact',
    { booked_at: new Date('2026-01-14T08:59:59Z') },
    [{}],
    ['d0'],
  ],
  ['a bank that tells the day alone is', { booked_at: new Date('2026-01-14T16:00:00Z') }, [{}], ['d0 exact']],
  ['one that tells no day is not', { booked_at: null }, [{}], ['d0']],
  ['a name alone is none', { remark: '', amount: 1n, payer_account: '' }, [{}], []],
  ['three at most', { remark: '' }, [{}, {}, {}, {}], ['d0', 'd1', 'd2']],
])('R4.20 %s', (_case, change, deposits, found) => expect(propose(change, deposits)).toEqual(found))

it('R4.20 asks for the deposits of the rows’ accounts that have an amount or a number in common with one', () =>
  expect(listClues([row, { ...row, account: 'B', remark: '' }, { ...row, amount: 1n, remark: 'A12/0000017' }])).toEqual(
    {
      accounts: ['A', 'B'],
      amounts: [50_000n, 1n],
      codes: ['0000017', '12'],
    },
  ))

const later = (days: number) => new Date(at('11:00:00').getTime() + days * 86_400_000)
it.each([
  ['with its money, perhaps', {}, {}, 'd0'],
  ['with other money', {}, { amount: 1n }, 'd0 exact'],
  ['of another member', {}, { remark_code: '0000024' }, 'd0 exact'],
  ['into another account', {}, { channel_account: 'B' }, 'd0 exact'],
  ['before it came', {}, { finished_at: later(-2) }, 'd0 exact'],
  ['with money sent a week after it', {}, { remitted_at: later(8), finished_at: later(8) }, 'd0 exact'],
  ['with money sent days after it', {}, { remitted_at: later(5), finished_at: later(5) }, 'd0'],
])('R4.20 beside a deposit that was credited by hand %s', (_case, change, done, found) =>
  expect(propose(change, [{}], [done])).toEqual([found]),
)
