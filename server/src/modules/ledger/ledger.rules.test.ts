import { expect, it } from 'vitest'
import { nameAccount, checkSub, house, member, chooseOwner } from './accounts.rules.ts'
import { quoteElement } from './array-literal.rules.ts'
import { computePause, isUncertain } from './group-commit.rules.ts'
import { buildColumns, type PostingItem, definePostings } from './posting.rules.ts'
import { findAccounts } from './touched.rules.ts'

const kinds = definePostings('module', {
  in: { from: house('clearing:'), to: member('centre'), operate_type: 1 },
  out: { from: member('centre'), to: house('fees'), operate_type: 2 },
})
const key = '00000000-0000-8000-8000-00000000000'
const item = (n: number, kind: keyof typeof kinds, member_id: number, linked = false): PostingItem => ({
  key: `${key}${n}`,
  kind: kinds[kind],
  member_id,
  asset: 'CNY',
  amount: 5n,
  sub: 'bank',
  ref: 'r',
  linked,
})

it.each([
  [member('centre'), 65, undefined, 65, 'centre'],
  [house('fees'), 65, undefined, 1, 'fees'],
  [house('fees'), 64, undefined, 0, 'fees'],
  [member('supplier:'), 7, 'JZ', 7, 'supplier:JZ'],
  [house('clearing:'), 130, 'usdt-trc20', 2, 'clearing:usdt-trc20'],
] as const)('account %o of member %i with %s', (spec, member_id, sub, owner_id, name) => {
  checkSub(spec, sub)
  expect([chooseOwner(spec, member_id), nameAccount(spec, sub)]).toEqual([owner_id, name])
})

it('names each account once and finds equal keys of one member', () => {
  expect(buildColumns([item(1, 'in', 1), item(2, 'out', 1, true), item(1, 'in', 1), item(1, 'out', 65)])).toMatchObject(
    {
      owner: '{1,1,1,65}',
      house: '{t,t,f,f}',
      name: '{"clearing:bank","fees","centre","centre"}',
      from: '{1,3,1,4}',
      to: '{3,2,3,2}',
      linked: '{f,t,f,f}',
      prev: '{0,0,1,0}',
      kind: '{"module.in","module.out","module.in","module.out"}',
    },
  )
})

it('lists accounts in one order, whichever order the items come in', () => {
  const items = [
    item(1, 'in', 130),
    { ...item(2, 'out', 2), asset: 'PLAY' as const },
    item(3, 'out', 2),
    item(4, 'in', 9),
    item(5, 'in', 66),
  ]
  const list = (all: PostingItem[]) =>
    findAccounts(all).accounts.map((a) => `${a.place} ${a.side} ${a.owner} ${a.name} ${a.asset}`)
  expect(list(items)).toEqual([
    '1 house 2 clearing:bank CNY',
    '2 house 2 fees CNY',
    '3 house 2 fees PLAY',
    '4 member 2 centre CNY',
    '5 member 2 centre PLAY',
    '6 house 9 clearing:bank CNY',
    '7 member 9 centre CNY',
    '8 member 66 centre CNY',
    '9 member 130 centre CNY',
  ])
  expect(list(items.toReversed())).toEqual(list(items))
})

it.each([
  ['plain', '"plain"'],
  ['', '""'],
  ['a"b', String.raw`"a\"b"`],
  ['a\\b', String.raw`"a\\b"`],
  ['{a,b}', '"{a,b}"'],
  ['NULL', '"NULL"'],
])('array element %s', (text, element) => {
  expect(quoteElement(text)).toBe(element)
})

it.each([
  ['connection lost', new Error('Connection terminated unexpectedly'), true, true],
  ['refused', { code: 'ECONNREFUSED' }, true, true],
  ['shutting down', { code: '57P01' }, true, true],
  ['deadlock', { code: '40P01' }, false, true],
  ['key raced', { code: '40001' }, false, true],
  ['overflow', { code: '22003' }, false, false],
  ['timeout of the statement', { code: '57014' }, false, false],
] as const)('after a failure: %s', (_, error, uncertain, asked_again) => {
  expect(isUncertain(error)).toBe(uncertain)
  expect(computePause(error, 0)).toBe(0)
  expect(computePause(error, 1) !== undefined).toBe(asked_again)
  expect(computePause(error, 30)).toBeUndefined()
})
