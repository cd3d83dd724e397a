import { SEA } from '@moongate/fishing'
import { describe, expect, it } from 'vitest'
import { computeAim, findOnWay, listOtherPlaces, makeView, toScreen } from './view.rules.ts'

describe('the sea on a screen', () => {
  it.each([
    [1300, 800, { x: 1300, y: 800 }],
    [390, 640, { x: 390, y: 640 }],
  ])('R1.1 fills %i by %i, turned where that is high', (width, height, corner) => {
    const view = makeView(width, height)
    expect(toScreen(view, { x: SEA.width, y: SEA.height })).toEqual(corner)
    expect(toScreen(view, { x: SEA.width, y: 0 })).toEqual(view.portrait ? { x: 0, y: height } : { x: width, y: 0 })
  })
  it.each([0, 1, 2, 3])('R1.1 the others are the three that are not at place %i', (own) =>
    expect(listOtherPlaces(own)).toEqual([0, 1, 2, 3].filter((place) => place !== own)),
  )
})

describe('aim', () => {
  const from = { x: 100, y: 100 }
  it('R1.1 goes to where one points, and never into the ground', () => {
    expect(computeAim(from, { x: 100, y: 0 })).toBeCloseTo(-Math.PI / 2)
    expect(computeAim(from, { x: 500, y: 300 })).toBeCloseTo(-0.12)
    expect(computeAim(from, { x: 0, y: 300 })).toBeCloseTo(-Math.PI + 0.12)
  })
  it('R1.1 meets the nearest on its way, nothing behind the cannon and nothing beside its way', () => {
    const all = [
      { x: 100, y: 10, size: 5, name: 'far' },
      { x: 103, y: 60, size: 5, name: 'near' },
      { x: 100, y: 150, size: 5, name: 'behind' },
      { x: 120, y: 80, size: 5, name: 'beside' },
    ]
    expect(findOnWay(from, -Math.PI / 2, all)?.name).toBe('near')
    expect(findOnWay(from, -0.2, all)).toBeUndefined()
  })
})
