import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEALING_MS, judgeRound } from '@moongate/tables'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisit } from '../actions.ts'
import { listBets } from '../bets.ts'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { createWorld, type World } from '../world.ts'
import { placeBet } from './bets.ts'
import { nameBet } from './outcome.ts'
import { listLiveFacts } from './replay.ts'
import { settleLive } from './settle.ts'
import { getShoe } from './shoes.ts'
import { findTable, LIVE_TABLES } from './tables.ts'
import { viewTable } from './view.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-games-'))
const BALANCE = 1_000_000
const CLOSED_MS = 1_500
let w: World
let at = Date.parse('2026-01-15T04:00:00Z')

const begin = (): World => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  const world = createWorld({ books: openBooks(dir), secrets, control_secret: 'c', operator: 'us', currency: 'CNY' })
  return Object.assign(world, { time: { at, since: 0, speed: 0 } })
}
const setClock = (to: number): void => void (w.time = { at: (at = to), since: 0, speed: 0 })
beforeAll(() => void (w = begin()))
afterAll(() => {
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

const sit = async (player: string, game: string): Promise<string> => {
  createPlayer(w, 'JADE', player)
  moveBalance(w, 'JADE', player, BALANCE)
  const opened = await openVisit(w, { brand: 'JADE', player, game, lang: 'en' })
  const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
  return enterVisit(w, key ?? '')?.session ?? ''
}

const GAMES = [
  ['D2', 'royal_dragon_tiger', { dragon: 1_000, tiger: 2_000, tie: 500, suited_tie: 700 }, 'Dragon'],
  ['R2', 'roulette_vip', { '0': 300, red: 1_000, black: 2_000, '13-14-16-17': 700, dozen_3: 400 }, 'Result'],
  ['S2', 'sicbo_gold', { big: 1_000, small: 2_000, any_triple: 300, 'total:9': 700, 'pair:1:2': 400 }, 'Result'],
  ['N2', 'golden_bull_bull', { 'player:1': 1_000, 'banker:1': 2_000, 'times:3': 700 }, 'Banker'],
] as const

describe.each(GAMES)('table %s', (code, game, spots, first_fact) => {
  it('R1.1 R4.10 pays each bet what its round says, also where the program died while it was decided', async () => {
    const table = findTable(code)!
    const session = await sit(`p${code}`, game)
    const { round } = viewTable(w, table)
    const opened = { session, table: code, bet_id: randomUUID(), round, spots }
    expect(placeBet(w, { ...opened, bet_id: randomUUID(), spots: { 'banker:9': 1_000 } })).toEqual({ error: 'stake' })
    expect(placeBet(w, opened)).toMatchObject({ laid: spots, payout: null })

    const judge = judgeRound(getShoe(w, table).rounds[0]!)
    const paid = Object.entries(spots).map(([bet, stake]) => [bet, (stake * judge(bet)) / 100] as const)
    const payout = paid.reduce((sum, [, one]) => sum + one, 0)
    const stake = Object.values(spots).reduce((a, b) => a + b, 0)

    setClock(at + table.betting_ms + CLOSED_MS)
    expect(viewTable(w, table)).toMatchObject({ phase: 'dealing', outcome: { game: table.game } })
    w.books.close()
    w = begin()
    setClock(at + DEALING_MS[table.game] - 1)
    expect(settleLive(w)).toBe(0)
    setClock(at + 1)
    expect([settleLive(w), settleLive(w)]).toEqual([1, 0])
    expect(findPlayer(w, 'JADE', `p${code}`)?.balance).toBe(BALANCE - stake + payout)
    const [bet] = listBets(w, 'JADE', { since: 0, limit: 50 }).bets.filter(({ player }) => player === `p${code}`)
    expect(bet).toMatchObject({ status: 'settled', stake, payout })

    const facts = new Map(listLiveFacts(w, bet!, 'en'))
    expect([...facts.keys()]).toContain(first_fact)
    for (const [one, brought] of paid)
      expect(facts.get(`Stake: ${nameBet('en', one)}`)?.split(' → ')[1], one).toBe((brought / 100).toFixed(2))
  })
})

it('R1.1 every table deals a game of its own, with limits in whole units', () => {
  expect(new Set(LIVE_TABLES.map(({ code }) => code)).size).toBe(LIVE_TABLES.length)
  for (const { least, most } of LIVE_TABLES) expect([least % 100, most % 100, least < most]).toEqual([0, 0, true])
})
