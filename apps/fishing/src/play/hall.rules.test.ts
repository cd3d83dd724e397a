import type { Decided, ShotState } from '@moongate/game-contract/fishing'
import { describe, expect, it } from 'vitest'
import { BATCH, cutBatch, findHindrance, findTold, sumWins } from './hall.rules.ts'

const shots = (count: number, stake = 100) => Array.from({ length: count }, (_, fish) => ({ fish, stake }))
const decided = (state: ShotState, times: number, fish = 1): Decided => ({ fish, stake: 100, state, times, struck: [] })

describe('shots that wait', () => {
  it.each([
    [0, 0],
    [9, 9],
    [10, 10],
    [11, 10],
  ])('R1.1 of %i the first %i go as a batch', (waiting, now) => expect(cutBatch(shots(waiting))).toEqual(shots(now)))

  it.each([
    ['nothing hinders a shot that is paid for', 2, 300, undefined],
    ['stakes that wait are spent', 2, 299, 'poor'],
    ['without an answer the cannon rests', BATCH, 1e6, 'away'],
    ['one before that it still fires', BATCH - 1, 1e6, undefined],
  ] as const)('R1.1 %s', (_case, waiting, balance, hindrance) =>
    expect(findHindrance(shots(waiting), { balance, stake: 100 })).toBe(hindrance),
  )
})

describe('what a batch tells', () => {
  it('R1.1 sums what was caught and names the dearest', () => {
    const all = [decided('missed', 30), decided('caught', 2), decided('caught', 25, 7), decided('gone', 0)]
    expect(sumWins(all)).toBe(2_700)
    expect(findTold(all)).toMatchObject({ fish: 7 })
  })
  it('R1.1 says why a shot was given back, and nothing of misses alone', () => {
    expect(findTold([decided('missed', 30), decided('poor', 0)])).toMatchObject({ state: 'poor' })
    expect(findTold([decided('missed', 30)])).toBeUndefined()
  })
})
