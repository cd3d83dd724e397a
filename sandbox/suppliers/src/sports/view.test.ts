import { computeReturn } from '@moongate/sports'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { endOf, readMoment } from './feed.ts'
import { createHarness } from './harness.ts'
import { listSlipFacts } from './replay.ts'
import { settleSports } from './settle.ts'
import { readSlips } from './slips.ts'
import { listLive, listSoon, viewMatch, viewTree } from './view.ts'
import { addFan } from './watch.ts'

const h = createHarness()
beforeEach(h.begin)
afterAll(h.close)

describe('R1.1 what is told', () => {
  it('of a board: what is played, what starts within a day, each sport with how many there are', () => {
    const [live, soon] = [listLive(h.world(), 'ATLAS'), listSoon(h.world(), 'ATLAS', '', 20)]
    expect(live.length).toBeGreaterThan(0)
    for (const match of live)
      expect(viewMatch(h.world(), match, 'en', false)).toMatchObject({ phase: 'live', figures: {} })
    for (const match of soon)
      expect(viewMatch(h.world(), match, 'vi', false)).toMatchObject({ phase: 'soon', figures: null })
    const tree = viewTree(h.world(), 'ATLAS', 'zh_cn')
    expect(tree.find(({ code }) => code === 'football')).toMatchObject({
      name: '足球',
      soon: listSoon(h.world(), 'ATLAS', 'football', 100).length,
    })
    expect(tree.reduce((sum, { live: n }) => sum + n, 0)).toBe(live.length)
    const { leagues, soon: starting } = tree.find(({ code }) => code === 'football')!
    expect(leagues.map(({ code }) => code)).toEqual([0, 1, 2, 3, 4, 5].map((league) => `football.${league}`))
    expect(leagues.reduce((sum, { soon: n }) => sum + n, 0)).toBe(starting)
    for (const { code, name, soon: n } of leagues) {
      const own = listSoon(h.world(), 'ATLAS', code, 100).map((match) => viewMatch(h.world(), match, 'zh_cn', false))
      expect([own.length, own.every(({ league, id }) => league === name && id.startsWith(`${code}.`))]).toEqual([
        n,
        true,
      ])
    }
    expect(viewTree(h.world(), 'NOVA', 'en').map(({ code }) => code)).toContain('nine_towers')
    expect(tree.map(({ code }) => code)).not.toContain('nine_towers')
  })

  it('of each family how it stands, and nothing of what is still to come', () => {
    for (const sport of ['football', 'basketball', 'tennis', 'horse_racing']) {
      const match = h.findMatches({ sport })[0]!
      h.setClock(match.fixture.starts_at + match.contest.length_s * 500)
      const told = viewMatch(h.world(), match, 'th', true)
      expect(told, sport).toMatchObject({ phase: 'live', sport })
      expect(JSON.stringify(told)).not.toContain('marks_s')
      const { figures } = told
      if (figures?.family === 'clock')
        expect(figures.events.length).toBeLessThanOrEqual(
          match.contest.marks_s.filter((s) => s <= match.contest.length_s / 2).length,
        )
      if (figures?.family === 'field') expect([figures.order, told.offers]).toEqual([[], []])
      h.setClock(endOf(match))
      expect(viewMatch(h.world(), match, 'th', true)).toMatchObject({ phase: 'over', offers: [] })
    }
  })

  it('to who watches: their own money, and a thing again only once it is another', async () => {
    const { player, session } = await h.sit()
    const heard: object[] = []
    const visit = { brand: 'ATLAS', player, game: 'matchday', lang: 'en' } as const
    const [match] = h.findMatches()
    const leave = addFan(h.world(), {
      visit,
      match: match!.fixture.id,
      told: new Map(),
      tell: (line) => heard.push(JSON.parse(line) as object) > 0,
    })
    expect(heard).toMatchObject([{ balance: 100_000 }, { match: { id: match!.fixture.id, phase: 'soon' } }])
    expect(h.world().fans.size).toBe(1)
    leave()
    expect([h.world().fans.size, readSlips(h.world(), session)]).toEqual([0, { slips: [] }])
  })

  it('of a slip: its selections with their outcome, in the words of the player', async () => {
    const { player, session } = await h.sit()
    const match = h.findMatches()[0]!
    const one = h.pick(match, h.findWinner(match))
    h.lay(session, [one])
    const value = Math.floor(computeReturn(readMoment(h.world(), match).expect(one.code)!, one.odds) * 950)
    expect(readSlips(h.world(), session)).toMatchObject({
      slips: [{ status: 'open', value, picks: [{ outcome: null, odds: one.odds }] }],
    })
    expect(listSlipFacts(h.world(), h.listOf(player)[0]!, 'zh_cn')).toMatchObject([
      ['玩法', '单关 · 1 × 10.00'],
      [/联赛/, /胜平负: .* → 未完赛/].map((text) => expect.stringMatching(text) as string),
      ['投注时的赔率', (one.odds / 100).toFixed(2)],
    ])
    h.setClock(endOf(match))
    settleSports(h.world())
    expect(readSlips(h.world(), session)).toMatchObject({
      slips: [{ status: 'settled', value: null, picks: [{ outcome: { won: 1, returned: 0 } }] }],
    })
    const facts = listSlipFacts(h.world(), h.listOf(player)[0]!, 'en')
    expect(facts[1]?.[1]).toMatch(/^Result: .* @ \d+\.\d\d → won$/)
    expect(facts.at(-1)).toEqual(['Settled on', expect.stringMatching(/^90′ \d+:\d+$/)])
  })
})
