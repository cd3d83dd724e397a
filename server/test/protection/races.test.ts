import { afterAll, beforeAll, expect, it } from 'vitest'
import { raceExclusions } from './races.ts'
import { type Scene, startScene } from './scene.ts'

let scene: Scene
beforeAll(async () => {
  scene = await startScene()
})
afterAll(() => scene.env.stop())

it('R6.3 nothing that members are shut out of is done after the moment from which they are', async () => {
  const { late, refused, kinds } = await raceExclusions(scene, 400)
  expect(late).toBe(0)
  expect(refused).toBeGreaterThan(20)
  expect(kinds).toHaveLength(8)
  expect(Math.min(...kinds)).toBeGreaterThan(0)
  expect(await scene.env.invariants()).toEqual([])
})
