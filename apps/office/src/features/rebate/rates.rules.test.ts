import { describe, expect, it } from 'vitest'
import { addStep, listSteps, readSteps } from './rates.rules.ts'

const step = (from: string, rate: string) => ({ id: 0, gameType: 4, from, rate })

describe('R6.6 typed rates', () => {
  it.each<[string, string, string | undefined]>([
    ['10', '0.1', '10.00 0.1'],
    [' 10.5 ', ' 0.30 ', '10.50 0.30'],
    ['0', '0.1', undefined],
    ['-1', '0.1', undefined],
    ['10', '0', undefined],
    ['10', '0.00', undefined],
    ['10', '0.123', undefined],
    ['10', '12', undefined],
    ['', '0.1', undefined],
  ])('from %s, %s per cent: %s', (from, rate, read) => {
    const [level] = readSteps([step(from, rate)]) ?? []
    expect(level && `${level.from} ${level.rate}`).toBe(read)
  })

  it('keep their numbers while steps come and go', () => {
    const steps = listSteps([
      { gameType: 3, from: '1.00', rate: '0.10' },
      { gameType: 4, from: '1.00', rate: '0.10' },
    ])
    expect(addStep(addStep([steps[1] ?? step('', '')], 4), 3).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(addStep([], 4)[0]?.id).toBe(0)
  })
})
