import { expect, it } from 'vitest'
import { findFish, KINDS, listFish, placeFish, SEA } from './index.ts'

const SEED = 11

it('R1.1 the sea is the same for everybody who looks at the same moment', () => {
  for (const at of [30_000, 31_234, 3_599_000]) {
    const seen = listFish(SEED, at)
    expect(seen).toEqual(listFish(SEED, at))
    expect(seen.map(({ number }) => findFish(SEED, number))).toEqual(seen)
    expect(seen.length).toBeGreaterThan(25)
    expect(seen.length).toBeLessThan(110)
  }
  expect(listFish(SEED + 1, 30_000)).not.toEqual(listFish(SEED, 30_000))
})

it('R1.1 a list of the sea leaves out no fish that swims then, and holds none that does not', () => {
  const at = 95_000
  const all = Array.from({ length: 3_000 }, (_, number) => findFish(SEED, number)).filter((fish) => fish !== undefined)
  const swimming = all.filter(({ from, until }) => from <= at && at < until)
  expect(listFish(SEED, at)).toEqual(swimming)
  const [fish = all[0]!] = swimming
  expect(listFish(SEED, fish.from)).toContainEqual(fish)
  expect(listFish(SEED, fish.until)).not.toContainEqual(fish)
})

it('R1.1 fish come from outside and leave, and every kind comes within ten minutes', () => {
  const met = new Set<string>()
  for (let at = 0; at < 600_000; at += 5_000)
    for (const fish of listFish(SEED, at)) {
      met.add(fish.kind.code)
      for (const end of [fish.from, fish.until]) {
        const { x, y } = placeFish(fish, end)
        expect(x < -100 || y < -100 || x > SEA.width + 100 || y > SEA.height + 100).toBe(true)
      }
    }
  expect(met.size).toBe(KINDS.length)
})

it.each([-1, 0.5, 7, Number.NaN])('R1.1 no fish is called %d', (number) =>
  expect(findFish(SEED, number)).toBeUndefined(),
)
