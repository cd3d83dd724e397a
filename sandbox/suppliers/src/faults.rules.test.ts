import { describe, expect, it } from 'vitest'
import { type Fault, takeFault } from './faults.rules.ts'

const slow: Fault = { fault: 'slow', delay_ms: 5 }
const stale: Fault = { fault: 'stale_balance', delay_ms: 0, times: 2 }

describe('the fault that a call meets', () => {
  it.each<[string, Fault[], string, 'transfer' | 'balance', Fault | undefined, Fault[]]>([
    ['none where none waits', [], 'KOI', 'transfer', undefined, []],
    ['one without an end, again and again', [slow], 'KOI', 'transfer', slow, [slow]],
    ['one that is made for another call', [stale], 'KOI', 'transfer', undefined, [stale]],
    ['one of several times', [stale], 'KOI', 'balance', stale, [{ ...stale, times: 1 }]],
    ['one for the last time', [{ ...stale, times: 1 }], 'KOI', 'balance', { ...stale, times: 1 }, []],
    ['one of another brand', [{ ...slow, brand: 'JADE' }], 'KOI', 'transfer', undefined, [{ ...slow, brand: 'JADE' }]],
    [
      'one that was asked for another call',
      [{ ...slow, calls: ['launch'] }],
      'KOI',
      'transfer',
      undefined,
      [{ ...slow, calls: ['launch'] }],
    ],
    ['the first of two', [stale, slow], 'KOI', 'balance', stale, [{ ...stale, times: 1 }, slow]],
  ])('%s', (_case, waiting, brand, call, fault, left) => {
    expect(takeFault(waiting, brand, call, () => 0)).toEqual({ fault, left })
  })

  it('one of a share of the calls, by chance, and one behind it where chance passes it by', () => {
    const some: Fault = { ...slow, share: 20 }
    const meet = (rolled: number) => takeFault([some, slow], 'KOI', 'transfer', () => rolled).fault
    expect([meet(19.99), meet(20)]).toEqual([some, slow])
  })
})
