import { expect, it } from 'vitest'
import { chooseMatches, type Offered } from './board.rules.ts'

const text = { zh_cn: '甲' }
const match = (id: string, starts: number, live: boolean, game_type: 5 | 7 = 5): Offered => ({
  id,
  supplier_code: game_type === 5 ? 'ATLAS' : 'NOVA',
  game_code: 'matchday',
  game_type,
  sport: text,
  league: text,
  sides: [text, text],
  starts_at: new Date(starts),
  score: live ? [0, 0] : undefined,
  minute: undefined,
  odds: [],
})
const build = (name: string, live: number, soon: number, game_type: 5 | 7 = 5): Offered[] => [
  ...Array.from({ length: live }, (_, at) => match(`${name}L${at}`, at, true, game_type)),
  ...Array.from({ length: soon }, (_, at) => match(`${name}S${at}`, 100 + at, false, game_type)),
]
const names = (...asked: Parameters<typeof chooseMatches>): string =>
  chooseMatches(asked[0], asked[1])
    .map(({ id }) => id)
    .join(' ')

it.each([
  ['nothing of nobody', [], undefined, ''],
  ['what is played before what is to come', [build('a', 2, 2)], undefined, 'aL0 aL1 aS0 aS1'],
  ['of two suppliers each in turn', [build('a', 2, 1), build('b', 1, 1, 7)], undefined, 'aL0 bL0 aL1 aS0 bS0'],
  [
    'six that are played, and always some that start',
    [build('a', 9, 9)],
    undefined,
    'aL0 aL1 aL2 aL3 aL4 aL5 aS0 aS1 aS2 aS3',
  ],
  ['more that start where little is played', [build('a', 1, 12)], undefined, 'aL0 aS0 aS1 aS2 aS3 aS4 aS5 aS6 aS7 aS8'],
  ['of one type alone', [build('a', 1, 1), build('b', 1, 1, 7)], 7, 'bL0 bS0'],
  [
    'the next kick-off first, whoever tells of it',
    [[match('late', 9, false)], [match('next', 5, false)]],
    undefined,
    'next late',
  ],
])('R1.11 a strip shows %s', (_, boards, game_type, shown) => {
  expect(names(boards, game_type)).toBe(shown)
})
