import { describe, expect, it } from 'vitest'
import { splitAccount } from '../members/account.rules.ts'
import { isCode, keepDigits } from '../../widgets/code.rules.ts'
import { readDays, layOutState } from './audit.rules.ts'

describe('R6.6 the filters and facts of the audit log', () => {
  it.each<[{ from?: string; to?: string }, [string, string] | undefined]>([
    [{}, undefined],
    [{ from: '2026-11-01', to: '2026-11-02' }, ['2026-11-01', '2026-11-02']],
    [{ from: '2026-11-01' }, ['2026-11-01', '2999-12-31']],
    [{ to: '2026-11-02' }, ['2000-01-01', '2026-11-02']],
  ])('%j → %j', (search, days) => expect(readDays(search)).toEqual(days))
  it('lays a state out line by line and leaves other text alone', () =>
    expect([layOutState('{"a":1}'), layOutState('{broken')]).toEqual(['{\n  "a": 1\n}', '{broken']))
})

describe('R6.6 the one-time code', () => {
  it.each<[string, string, boolean]>([
    ['123456', '123456', true],
    ['123 456', '123456', true],
    ['12a3', '123', false],
    ['1234567', '123456', true],
    ['', '', false],
  ])('%s → %s', (typed, code, whole) => {
    expect([keepDigits(typed), isCode(keepDigits(typed))]).toEqual([code, whole])
  })
})

describe('R6.6 accounts of a member', () => {
  it.each<[string, { kind: string; sub: string }]>([
    ['centre', { kind: 'centre', sub: '' }],
    ['supplier:JZ', { kind: 'supplier', sub: 'JZ' }],
  ])('%s', (account, parts) => expect(splitAccount(account)).toEqual(parts))
})
