import { expect, it } from 'vitest'
import { computeFill, readChannel, readPayee, toChannelInput, toPayeeInput } from './channel.rules.ts'

const draft = readChannel(undefined)

it.each([
  ['nothing written for one transfer is no limit of its own', { single_max: '' }, { single_max: null }],
  ['a network goes with USDT alone', { usdt_type: 'trc', usdt_rate: '7' } as const, { usdt_type: '', usdt_rate: null }],
  ['nothing written for a level is everybody', { from_level: '' }, { from_level: '0' }],
  [
    'and stays there',
    { type: 'company_usdt', usdt_type: 'trc', usdt_rate: '7' } as const,
    { usdt_type: 'trc', usdt_rate: '7' },
  ],
])('R5.12 %s', (_case, change, sent) => expect(toChannelInput({ ...draft, ...change })).toMatchObject(sent))

it('R5.12 no cap is none, and an account without one is never full', () => {
  expect(toPayeeInput(readPayee(undefined)).daily_cap).toBeNull()
  expect(computeFill({ used: '900.00', daily_cap: null })).toBeNull()
})

it.each([
  ['0.00', '1000.00', 0],
  ['333.00', '1000.00', 33],
  ['1000.00', '1000.00', 100],
  ['1500.00', '1000.00', 100],
])('R5.12 %s of %s is %i per cent', (used, daily_cap, fill) => expect(computeFill({ used, daily_cap })).toBe(fill))
