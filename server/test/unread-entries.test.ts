import { createTestDb, type TestDb } from '@moongate/testing'
import { startTestSandbox, type TestSandbox } from '@moongate/testing/sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let d: TestDb
let sandbox: TestSandbox
beforeAll(async () => {
  ;[d, sandbox] = await Promise.all([createTestDb(), startTestSandbox()])
})
afterAll(() => Promise.all([d.stop(), sandbox.stop()]))
afterEach(() => sandbox.control('DELETE', 'told'))

const HOUR_MS = 3_600_000
/** What is told of one entry, and what is said of it. */
type Case = [what: string, told: unknown, why: string]
const MERIDIAN: Case[] = [
  ['another shape', { game_title: 'Phoenix' }, 'game_title'],
  ['an amount that is none', { stake: '1.00' }, 'stake'],
  ['an amount beyond our column', { payout: 1e19 }, 'payout'],
  ['an unknown state', { status: 'paused' }, 'status'],
  ['a player of nobody', { player_id: 'm9999999999' }, 'player_id'],
  ['a moment before ours', { bet_at: '0000-01-01T00:00:00Z' }, 'bet_at'],
  ['text that no column takes', { game: 'a\0b' }, 'text'],
  ['half a letter', { detail: { zh_cn: 'x', '\ud800': 'x' } }, 'text'],
  ['an id that is too long', { id: 'x'.repeat(201) }, 'id'],
  ['nothing', null, 'expected object'],
]
const PAGODA: Case[] = [
  ['another shape', { gameNameCn: ['x'] }, 'gameNameCn'],
  ['an amount that is none', { betAmt: '1' }, 'betAmt'],
  ['an amount beyond our column', { winAmt: '92233720368547758.08' }, 'winAmt'],
  ['an unknown state', { betStatus: '9' }, 'betStatus'],
  ['a player of nobody', { userName: 'm9999999999' }, 'userName'],
  ['a moment before ours', { betTime: '0000-01-01 00:00:00.000' }, 'betTime'],
  ['text that no column takes', { gameCode: 'a\0b' }, 'text'],
  ['half a letter', { gameNameEn: 'x\udc00' }, 'text'],
  ['an id that is too long', { betNo: 'x'.repeat(201) }, 'betNo'],
  ['nothing', null, 'expected object'],
]
const CASES: Readonly<Record<string, Case[]>> = { EMBER: MERIDIAN, TIDE: PAGODA }

/** All bets from a moment on, and what of them could not be read. */
const readAll = async (code: string, since: Date) => {
  const port = sandbox.connect(d, code)
  const found = { bets: [] as string[], unread: [] as { id: string | undefined; raw: string; why: string }[] }
  let cursor: string | undefined
  do {
    const told = await port.betHistory({ since, cursor })
    if (told.outcome !== 'ok') throw new Error('no history')
    found.bets.push(...told.bets.map(({ id }) => id))
    found.unread.push(...told.unread)
    cursor = told.next
  } while (cursor !== undefined)
  return found
}

describe.each(['EMBER', 'TIDE'])('R2.32 of the bets of %s', (code) => {
  const at = (n: number) => new Date(Date.parse('2027-02-01T04:00:00.123Z') + n * 1_000)
  const ids = Array.from({ length: 7 }, (_, n) => `unread-${code}-${n}`)
  beforeAll(async () => {
    const port = sandbox.connect(d, code)
    const player = { member_id: 4250, is_demo: false }
    await port.createPlayer(player)
    await port.transferIn({ transfer_id: d.ids.uuid(), player, amount: 10_000n })
    const game = code === 'EMBER' ? 'phoenix_rise' : 'dragon_reef'
    for (const [n, id] of ids.entries()) {
      const round = { brand: code, player: 'm4250', game, stake: 100, id, at: at(n).toISOString() }
      await sandbox.control('POST', 'play', round)
    }
  })

  it.each(CASES[code] ?? [])('sets aside %s, and tells of the others', async (_what, told, why) => {
    const [bad = ''] = ids.slice(2)
    await sandbox.control('POST', 'told', { brand: code, id: bad, told })
    const { bets, unread } = await readAll(code, at(0))
    expect([...new Set(bets)].toSorted()).toEqual(ids.filter((id) => id !== bad))
    const hasId = told !== null && why !== 'id' && why !== 'betNo'
    expect(unread).toEqual([
      { id: hasId ? bad : undefined, raw: expect.any(String), why: expect.stringContaining(why) },
    ])
    expect(unread[0]?.raw.length).toBeLessThanOrEqual(2_000)
  })

  it('sets aside a whole page and the end of one, and goes on behind them', async () => {
    const bad = ids.slice(0, 6)
    for (const id of bad) await sandbox.control('POST', 'told', { brand: code, id, told: 'x'.repeat(3_000) })
    const { bets, unread } = await readAll(code, at(0))
    expect([bets, unread.length]).toEqual([ids.slice(6), 6])
  })

  it('tells of one whose most cannot be read, and says nothing of its most', async () => {
    const told = code === 'EMBER' ? { payout_max: 1e19 } : { maxWinAmt: '92233720368547758.08' }
    await sandbox.control('POST', 'told', { brand: code, id: ids[0], told })
    expect(await readAll(code, at(0))).toMatchObject({ bets: expect.arrayContaining([ids[0]]), unread: [] })
  })
})

