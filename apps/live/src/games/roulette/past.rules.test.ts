import { expect, it } from 'vitest'
import { listPockets, rankPockets } from './past.rules.ts'

it('R1.1 numbers are read from rounds of the wheel alone', () =>
  expect(
    listPockets([
      { game: 'roulette', pocket: 4 },
      { game: 'sic_bo', dice: [1, 2, 3] },
    ]),
  ).toEqual([4]))

it('R1.1 hot numbers came most often, the latest first; cold ones least, the longest ago first', () => {
  const { hot, cold } = rankPockets([5, 9, 9, 5, 0, 36], 3)
  expect(hot).toEqual([
    { pocket: 5, times: 2 },
    { pocket: 9, times: 2 },
    { pocket: 36, times: 1 },
  ])
  expect(cold).toEqual([1, 2, 3].map((pocket) => ({ pocket, times: 0 })))
  expect(rankPockets([], 3).hot).toEqual([])
})

it('R1.1 of numbers that came equally often the longest ago is coldest', () => {
  const every = Array.from({ length: 37 }, (_, at) => 36 - at)
  expect(rankPockets(every, 2).cold).toEqual([
    { pocket: 36, times: 1 },
    { pocket: 35, times: 1 },
  ])
})
