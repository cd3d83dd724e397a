import { expect, it } from 'vitest'
import { LIFT_STEP, liftCard } from './peel.rules.ts'

it.each([
  [0, 0.3, 0.3],
  [0.3, -0.1, 0.2],
  [0.3, -0.6, 0],
  [0.25, 0.25, 0.5],
  [0, 0.69, 0.69],
  [0, 0.7, 1],
  [0.5, 3, 1],
])('R1.1 a card lifted by %d and then %d lies at %d', (lifted, by, after) =>
  expect(liftCard(lifted, by)).toBeCloseTo(after, 9),
)

it('R1.1 three presses of a key open a card, two do not', () => {
  const press = (lifted: number): number => liftCard(lifted, LIFT_STEP)
  expect([press(press(0)), press(press(press(0)))]).toEqual([0.5, 1])
})