describe.each(['ATLAS', 'NOVA'])('R1.11 of the matches of %s', (code) => {
  const ask = () => {
    const { matches } = sandbox.connect(d, code)
    if (!matches) throw new Error('no matches')
    return matches
  }

  it('one that cannot be read hides no other of the list', async () => {
    const since = new Date('2026-01-01T00:00:00Z')
    const span = { since, before: new Date(since.getTime() + 48 * HOUR_MS) }
    const whole = await ask().list(span)
    if (whole.outcome !== 'ok') throw new Error('no list')
    const [bad = { id: '' }, ...others] = whole.matches
    const told = code === 'ATLAS' ? { starts_at: 'soon' } : { startTime: 'soon' }
    await sandbox.control('POST', 'told', { brand: code, id: bad.id, told })
    const unread = [{ id: bad.id, raw: expect.any(String), why: expect.stringContaining(Object.keys(told)[0] ?? '') }]
    expect(await ask().list(span)).toMatchObject({ outcome: 'ok', matches: others, unread })
  })

  it('one that cannot be read hides no other of the board', async () => {
    const whole = await ask().board()
    if (whole.outcome !== 'ok') throw new Error('no board')
    const [bad = { id: '' }, ...others] = whole.matches.map(({ id }) => ({ id }))
    await sandbox.control('POST', 'told', { brand: code, id: bad.id, told: { odds: 'none' } })
    const unread = [{ id: bad.id, raw: expect.any(String), why: expect.stringContaining('odds') }]
    expect(await ask().board()).toMatchObject({ outcome: 'ok', matches: others, unread })
  })
})

const MERIDIAN_GAMES: Case[] = [
  ['another shape', { title: 'Phoenix' }, 'title'],
  ['an unknown category', { category: 99 }, 'category'],
  ['an unknown tag', { tags: ['hot', 'cold'] }, 'tags'],
  ['a weight that no column takes', { weight: 3e9 }, 'weight'],
  ['a day that is none', { added_on: '0000-01-01' }, 'added_on'],
  ['text that no column takes', { engine: 'a\0b' }, 'text'],
]
const PAGODA_GAMES: Case[] = [
  ['another shape', { nameCn: ['x'] }, 'nameCn'],
  ['an unknown category', { gameKind: 'BINGO' }, 'gameKind'],
  ['a flag that is none', { isHot: 2 }, 'isHot'],
  ['a weight that no column takes', { sort: 3e9 }, 'sort'],
  ['a day that is none', { onlineDate: '0000-01-01' }, 'onlineDate'],
  ['text that no column takes', { core: 'a\0b' }, 'text'],
]
const GAMES: Readonly<Record<string, Case[]>> = { EMBER: MERIDIAN_GAMES, TIDE: PAGODA_GAMES }

describe.each(['EMBER', 'TIDE'])('R6.6 of the games of %s', (code) => {
  const read = async () => {
    const told = await sandbox.connect(d, code).catalogue()
    if (told.outcome !== 'ok') throw new Error('no games')
    return { codes: told.games.map(({ game_code }) => game_code), unread: told.unread }
  }

  it.each(GAMES[code] ?? [])('one with %s hides no other', async (_what, told, why) => {
    const [bad = '', ...others] = (await read()).codes
    await sandbox.control('POST', 'told', { brand: code, id: bad, told })
    const unread = [{ id: bad, raw: expect.any(String), why: expect.stringContaining(why) }]
    expect(await read()).toEqual({ codes: others, unread })
  })
})
