import { describe, expect, it } from 'vitest'
import { addStep, findOwners, listSteps, readSteps } from './rates.rules.ts'

const step = (from: string, rate: string) => ({ id: 0, gameType: 4, supplier: '', from, rate })
const LOTTERY = { gameType: 4, supplier: '' }
const SLOTS = { gameType: 3, supplier: 'MG' }

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
      { gameType: 3, supplier: '', from: '1.00', rate: '0.10' },
      { gameType: 4, supplier: '', from: '1.00', rate: '0.10' },
    ])
    expect(addStep(addStep([steps[1] ?? step('', '')], LOTTERY), SLOTS).map(({ id }) => id)).toEqual([1, 2, 3])
    expect(addStep([], LOTTERY)[0]?.id).toBe(0)
  })

  it('R3.14 belong to a supplier where it has its own, and are sent with its name', () => {
    const steps = addStep(addStep(addStep([], LOTTERY), SLOTS), SLOTS)
    expect([findOwners(steps, 3), findOwners(steps, 4)]).toEqual([['MG'], []])
    expect(readSteps(steps.map((one) => ({ ...one, from: '5', rate: '1' })))?.map(({ supplier }) => supplier)).toEqual([
      '',
      'MG',
      'MG',
    ])
  })
})
