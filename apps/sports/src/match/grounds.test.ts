import { SPORTS } from '@moongate/sports'
import { expect, it } from 'vitest'
import { findGround } from './grounds.ts'
import { placeRunners } from './runners.ts'
import { findTrack } from './tracks.ts'

it.each(SPORTS.map(({ code, rules }) => [code, rules.family] as const))(
  'R1.1 %s has a ground of its own',
  (code, family) => {
    const others = family === 'field' ? findTrack('none') : findGround('none')
    const own = family === 'field' ? findTrack(code) : findGround(code)
    expect(own === others).toBe(code === 'football' || code === 'horse_racing')
    expect(own.lines).not.toMatch(/NaN|undefined/)
  },
)

it.each(SPORTS.filter(({ rules }) => rules.family === 'field').map(({ code }) => code))(
  'R1.1 all who run in %s stay on its picture',
  (code) => {
    const { place } = findTrack(code)
    for (const share of [0, 0.13, 0.5, 0.77, 1])
      for (const lane of [0, 0.4, 1]) {
        const [x, y] = place(share, lane)
        expect([x > 5 && x < 595, y > 5 && y < 215], `${share} ${lane}`).toEqual([true, true])
      }
  },
)

it('R1.1 what is drawn of a race tells nothing of its result before the finish, and then the order', () => {
  const running = placeRunners('horse_racing.0.1.0', 6, 0.7, [])
  for (const share of running) expect(share).toBeGreaterThan(0.6)
  for (const share of running) expect(share).toBeLessThan(0.8)
  expect(new Set(running).size).toBe(6)
  expect(
    Math.max(...placeRunners('horse_racing.0.1.0', 6, 1, [])) -
      Math.min(...placeRunners('horse_racing.0.1.0', 6, 1, [])),
  ).toBe(0)
  const over = placeRunners('horse_racing.0.1.0', 6, 1, [3, 0, 5, 1, 2, 4])
  expect([...over.keys()].toSorted((a, b) => over[b]! - over[a]!)).toEqual([3, 0, 5, 1, 2, 4])
})
