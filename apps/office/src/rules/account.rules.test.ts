import { describe, expect, it } from 'vitest'
import { splitAccount } from './account.rules.ts'

describe('R6.6 accounts of a member', () => {
  it.each<[string, { kind: string; sub: string }]>([
    ['centre', { kind: 'centre', sub: '' }],
    ['supplier:JZ', { kind: 'supplier', sub: 'JZ' }],
  ])('%s', (account, parts) => expect(splitAccount(account)).toEqual(parts))
})
