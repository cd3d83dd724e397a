import { describe, expect, it } from 'vitest'
import { compareFigures } from './delta.rules.ts'

describe('R2.35 a figure beside the one of the period before', () => {
  it.each([
    ['150.00', '100.00', 'up', '50.0'],
    ['50.00', '100.00', 'down', '50.0'],
    ['-50.00', '100.00', 'down', '150.0'],
    ['1.00', '3.00', 'down', '66.7'],
    ['12', '8', 'up', '50.0'],
    ['5.00', '0.00', 'up', undefined],
    ['5.00', '-3.00', 'up', undefined],
    ['-5.00', '-3.00', 'down', undefined],
    ['7.00', '7.00', 'same', undefined],
  ] as const)('%s after %s', (now, before, way, percent) =>
    expect(compareFigures(now, before)).toEqual({ way, percent }),
  )
})
