import { describe, expect, it } from 'vitest'
import { listChanges } from './changes.rules.ts'
import { addRow, listRows, readRows, type Row } from './levels.rules.ts'

const row: Row = {
  needed: ' 1000 ',
  gift: '0',
  weekly: '1.5',
  monthly: '0',
  credit: '100',
  rebate: '0.05',
  is_fast: true,
  withdrawals: '',
  withdrawal_max: '',
  approval_max: '',
  manager: ' Ann ',
}
const read = {
  needed: '1000.00',
  gift: '0.00',
  weekly: '1.50',
  monthly: '0.00',
  credit: '100.00',
  rebate: '0.05',
  is_fast: 1,
  withdrawals: null,
  withdrawal_max: null,
  approval_max: null,
  manager: 'Ann',
}

it('R6.6 of other levels what would change is shown, level by level', () => {
  const level = { ...read, level: 1 }
  const wanted = [
    { ...level, is_fast: 0, withdrawals: 8 },
    { ...level, level: 2 },
  ]
  const changes = listChanges([level], wanted)
  expect(changes.filter((change) => change.level === 1)).toEqual([
    { level: 1, what: 'is_fast', before: '✓', after: '' },
    { level: 1, what: 'withdrawals', before: '', after: '8' },
  ])
  expect(changes.filter((change) => change.level === 2).map(({ what }) => what)).toEqual([
    'needed',
    'gift',
    'weekly',
    'monthly',
    'credit',
    'rebate',
    'is_fast',
    'manager',
  ])
  expect(listChanges(wanted, wanted)).toEqual([])
})

describe('R3.18 levels as they are typed', () => {
  it.each<[string, Partial<Row>, object | undefined]>([
    ['as the server takes them', {}, read],
    [
      'limits of their own',
      { withdrawals: '8', withdrawal_max: '9', approval_max: '7' },
      { ...read, withdrawals: 8, withdrawal_max: '9.00', approval_max: '7.00' },
    ],
    ['no bets typed', { needed: '' }, undefined],
    ['words', { gift: 'much' }, undefined],
    ['a rate of three decimals', { rebate: '0.055' }, undefined],
    ['no withdrawal a day', { withdrawals: '0' }, undefined],
    ['a maximum that is none', { withdrawal_max: 'x' }, undefined],
    ['a sum to approve that is none', { approval_max: 'x' }, undefined],
  ])('%s', (_, change, expected) => expect(readRows([{ ...row, ...change }])).toEqual(expected && [expected]))

  it('stand in the form as they are, and one more begins like the one below', () => {
    const rows = listRows([{ ...read, level: 1, withdrawals: 8, withdrawal_max: '9.00' }])
    expect(rows).toMatchObject([{ needed: '1000.00', is_fast: true, withdrawals: '8', withdrawal_max: '9.00' }])
    expect(addRow(rows)[1]).toEqual({ ...rows[0], needed: '' })
    expect(addRow([])).toMatchObject([{ needed: '', gift: '0', withdrawals: '' }])
  })
})
