import { LANGS } from '@moongate/contract'
import { listFixtures } from '@moongate/sports'
import { createTestDb, type TestDb } from '@moongate/testing'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let d: TestDb
let sandbox: TestSandbox
beforeAll(async () => {
  ;[d, sandbox] = await Promise.all([createTestDb(), startTestSandbox()])
})
afterAll(() => Promise.all([d.stop(), sandbox.stop()]))

describe.each([
  ['ATLAS', 5, 40, false],
  // Its pages go on from the moment of the last match, which comes again with all that start then.
  ['NOVA', 7, 9, true],
] as const)('R1.11 the matches of %s', (code, game_type, sports, is_resumed) => {
  const HOUR_MS = 3_600_000
  const ask = () => {
    const { matches } = sandbox.connect(d, code)
    if (!matches) throw new Error('no matches')
    return matches
  }

  it('are listed over pages, each exactly once but for the moment from which a page goes on, as long as they start in the span that is asked for', async () => {
    const [since, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-31T00:00:00Z')]
    const all: { id: string; sport: string; starts_at: Date }[] = []
    let pages = 0
    let cursor: string | undefined
    do {
      const told = await ask().list({ since, before, cursor })
      if (told.outcome !== 'ok') throw new Error('no list')
      const resumed = is_resumed ? all.at(-1)?.starts_at.getTime() : undefined
      const again = all.filter(({ starts_at }) => starts_at.getTime() === resumed).map(({ id }) => id)
      expect(told.matches.slice(0, again.length).map(({ id }) => id)).toEqual(again)
      all.push(...told.matches.slice(again.length))
      pages++
      cursor = told.next
    } while (cursor !== undefined)
    expect(pages).toBeGreaterThan(1)
    const ids = listFixtures(since.getTime(), before.getTime()).filter(({ sport }) => sport.category === game_type)
    expect(all.map(({ id }) => id).toSorted()).toEqual(ids.map(({ id }) => id).toSorted())
    expect(new Set(all.map(({ sport }) => sport)).size).toBe(sports)
    expect(all.filter(({ starts_at }) => starts_at < since || starts_at >= before)).toEqual([])
    const later = await ask().list({ since: new Date(before.getTime() - HOUR_MS), before })
    const last = all.filter(({ starts_at }) => starts_at.getTime() >= before.getTime() - HOUR_MS)
    expect(later).toMatchObject({ outcome: 'ok', matches: last })
    expect(await ask().list({ since, before, cursor: 'x' })).toEqual({ outcome: 'unavailable' })
  })

  it('that are played or start next are told with names in five languages, score and odds, and open there', async () => {
    const asked_at = Date.now()
    const told = await ask().board()
    const matches = told.outcome === 'ok' ? told.matches : []
    expect(matches.filter(({ score }) => score === undefined)).toHaveLength(6)
    for (const match of matches) {
      expect(match).toMatchObject({ game_type, sport: expect.any(Object) })
      for (const name of [match.league, ...match.sides])
        expect(Object.keys(name).toSorted()).toEqual([...LANGS].toSorted())
      expect(match.odds.every(({ odds }) => odds > 100n)).toBe(true)
      const [begun, had] = [match.score !== undefined, match.starts_at.getTime()]
      expect(begun ? had <= Date.now() : had > asked_at - 1).toBe(true)
      expect(begun || match.minute === undefined).toBe(true)
    }
    const [{ id: match, game_code } = { id: '', game_code: '' }] = matches
    const port = sandbox.connect(d, code)
    const player = { member_id: 4244, is_demo: false }
    await port.createPlayer(player)
    const visit = { player, session_id: '', name: '', game_code, game_type, is_mobile: false, lang: 'en' as const }
    const spell = { reality_minutes: 0, played: 0, left: null, break_loss: null }
    expect(await port.launch({ ...visit, spell, match })).toMatch(new RegExp(`\\?match=${match}$`))
    expect(await port.launch({ ...visit, spell, match: 'no.such.match' })).not.toContain('?')
  })
})

it('R1.11 a supplier of something else has no matches', async () => {
  const { matches } = sandbox.connect(d, 'AURUM')
  const [since, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-31T00:00:00Z')]
  expect(await matches?.board()).toEqual({ outcome: 'ok', matches: [], unread: [] })
  expect(await matches?.list({ since, before })).toEqual({ outcome: 'ok', matches: [], unread: [], next: undefined })
})
