import { expect, it } from 'vitest'
import { findFixture, findSport, listFixtures, nameLeague, nameSide, nameSport, matchSides, SPORTS } from './index.ts'

const DAY_MS = 86_400_000
const START = Date.parse('2026-01-15T00:00:00Z')
const MONTH_DAYS = 30

it('R1.11 more than 3,000 matches start within a month, of at least 30 sports and 6 e-sports', () => {
  const month = listFixtures(START, START + MONTH_DAYS * DAY_MS)
  expect(month.length).toBeGreaterThan(3_000)
  const played = new Set(month.map(({ sport }) => sport.code))
  expect(SPORTS.filter(({ category, code }) => category === 5 && played.has(code)).length).toBeGreaterThanOrEqual(30)
  expect(SPORTS.filter(({ category, code }) => category === 7 && played.has(code)).length).toBeGreaterThanOrEqual(6)
  expect(new Set(month.map(({ id }) => id)).size).toBe(month.length)
  for (const fixture of month.slice(0, 300)) expect(findFixture(fixture.id)).toEqual(fixture)
})

it.each(['', 'football', 'football.9.20000.0', 'football.0.20000.4', 'cheese.0.20000.0', 'football.0.20000.0.1'])(
  'R1.1 %j is no match',
  (id) => expect(findFixture(id)).toBeUndefined(),
)

it('R1.1 in a season each side meets each other one at home and away, and plays once a round', () => {
  const met: string[] = []
  for (let round = 0; round < 14; round += 1) {
    const pairs = [0, 1, 2, 3].map((game) => matchSides(round, game))
    expect(new Set(pairs.flat()).size).toBe(8)
    met.push(...pairs.map((pair) => pair.join()))
  }
  expect(new Set(met).size).toBe(8 * 7)
})

it('R1.1 everything has a name in five languages, and no two sides of a league the same', () => {
  for (const sport of SPORTS) {
    expect(Object.values(nameSport(sport.code))).not.toContain('')
    for (let league = 0; league < sport.leagues; league += 1) {
      expect(Object.values(nameLeague(sport, league)).join()).not.toMatch(/\{|^,|,,|,$/)
      const { rules } = sport
      const sides = Array.from({ length: rules.family === 'field' ? rules.entrants : 8 }, (_, at) =>
        nameSide(sport, league, at),
      )
      for (const lang of ['zh_cn', 'zh_hk', 'en', 'th', 'vi'] as const)
        expect(new Set(sides.map((side) => side[lang])).size, `${sport.code} ${lang}`).toBe(sides.length)
    }
  }
  expect(nameSport('football').en).toBe('Football')
  expect(() => nameSport('cheese')).toThrow('has no name')
  expect(findSport('cheese')).toBeUndefined()
})
