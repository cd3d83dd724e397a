import { expect, it } from 'vitest'
import { buildLaunchAddress } from './launch.rules.ts'
import { formatKickOff } from './match.rules.ts'

const now = new Date(2026, 10, 24, 9, 0).getTime()

it.each([
  ['zh_cn', new Date(2026, 10, 24, 0, 5), '00:05'],
  ['en', new Date(2026, 10, 24, 21, 30), '21:30'],
  ['en', new Date(2026, 10, 25, 9, 0), 'Wed 09:00'],
  ['vi', new Date(2026, 10, 24, 21, 30), '21:30'],
] as const)(
  'R1.11 in %s a match at %s starts by the visitor’s clock, with its day where that is another',
  (lang, at, said) => {
    expect(formatKickOff(lang, at.getTime(), now)).toBe(said)
  },
)

it.each([
  [{}, '#/LoginToSupplier?api_code=ATLAS&gameType=5&gameCode=matchday'],
  [{ match: 'football.1.2.3' }, '#/LoginToSupplier?api_code=ATLAS&gameType=5&gameCode=matchday&match=football.1.2.3'],
])('R2.10 a game of matches is waited for at %o', (match, address) => {
  expect(buildLaunchAddress({ api_code: 'ATLAS', gameType: 5, gameCode: 'matchday', ...match })).toBe(address)
})
