import { expect, it } from 'vitest'
import {
  listConditions,
  isOver,
  findTurnoverPeak,
  computeTurnoverShare,
  buildWithdrawalTimeline,
  findWithdrawFault,
} from './withdraw.rules.ts'

const missing = (known: Parameters<typeof listConditions>[0]) =>
  listConditions(known).find((condition) => !condition.ok)?.id
it.each([
  ['R8.4 the real name is asked for first', { realname: '', has_qk_pwd: false, cards: 0 }, 'realname'],
  ['R8.4 then the withdrawal password', { realname: 'Li', has_qk_pwd: false, cards: 0 }, 'qk_pwd'],
  ['R8.4 then a bank card', { realname: 'Li', has_qk_pwd: true, cards: 0 }, 'card'],
  ['R6.2 then the form opens', { realname: 'Li', has_qk_pwd: true, cards: 1 }, undefined],
] as const)('%s', (_, known, expected) => expect(missing(known)).toBe(expected))

const limits = { min: '100.00', max: '50000.00', balance: '800.00' }
it.each([
  ['R5.9 amount', { amount: '', card_id: 1, remark: 'rent', pin: '888888' }, 'required'],
  ['R5.9 amount above the balance', { amount: '900', card_id: 1, remark: 'rent', pin: '888888' }, 'above_balance'],
  ['R5.9 bank choice', { amount: '500', card_id: 0, remark: 'rent', pin: '888888' }, 'card_required'],
  ['R5.9 remark', { amount: '500', card_id: 1, remark: ' ', pin: '888888' }, 'remark_required'],
  ['R5.9 withdrawal password', { amount: '500', card_id: 1, remark: 'rent', pin: '88888' }, 'pin_required'],
  ['R3.9 a whole form passes', { amount: '500', card_id: 1, remark: 'rent', pin: '888888' }, undefined],
] as const)('%s', (_, input, expected) => expect(findWithdrawFault(input, limits)).toBe(expected))

it('R9.6 the turnover bar counts down from the highest figure seen', () => {
  expect(findTurnoverPeak('0.00', '1200.00')).toBe('1200.00')
  expect(findTurnoverPeak('1200.00', '300.00')).toBe('1200.00')
  expect(findTurnoverPeak('1200.00', '0.00')).toBe('0.00')
  expect(computeTurnoverShare('300.00', '1200.00')).toBe(0.75)
  expect(computeTurnoverShare('0.00', '0.00')).toBe(1)
})

type States = Parameters<typeof buildWithdrawalTimeline>[0]
it.each<[States, string[]]>([
  [[], ['requested now', 'in_review next', 'paying next', 'paid next']],
  [['requested'], ['requested now', 'in_review next', 'paying next', 'paid next']],
  [
    ['requested', 'in_review'],
    ['requested done', 'in_review now', 'paying next', 'paid next'],
  ],
  [
    ['requested', 'paying'],
    ['requested done', 'paying now', 'paid next'],
  ],
  [
    ['requested', 'paying', 'paid'],
    ['requested done', 'paying done', 'paid done'],
  ],
  [
    ['requested', 'rejected'],
    ['requested done', 'rejected failed'],
  ],
  [
    ['requested', 'cancelled'],
    ['requested done', 'cancelled failed'],
  ],
  [
    ['requested', 'in_review', 'paying', 'failed'],
    ['requested done', 'in_review done', 'paying done', 'failed failed'],
  ],
])('R4.21 a withdrawal that was %j shows the steps it took and those to come', (taken, line) => {
  expect(buildWithdrawalTimeline(taken).map((item) => `${item.id} ${item.state}`)).toEqual(line)
})
it('R4.21 is over when it is paid or the money returned', () => {
  expect((['requested', 'in_review', 'paying', 'paid', 'rejected', 'failed'] as const).map(isOver)).toEqual([
    false,
    false,
    false,
    true,
    true,
    true,
  ])
})
