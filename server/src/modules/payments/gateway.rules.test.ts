import { describe, expect, it } from 'vitest'
import { choosePayer, chooseSender, findPayoutWait, listSecrets } from './gateway.rules.ts'

describe('R6.6 what a gateway signs with', () => {
  it.each([
    ['never set', undefined, [undefined]],
    ['set, its secret never', { secret: null, earlier_secret: null, is_earlier_good: false }, [undefined]],
    ['replaced the first time', { secret: 'b', earlier_secret: null, is_earlier_good: true }, ['b', undefined]],
    ['replaced again', { secret: 'c', earlier_secret: 'b', is_earlier_good: true }, ['c', 'b']],
    ['replaced long ago', { secret: 'c', earlier_secret: 'b', is_earlier_good: false }, ['c']],
  ])('%s', (_case, kept, secrets) => expect(listSecrets(kept)).toEqual(secrets))
})

const gateway = (code: string, takes_payouts = true, is_silent = false) => ({ code, takes_payouts, is_silent })

describe('R4.21 through whom a payout that waits at A is sent', () => {
  it.each([
    ['A, which may', [gateway('A'), gateway('B')], false, 'A'],
    ['A, which is silent and may', [gateway('A', true, true), gateway('B')], false, 'A'],
    ['another where A may not', [gateway('A', false), gateway('B', true, true), gateway('C')], false, 'C'],
    ['another where A is connected no more', [gateway('B')], false, 'B'],
    ['nobody where none may', [gateway('A', false), gateway('B', false)], false, undefined],
    ['nobody but A, which has heard of it', [gateway('A', false), gateway('B')], true, undefined],
    ['A, which has heard of it', [gateway('B'), gateway('A')], true, 'A'],
  ])('%s', (_case, gateways, was_sent, sender) =>
    expect(chooseSender(gateways, { gateway_code: 'A', was_sent })).toBe(sender),
  )
})

describe('R4.21 who pays a withdrawal', () => {
  it.each([
    ['nobody is connected', [], undefined],
    ['the first', [gateway('A'), gateway('B')], 'A'],
    ['the first that may', [gateway('A', false), gateway('B')], 'B'],
    ['the first that answers', [gateway('A', true, true), gateway('B')], 'B'],
    ['one that is silent rather than one that may not', [gateway('A', false), gateway('B', true, true)], 'B'],
    ['the first where none may', [gateway('A', false), gateway('B', false)], 'A'],
  ])('%s', (_case, gateways, payer) => expect(choosePayer(gateways)).toBe(payer))
})

describe('R6.6 what a payout of A waits for', () => {
  const sent_at = new Date()
  it.each([
    ['its turn', {}, true, [gateway('A')], null],
    ['a gateway that pays out', {}, true, [gateway('A', false)], 'gateway'],
    ['A alone, which has heard of it', { sent_at }, true, [gateway('A', false), gateway('B')], 'gateway'],
    ['its turn at another one', {}, true, [gateway('A', false), gateway('B')], null],
    ['the end of its member’s being stopped', {}, false, [gateway('A')], 'member'],
    ['that first, whoever pays out', {}, false, [], 'member'],
    ['nothing of ours once it is sent', { state: 'sent', sent_at } as const, false, [], null],
  ])('%s', (_case, change, is_member_active, gateways, waits_for) => {
    const payout = { state: 'queued' as const, gateway_code: 'A', sent_at: null, ...change }
    expect(findPayoutWait(payout, is_member_active, gateways)).toBe(waits_for)
  })
})
