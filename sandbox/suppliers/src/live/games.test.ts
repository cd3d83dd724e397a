import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEALING_MS, judgeRound } from '@moongate/tables'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisit } from '../actions.ts'
import { listBets } from '../bet-list.ts'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { killAt } from '../kill-at.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { createWorld, type World } from '../world.ts'
import { placeBet } from './bets.ts'
import { nameBet } from './outcome.ts'
import { listLiveFacts } from './replay.ts'
import { settleLive } from './settle.ts'
import { getShoe, locateShoe } from './shoes.ts'
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
/** Dies as a program does that loses its power, and begins again later. */
const restart = (after = 0): void => {
  w.books.close()
  at += after
  w = begin()
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
  it('R1.1 R4.10 pays each bet what its round says', async () => {
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
    setClock(at + DEALING_MS[table.game] - 1)
    expect(settleLive(w)).toBe(0)
    setClock(at + 1)
    expect([settleLive(w), settleLive(w)]).toEqual([1, 0])
    expect(findPlayer(w, 'JADE', `p${code}`)?.balance).toBe(BALANCE - stake + payout)
    const [bet] = listBets(w, 'JADE', { since: 0, limit: 500 }).bets.filter(({ player }) => player === `p${code}`)
    expect(bet).toMatchObject({ status: 'settled', stake, payout })

    const facts = new Map(listLiveFacts(w, bet!, 'en'))
    expect([...facts.keys()]).toContain(first_fact)
    for (const [one, brought] of paid)
      expect(facts.get(`Stake: ${nameBet('en', one)}`)?.split(' → ')[1], one).toBe((brought / 100).toFixed(2))
  })
})

/** A bet of each game, with one that nearly always loses and one that often wins. */
const LAID = {
  baccarat: { banker: 10_000, player: 20_000, tie: 10_000 },
  dragon_tiger: { dragon: 1_000, tiger: 2_000, tie: 1_000 },
  roulette: { red: 1_000, black: 2_000, '0': 500 },
  sic_bo: { big: 1_000, small: 2_000, any_triple: 1_000 },
  niuniu: { 'player:1': 1_000, 'banker:1': 2_000, 'times:3': 1_000 },
} as const
const PHASES = ['betting', 'closed', 'dealing', 'result'] as const
type Phase = (typeof PHASES)[number]

describe.each(LIVE_TABLES.map((table) => [table.code, table] as const))('the program at table %s', (code, table) => {
  const spots = LAID[table.game]
  const stake = Object.values(spots).reduce<number>((a, b) => a + b, 0)
  const shown_ms = table.betting_ms + CLOSED_MS + DEALING_MS[table.game]
  const begins: Readonly<Record<Phase, number>> = {
    betting: 0,
    closed: table.betting_ms,
    dealing: table.betting_ms + CLOSED_MS,
    result: shown_ms,
  }

  it.each(PHASES)('R1.1 dies while a round is %s: the round is finished, and paid once', async (phase) => {
    setClock(at + 86_400_000)
    const player = `${code} ${phase}`
    const session = await sit(player, 'baccarat_a')
    const tell = () => [
      findPlayer(w, 'JADE', player)?.balance,
      ...listBets(w, 'JADE', { since: 0, limit: 500 }).bets.flatMap((bet) =>
        bet.player === player ? `${bet.status} ${bet.payout}` : [],
      ),
    ]
    const asked = { session, table: code, bet_id: randomUUID(), round: viewTable(w, table).round, spots }

    killAt(w, 'insert on live_bets')
    expect(() => placeBet(w, asked)).toThrow('the program died')
    restart()
    expect(tell()).toEqual([BALANCE])
    expect(placeBet(w, asked)).toMatchObject({ laid: spots })

    const shoe = getShoe(w, table)
    const judge = judgeRound(shoe.rounds[0]!)
    const payout = Object.entries(spots).reduce((sum, [bet, laid]) => sum + (laid * judge(bet)) / 100, 0)
    restart(begins[phase])
    expect([getShoe(w, table), locateShoe(w, getShoe(w, table))]).toMatchObject([shoe, { round: 0, phase }])
    expect(placeBet(w, asked)).toMatchObject({ laid: spots, balance: BALANCE - stake })
    expect(placeBet(w, { ...asked, bet_id: randomUUID() })).toMatchObject(
      phase === 'betting' ? { laid: {} } : { error: 'closed' },
    )
    const [bets, lies] = phase === 'betting' ? [2, 2 * stake] : [1, stake]
    const open = Array.from({ length: bets }, () => 'open 0')
    expect(tell()).toEqual([BALANCE - lies, ...open])

    setClock(at - begins[phase] + shown_ms)
    killAt(w, 'update on live_bets')
    expect(() => settleLive(w)).toThrow('the program died')
    restart()
    expect(tell()).toEqual([BALANCE - lies, ...open])
    expect([settleLive(w), settleLive(w)]).toEqual([bets, 0])
    expect(tell()).toEqual([BALANCE - lies + bets * payout, ...open.map(() => `settled ${payout}`)])
  })
})

it('R1.1 every table deals a game of its own, with limits in whole units', () => {
  expect(new Set(LIVE_TABLES.map(({ code }) => code)).size).toBe(LIVE_TABLES.length)
  for (const { least, most } of LIVE_TABLES) expect([least % 100, most % 100, least < most]).toEqual([0, 0, true])
})
