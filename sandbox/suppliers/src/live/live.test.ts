import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Line, SeatTold } from '@moongate/game-contract/live'
import { judgeRound } from '@moongate/tables'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openVisit } from '../actions.ts'
import type { Spell } from '../visit.ts'
import { listBets } from '../bet-list.ts'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { readOwnReplay } from '../replays.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { createWorld, type World } from '../world.ts'
import { placeBet, readLiveHistory } from './bets.ts'
import { listLiveFacts } from './replay.ts'
import { settleLive } from './settle.ts'
import { getShoe, locateShoe } from './shoes.ts'
import { findTable } from './tables.ts'
import { viewTable } from './view.ts'
import { addWatcher } from './watch.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-live-'))
const NOW = Date.parse('2026-01-15T04:00:00Z')
const table = findTable('B1')!
const PHASES = { betting: 0, closed: 18_100, dealing: 19_600, result: 28_100 } as const
let w: World
let players = 0

/** A program that begins with the books as the one before it left them. */
const begin = (at: number): World => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  const world = createWorld({ books: openBooks(dir), secrets, control_secret: 'c', operator: 'us', currency: 'CNY' })
  return Object.assign(world, { time: { at, since: 0, speed: 0 } })
}
const setClock = (at: number): void => void (w.time = { at, since: 0, speed: 0 })
let begun = NOW
beforeEach(() => {
  // Long after whatever the test before dealt from.
  begun += 86_400_000
  w?.books.close()
  w = begin(begun)
  settleLive(w)
})
afterAll(() => {
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

const sit = async (balance: number, spell?: Spell) => {
  const player = `p${++players}`
  createPlayer(w, 'JADE', player)
  moveBalance(w, 'JADE', player, balance)
  const opened = await openVisit(w, { brand: 'JADE', player, game: 'baccarat_a', lang: 'en' } as const, spell)
  const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
  return { player, session: enterVisit(w, key ?? '')?.session ?? '' }
}
const lay = (session: string, spots: Record<string, number>, bet_id: string = randomUUID()) =>
  placeBet(w, { session, table: 'B1', bet_id, round: viewTable(w, table).round, spots })
const getBalance = (player: string): number => findPlayer(w, 'JADE', player)?.balance ?? Number.NaN
const listOf = (player: string) =>
  listBets(w, 'JADE', { since: 0, limit: 500 }).bets.filter((bet) => bet.player === player)
const SPOTS = { banker: 10_000, player: 5_000, tie: 1_000, player_pair: 1_000, banker_pair: 2_000 }
const STAKE = 19_000
/** Every spot at its best: 19,500 + 10,000 + 9,000 + 12,000 + 24,000. */
const MOST = 74_500
const expectPayout = (spots: Record<string, number>, round = 0): number => {
  const judge = judgeRound(getShoe(w, table).rounds[round]!)
  return Object.entries(spots).reduce((sum, [bet, stake]) => sum + (stake * judge(bet)) / 100, 0)
}

it('R4.10 a table whose clock was set back deals from now on, not from a shoe of times to come', () => {
  setClock(begun + 3_600_000)
  getShoe(w, table)
  setClock(begun)
  expect(getShoe(w, table).opened_at).toBe(begun)
})

describe('R4.10 a bet at a table', () => {
  it('R6.3 is refused once the time of the visit is used up; one that was laid is told again and paid', async () => {
    const { player, session } = await sit(100_000, {
      reality_minutes: 60,
      played_seconds: 0,
      seconds_left: 1,
      break_loss: null,
    })
    const bet_id = randomUUID()
    const laid = lay(session, SPOTS, bet_id)
    setClock(begun + 1_000)
    expect(lay(session, SPOTS)).toEqual({ error: 'time' })
    expect(lay(session, SPOTS, bet_id)).toEqual(laid)
    setClock(begun + PHASES.result)
    settleLive(w)
    expect(getBalance(player)).toBe(100_000 - STAKE + expectPayout(SPOTS))
  })

  it('is booked when it is laid and paid when its round is over, to the cent, once', async () => {
    const { player, session } = await sit(100_000)
    expect(lay(session, SPOTS)).toMatchObject({ balance: 100_000 - STAKE, laid: SPOTS, payout: null })
    const round = viewTable(w, table).round
    expect(listOf(player)).toMatchObject([{ status: 'open', stake: STAKE, payout: 0, round, most: MOST }])
    const payout = expectPayout(SPOTS)
    expect(listLiveFacts(w, listOf(player)[0]!, 'en')).toHaveLength(2)
    setClock(begun + PHASES.dealing)
    expect(settleLive(w)).toBe(0)
    setClock(begun + PHASES.result)
    expect([settleLive(w), settleLive(w)]).toEqual([1, 0])
    expect(getBalance(player)).toBe(100_000 - STAKE + payout)
    expect(listOf(player)).toMatchObject([{ status: 'settled', stake: STAKE, payout }])
    const facts = listLiveFacts(w, listOf(player)[0]!, 'en')
    expect(facts.find(([name]) => name === 'Stake: Banker')?.[1]).toMatch(/^100\.00 → (0|100|195)\.00$/)
    expect(facts.at(-1)).toEqual(['Fingerprint', getShoe(w, table).hash])
    expect(readLiveHistory(w, session)).toMatchObject({ rounds: [{ stake: STAKE, payout, spots: SPOTS }] })
  })

  it('is told again line by line to who laid it, and to nobody else', async () => {
    const [one, other] = [await sit(50_000), await sit(50_000)]
    lay(one.session, { banker: 2_000 })
    const { id } = listOf(one.player)[0]!
    const read = (session: string, named = id) =>
      readOwnReplay(w, { session, id: named }, (bet, lang) => listLiveFacts(w, bet, lang))
    setClock(begun + PHASES.result)
    expect(read(one.session)).toEqual({ facts: listLiveFacts(w, listOf(one.player)[0]!, 'en') })
    expect([read(other.session), read(one.session, 'none'), read('s.nobody')]).toEqual([
      { error: 'unknown' },
      { error: 'unknown' },
      { error: 'session' },
    ])
  })

  it('that is asked for again is the same one, and costs nothing', async () => {
    const { player, session } = await sit(50_000)
    const bet_id = randomUUID()
    const first = lay(session, { banker: 2_000 }, bet_id)
    expect(lay(session, { banker: 2_000 }, bet_id)).toEqual(first)
    expect(lay(session, { tie: 9_000 }, bet_id)).toEqual(first)
    expect([getBalance(player), listOf(player).length]).toEqual([48_000, 1])
    expect(lay(session, { banker: 1_000 })).toMatchObject({ laid: { banker: 3_000 } } satisfies Partial<SeatTold>)
  })

  it.each([
    ['nothing', {}, 'stake'],
    ['a spot that is not there', { dragon: 1_000 }, 'stake'],
    ['less than the least', { banker: 900 }, 'stake'],
    ['more than the most', { banker: 500_100 }, 'stake'],
    ['a part of a unit', { banker: 1_050 }, 'stake'],
    ['what is not there', { banker: 30_000 }, 'poor'],
  ])('of %s moves nothing', async (_case, spots, error) => {
    const { player, session } = await sit(20_000)
    expect(lay(session, spots)).toEqual({ error })
    expect([getBalance(player), listOf(player)]).toEqual([20_000, []])
  })

  it('counts what lies there already against the limit', async () => {
    const { session } = await sit(2_000_000)
    expect(lay(session, { banker: 500_000 })).toMatchObject({ laid: { banker: 500_000 } })
    expect(lay(session, { banker: 1_000 })).toEqual({ error: 'stake' })
  })

  it('R4.10 is refused where a round would have more of one player than the table takes, however it is spread', async () => {
    const [{ player, session }, other] = [await sit(2_000_000), await sit(2_000_000)]
    expect(lay(session, { banker: 500_000, player: 400_000 })).toMatchObject({ balance: 1_100_000 })
    expect(lay(session, { tie: 100_100 })).toEqual({ error: 'cap' })
    expect(getBalance(player)).toBe(1_100_000)
    expect(lay(session, { tie: table.cap - 900_000 })).toMatchObject({ balance: 1_000_000 })
    expect(lay(session, { tie: 1_000 })).toEqual({ error: 'cap' })
    expect(lay(other.session, { tie: 1_000 })).toMatchObject({ laid: { tie: 1_000 } })
    setClock(begun + PHASES.result)
    settleLive(w)
    setClock(begun + 40_000)
    expect(lay(session, { tie: 1_000 })).toMatchObject({ laid: { tie: 1_000 } })
  })

  it.each(['closed', 'dealing', 'result'] as const)(
    'is refused while its round is %s, and for another round',
    async (phase) => {
      const { player, session } = await sit(20_000)
      const { round } = viewTable(w, table)
      setClock(begun + PHASES[phase])
      expect(viewTable(w, table).phase).toBe(phase)
      expect(lay(session, { banker: 1_000 })).toEqual({ error: 'closed' })
      setClock(begun + 40_000)
      expect(placeBet(w, { session, table: 'B1', bet_id: randomUUID(), round, spots: { banker: 1_000 } })).toEqual({
        error: 'closed',
      })
      expect(getBalance(player)).toBe(20_000)
    },
  )

  it('of nobody is refused', () => expect(lay('s.nobody', { banker: 1_000 })).toEqual({ error: 'session' }))
})

describe('a program that dies', () => {
  it.each(Object.entries(PHASES))('R1.1 while a round is %s finishes it from its record', async (_phase, after) => {
    const { player, session } = await sit(100_000)
    lay(session, SPOTS)
    const [payout, shoe] = [expectPayout(SPOTS), getShoe(w, table)]
    setClock(begun + after)
    w.books.close()
    w = begin(begun + after)
    expect(getShoe(w, table)).toEqual(shoe)
    expect(locateShoe(w, getShoe(w, table)).round).toBe(0)
    // It stays away until long after the shoe is spent.
    setClock(begun + 40_000_000)
    expect(settleLive(w)).toBe(1)
    expect(getBalance(player)).toBe(100_000 - STAKE + payout)
    expect(getShoe(w, table).id).not.toBe(shoe.id)
  })
})

describe('what a table tells', () => {
  it('R1.1 no card before its round is closed, the roads behind it, the words once the shoe is over', () => {
    const { rounds } = getShoe(w, table)
    expect(viewTable(w, table)).toMatchObject({ outcome: null, past: [], words: null, left_ms: 18_000 })
    setClock(begun + PHASES.closed)
    expect(viewTable(w, table)).toMatchObject({ outcome: null, past: [] })
    setClock(begun + PHASES.dealing)
    expect(viewTable(w, table)).toMatchObject({ outcome: rounds[0], past: [] })
    setClock(begun + PHASES.result)
    expect(viewTable(w, table)).toMatchObject({ outcome: rounds[0], past: [rounds[0]] })
    setClock(begun + 34_000 * rounds.length)
    expect(viewTable(w, table)).toMatchObject({ phase: 'over', outcome: null, words: getShoe(w, table).words })
  })

  it('R1.1 whoever watches hears of the table and of their own seat alone', async () => {
    const { player, session } = await sit(20_000)
    lay(session, { banker: 1_000 })
    const heard: Line[] = []
    const visit = { brand: 'JADE', player, game: 'baccarat_a', lang: 'en' } as const
    const leave = addWatcher(w, { visit, table: 'B1', tell: (line) => void heard.push(line) })
    expect(heard).toMatchObject([{ table: { code: 'B1' } }, { seat: { balance: 19_000, laid: { banker: 1_000 } } }])
    const again = addWatcher(w, { visit, table: 'B1', tell: () => undefined })
    const seats = [`p***${player.at(-1)}`]
    expect(viewTable(w, table)).toMatchObject({ players: 1, seats })
    expect(viewTable(w, findTable('B2')!)).toMatchObject({ players: 0, seats: [] })
    leave()
    again()
    expect(viewTable(w, table)).toMatchObject({ players: 0, seats: [] })
  })
})
