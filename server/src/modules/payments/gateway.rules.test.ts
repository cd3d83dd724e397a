import { describe, expect, it } from 'vitest'
import { choosePayer, listSecrets } from './gateway.rules.ts'

describe('R6.6 what a gateway signs with', () => {
  it.each([
    ['never set', undefined, [undefined]],
    ['set, its secret never', { secret: null, earlier_secret: null, is_earlier_good: false }, [undefined]],
    ['replaced the first time', { secret: 'b', earlier_secret: null, is_earlier_good: true }, ['b', undefined]],
    ['replaced again', { secret: 'c', earlier_secret: 'b', is_earlier_good: true }, ['c', 'b']],
    ['replaced long ago', { secret: 'c', earlier_secret: 'b', is_earlier_good: false }, ['c']],
  ])('%s', (_case, kept, secrets) => expect(listSecrets(kept)).toEqual(secrets))
})

describe('R4.21 who pays a withdrawal', () => {
  const gateway = (code: string, takes_payouts = true, is_silent = false) => ({ code, takes_payouts, is_silent })
  it.each([
    ['nobody is connected', [], undefined],
    ['the first', [gateway('A'), gateway('B')], 'A'],
    ['the first that may', [gateway('A', false), gateway('B')], 'B'],
    ['the first that answers', [gateway('A', true, true), gateway('B')], 'B'],
    ['one that is silent rather than one that may not', [gateway('A', false), gateway('B', true, true)], 'B'],
    ['the first where none may', [gateway('A', false), gateway('B', false)], 'A'],
  ])('%s', (_case, gateways, payer) => expect(choosePayer(gateways)).toBe(payer))
})
