import { describe, expect, it } from 'vitest'
import { cutWay } from './way.rules.ts'

describe('the way down to a member', () => {
  it.each([
    ['right below', [7], 7, [20]],
    ['two below, nobody above the agent', [9, 7, 3, 1], 7, [9, 20]],
    ['from the top', [9, 7, 3, 1], 1, [3, 7, 9, 20]],
    ['not below', [9, 7], 5, []],
    ['below nobody', [], 5, []],
  ] as const)('R6.4 %s', (_, path, agent, way) => expect(cutWay(path, agent, 20)).toEqual(way))
})
