import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Refused, RoundTold, SeatTold } from '@moongate/game-contract/cards'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openVisit } from '../actions.ts'
import type { Spell } from '../visit.ts'
import { listBets } from '../bet-list.ts'
import { openBooks } from '../books.ts'
import { BRANDS } from '../brands.ts'
import { createPlayer, findPlayer, moveBalance } from '../players.ts'
import { enterVisit } from '../rounds.ts'
import { createWorld, type World } from '../world.ts'
import { finishLeft } from './absent.ts'
import { readCardHistory } from './history.ts'
import { listCardFacts } from './replay.ts'
import { dealRound, moveRound, readCardSeat } from './rounds.ts'
import { insertReady } from './rounds.sql.ts'
import { TURN_MS } from './view.ts'

const dir = mkdtempSync(join(tmpdir(), 'moongate-cards-'))
let now = Date.parse('2026-01-15T04:00:00Z')
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
let w: World
let players = 0

/** A program that begins with the books as the one before it left them. */
const begin = (at: number): World => {
  const secrets = Object.fromEntries(BRANDS.map(({ code }) => [code, `secret of ${code}`]))
  const world = createWorld({ books: openBooks(dir), secrets, control_secret: 'c', operator: 'us', currency: 'CNY' })
  return Object.assign(world, { time: { at, since: 0, speed: 0 } })
}
const setClock = (at: number): void => void (w.time = { at, since: 0, speed: 0 })
beforeEach(() => {
  // Long after whatever the test before left open.
  now += 86_400_000 * 7
  w?.books.close()
  w = begin(now)
  finishLeft(w)
})
afterAll(() => {
  w.books.close()
  rmSync(dir, { recursive: true, force: true })
})

/** Words that shuffle six decks so that these cards come first. */
const writeWords = (names: string): string => {
  const cards = Array.from({ length: 312 }, (_, at) => at % 52)
  const words = Buffer.alloc(312 * 4)
  for (const [nth, name] of names.split(' ').entries()) {
    const left = 312 - nth
    const at = cards.indexOf(RANKS.indexOf(name))
    words.writeUInt32LE(at, nth * 4)
    cards[at] = cards[left - 1]!
    cards.length = left - 1
  }
  return words.toString('base64')
}

/** Somebody at a table whose next round has these cards: player, dealer, player, dealer's hidden one, what is drawn. */
const sit = async (names: string, balance = 100_000, spell?: Spell) => {
  const player = `p${++players}`
  createPlayer(w, 'LOTUS', player)
  moveBalance(w, 'LOTUS', player, balance)
  const words = writeWords(names)
  insertReady(w, { id: `r${players}`, brand: 'LOTUS', player, game: 'blackjack', engine: 'blackjack', words })
  const opened = await openVisit(w, { brand: 'LOTUS', player, game: 'blackjack', lang: 'en' }, spell)
  const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
  return { player, session: enterVisit(w, key ?? '')?.session ?? '' }
}
const read = (told: SeatTold | Refused): SeatTold => {
  if ('error' in told) throw new Error(told.error)
  return told
}
const deal = (session: string, stake = 10_000, deal_id: string = randomUUID()) =>
  dealRound(w, { session, stake, deal_id })
/** Makes moves one after the other; answers how the seat is after the last of them. */
const move = (session: string, ...moves: string[]) => {
  let told = readCardSeat(w, session)
  for (const made of moves) {
    const { id, turn } = read(told).round!
    told = moveRound(w, { session, round: id, turn, move: made })
  }
  return told
}
const getBalance = (player: string): number => findPlayer(w, 'LOTUS', player)?.balance ?? Number.NaN
const listOf = (player: string) =>
  listBets(w, 'LOTUS', { since: 0, limit: 500 })
    .bets.filter((bet) => bet.player === player)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe('R4.10 a round of cards', () => {
  it('is shuffled before its stake: the fingerprint told then is that of the words told at its end', async () => {
    const { session } = await sit('10 6 8 A')
    const { next } = read(readCardSeat(w, session))
    expect(read(deal(session)).round).toMatchObject({ hash: next, words: null, over: false, view: { dealer: [5] } })
    const { round, next: following } = read(move(session, 'stand'))
    expect(createHash('sha256').update(Buffer.from(round!.words!, 'base64')).digest('hex')).toBe(next)
    expect(following).not.toBe(next)
  })

  it('R1.1 books each stake as a bet of its own when it is laid, and pays all of them with its end, to the cent', async () => {
    const { player, session } = await sit('8 6 8 K 3 10 2 4')
    deal(session)
    expect(read(move(session, 'split')).balance).toBe(80_000)
    expect(listOf(player)).toMatchObject([
      { id: `r${players}-1`, status: 'open', stake: 10_000, payout: 0 },
      { id: `r${players}-2`, status: 'open', stake: 10_000, payout: 0 },
    ])
    const told = read(move(session, 'double', 'stand'))
    expect(told).toMatchObject({ balance: 110_000, round: { over: true, view: { dealer_total: 20 } } })
    expect(listOf(player).map(({ status, stake, payout }) => [status, stake, payout])).toEqual([
      ['settled', 10_000, 20_000],
      ['settled', 10_000, 0],
      ['settled', 10_000, 20_000],
    ])
    expect(getBalance(player)).toBe(100_000 - 30_000 + 40_000)
    expect(readCardHistory(w, session)).toMatchObject({ rounds: [{ stake: 30_000, payout: 40_000 }] })
  })

  it('pays half of a stake for a blackjack and for insurance to the cent', async () => {
    const one = await sit('A 9 K 8')
    expect(read(deal(one.session, 500))).toMatchObject({ balance: 100_750, round: { over: true } })
    const other = await sit('10 A 9 7')
    deal(other.session, 500)
    move(other.session, 'insure')
    expect(listOf(other.player).map(({ stake }) => stake)).toEqual([500, 250])
    expect(read(move(other.session, 'stand')).balance).toBe(100_000 - 750 + 1_000)
  })

  it('R2.14 asked for again is the same round, and a move made again moves nothing', async () => {
    const { player, session } = await sit('6 6 5 10 2 K K')
    const deal_id = randomUUID()
    const first = deal(session, 10_000, deal_id)
    expect(deal(session, 10_000, deal_id)).toEqual(first)
    expect(deal(session, 20_000)).toEqual(first)
    const { id } = read(first).round!
    const hit = { session, round: id, turn: 0, move: 'hit' }
    const once = moveRound(w, hit)
    expect(moveRound(w, hit)).toEqual(once)
    expect(moveRound(w, { ...hit, move: 'stand' })).toEqual(once)
    expect(moveRound(w, { ...hit, turn: 2 })).toEqual({ error: 'move' })
    const over = move(session, 'stand')
    expect(moveRound(w, { ...hit, turn: 1 })).toEqual(over)
    expect(deal(session, 10_000, deal_id)).toEqual(over)
    expect([getBalance(player), listOf(player).length]).toEqual([110_000, 1])
  })

  it.each([
    ['less than the least', 400, 'stake'],
    ['more than the most', 500_100, 'stake'],
    ['a part of a unit', 550, 'stake'],
    ['what is not there', 20_100, 'poor'],
  ])('with a stake of %s moves nothing', async (_case, stake, error) => {
    const { player, session } = await sit('10 6 8 A', 20_000)
    expect(deal(session, stake)).toEqual({ error })
    expect([getBalance(player), listOf(player)]).toEqual([20_000, []])
  })

  it.each([
    ['that the round does not take', 'split', 'move', 100_000],
    ['that is none', 'win', 'move', 100_000],
    ['whose stake is not there', 'double', 'poor', 19_900],
  ])('takes no move %s', async (_case, made, error, balance) => {
    const { player, session } = await sit('6 6 5 10 9 K', balance)
    deal(session)
    expect(move(session, made)).toEqual({ error })
    expect([getBalance(player), listOf(player).length]).toEqual([balance - 10_000, 1])
  })

  it('R6.3 takes no stake once the time of the visit is used up; the hand is played to its end', async () => {
    const { session } = await sit('6 6 5 10 9 K', 100_000, {
      reality_minutes: 60,
      played_seconds: 0,
      seconds_left: 1,
      break_loss: null,
    })
    deal(session)
    setClock(now + 1_000)
    expect(move(session, 'double')).toEqual({ error: 'time' })
    expect(read(move(session, 'hit', 'stand')).round?.over).toBe(true)
    expect(deal(session)).toEqual({ error: 'time' })
  })

  it('is nobody else’s, and nobody’s without a session', async () => {
    const [one, other] = [await sit('10 6 8 A'), await sit('10 6 8 A')]
    const { id } = read(deal(one.session)).round!
    expect(moveRound(w, { session: other.session, round: id, turn: 0, move: 'stand' })).toEqual({ error: 'unknown' })
    expect(read(readCardSeat(w, other.session, id)).round).toBeNull()
    expect([deal('s.nobody'), readCardSeat(w, 's.nobody'), readCardHistory(w, 's.nobody')]).toEqual(
      Array.from({ length: 3 }, () => ({ error: 'session' })),
    )
  })

  it('shows in its replay which wager a bet was, the cards and the words, and none of them before its end', async () => {
    const { player, session } = await sit('8 6 8 K 3 10 2 4')
    deal(session)
    expect(listCardFacts(w, listOf(player)[0]!, 'en')).toHaveLength(2)
    move(session, 'split', 'double', 'stand')
    const facts = Object.fromEntries(listCardFacts(w, listOf(player)[2]!, 'en'))
    expect(facts).toMatchObject({
      'This bet': 'Double',
      Dealer: '♠6 ♠K ♠4 = 20',
      'Hand 1': '♠8 ♠3 ♠10 = 21 · win',
      Moves: 'split → double → stand',
    })
    expect(facts.Shuffle).toHaveLength(64)
    expect(readCardSeat(w, session, `r${players}`)).toMatchObject({ round: { over: true } })
  })
})

/** Somebody at a table of a game, with plenty of money. */
const sitDown = async (game: 'golden_flower' | 'landlord' | 'mahjong' | 'bull_bull' = 'golden_flower') => {
  const player = `p${++players}`
  createPlayer(w, 'LOTUS', player)
  moveBalance(w, 'LOTUS', player, 10_000_000)
  const opened = await openVisit(w, { brand: 'LOTUS', player, game, lang: 'en' })
  const key = opened.kind === 'answer' ? opened.value?.split('/').at(-1) : undefined
  return { player, session: enterVisit(w, key ?? '')?.session ?? '' }
}

describe('a round of three cards', () => {
  it('R1.1 lays each turn as a bet, and is paid to the cent with its end, to a win and to a loss', async () => {
    const { player, session } = await sitDown()
    let [balance, won, lost] = [10_000_000, 0, 0]
    for (let played = 0; played < 80 && (won === 0 || lost === 0); played += 1) {
      let { round } = read(deal(session, 300))
      while (!round!.over) ({ round } = read(move(session, round!.hint)))
      const [stake, payout] = (['stake', 'payout'] as const).map((of) =>
        round!.wagers.reduce((sum, wager) => sum + wager[of], 0),
      )
      balance += payout! - stake!
      if (payout! > stake!) won += 1
      else lost += 1
      expect(getBalance(player)).toBe(balance)
      const bets = listOf(player).filter(({ id }) => id.startsWith(round!.id))
      expect(bets.map((bet) => bet.status)).toEqual(round!.wagers.map(() => 'settled'))
    }
    expect(Math.min(won, lost)).toBeGreaterThan(0)
    const facts = listCardFacts(w, listOf(player)[0]!, 'en')
    expect(facts.map(([name]) => name)).toEqual(
      expect.arrayContaining(['Player', 'Bot 1', 'Bot 2', 'Bot 3', 'Moves', 'Shuffle']),
    )
  })

  it('R1.1 is folded for who leaves', async () => {
    const { player, session } = await sitDown()
    while (read(deal(session, 300)).round!.over) continue
    setClock(now + TURN_MS)
    expect(finishLeft(w)).toBe(1)
    expect(listOf(player).at(-1)).toMatchObject({ status: 'settled', stake: 300, payout: 0 })
  })
})

describe('a round that can grow', () => {
  /** Plays rounds as the table advises until one was won and one lost. */
  const playBoth = (session: string, stake: number): RoundTold[] => {
    const rounds: RoundTold[] = []
    const has = (won: boolean) => rounds.some(({ wagers: [, played] }) => played && played.payout > 0 === won)
    while (rounds.length < 60 && !(has(true) && has(false))) {
      let { round } = read(deal(session, stake))
      while (!round!.over) ({ round } = read(move(session, round!.hint)))
      rounds.push(round!)
    }
    expect([has(true), has(false)]).toEqual([true, true])
    return rounds
  }

  it.each([
    [
      'landlord',
      60,
      57,
      { Times: expect.stringMatching(/^× \d+$/), Course: expect.stringMatching(/bid [123].* → Bot [12]: ./) },
    ],
    [
      'mahjong',
      60,
      57,
      {
        Player: expect.stringMatching(/^((\d( of characters)?|\w+ (wind|dragon))(, | · |$)){13}/u),
        Counted: expect.stringMatching(/^Win 1.* = points \d+$/),
        Course: expect.stringMatching(/(Player|Bot 1): win (\d of characters|\w+ (wind|dragon))$/u),
      },
    ],
    [
      'bull_bull',
      75,
      72,
      { Player: expect.stringMatching(/^[^=]{14,} = .*bull.* · .* · points -?\d+$/u), 'Bot 4': expect.any(String) },
    ],
  ] as const)(
    'R1.1 of %s holds what it can cost, and settles only what was played for, to the cent, in both directions',
    async (game, point, won, told) => {
      const { player, session } = await sitDown(game)
      let [balance, staked] = [10_000_000, 0]
      for (const { id, wagers, view } of playBoth(session, 3_000)) {
        const [own] = view.game === 'blackjack' || view.game === 'golden_flower' ? [] : view.seats
        const points = own?.points ?? 0
        balance += points > 0 ? points * won : points * point
        staked += Math.abs(points) * point
        const bets = listOf(player).filter((bet) => bet.id.startsWith(id))
        expect(bets.map(({ stake, payout, status }) => ({ stake, payout, status }))).toEqual(
          wagers.map(({ stake, payout }) => ({ stake, payout, status: 'settled' })),
        )
        expect(bets[0]).toMatchObject({ stake: 3_000, payout: 3_000 })
        expect(bets[1]?.stake ?? 0).toBe(Math.abs(points) * point)
      }
      expect(getBalance(player)).toBe(balance)
      const { rounds } = readCardHistory(w, session) as { rounds: { stake: number; payout: number }[] }
      expect(rounds.reduce((sum, { stake, payout }) => sum + payout - stake, 0)).toBe(balance - 10_000_000)
      expect(rounds.reduce((sum, { stake }) => sum + stake, 0)).toBe(staked)
      const facts = Object.fromEntries(listCardFacts(w, listOf(player)[1]!, 'en'))
      expect(facts).toMatchObject({ 'This bet': 'Played for', ...told })
      const others = (['en', 'th', 'vi'] as const).map((lang) => listCardFacts(w, listOf(player)[1]!, lang))
      expect(others.flat(2).filter((words) => /\p{Script=Han}/u.test(words))).toEqual([])
    },
  )

  it('R1.1 of niuniu is played on for who leaves, without a bid and counted once', async () => {
    const { player, session } = await sitDown('bull_bull')
    const { id } = read(deal(session, 1_000)).round!
    setClock(now + TURN_MS)
    expect([finishLeft(w), finishLeft(w)]).toEqual([1, 0])
    expect(listOf(player).every(({ status }) => status === 'settled')).toBe(true)
    const { view } = read(readCardSeat(w, session, id)).round!
    expect(view).toMatchObject({ game: 'niuniu', seats: [{ bid: 0, lay: 1 }, {}, {}, {}, {}] })
  })

  it('R1.1 is played with no more money than what is held, also beyond the time of the visit', async () => {
    const { player, session } = await sitDown('landlord')
    moveBalance(w, 'LOTUS', player, 1_000 - 10_000_000)
    const round = read(deal(session, 1_000)).round!
    expect([getBalance(player), deal(session, 1_000)]).toMatchObject([0, { round: { id: round.id } }])
    let told = read(readCardSeat(w, session)).round!
    while (!told.over) told = read(move(session, told.hint)).round!
    expect(listOf(player).every(({ status }) => status === 'settled')).toBe(true)
    expect(getBalance(player)).toBeGreaterThanOrEqual(0)
    expect(deal(session, 1_500)).toEqual({ error: 'stake' })
  })

  it('R1.1 is played on by the advice for who leaves, also when the program died meanwhile', async () => {
    const { player, session } = await sitDown('landlord')
    let round = read(deal(session, 1_000)).round!
    while (round.over || round.view.game !== 'landlord' || round.view.landlord === null)
      round = read(round.over ? deal(session, 1_000) : move(session, round.hint)).round!
    w.books.close()
    w = begin(now + TURN_MS)
    expect([finishLeft(w), finishLeft(w)]).toEqual([1, 0])
    const bets = listOf(player).filter(({ id }) => id.startsWith(round.id))
    expect(bets.map(({ status }) => status)).toEqual(['settled', 'settled'])
    expect(getBalance(player)).toBe(
      10_000_000 + listOf(player).reduce((sum, { stake, payout }) => sum + payout - stake, 0),
    )
  })
})

describe('a player who leaves', () => {
  it('R1.1 has the round played to its end for them, in one step, with no further stake', async () => {
    const { player, session } = await sit('10 A 8 6 K')
    deal(session)
    setClock(now + TURN_MS - 1)
    expect([finishLeft(w), read(readCardSeat(w, session)).round?.left_ms]).toEqual([0, 1])
    setClock(now + TURN_MS)
    expect([finishLeft(w), finishLeft(w)]).toEqual([1, 0])
    expect([getBalance(player), listOf(player).length]).toEqual([110_000, 1])
    expect(Object.fromEntries(listCardFacts(w, listOf(player)[0]!, 'en')).Moves).toBe('no insurance → stand')
  })

  it('R1.1 by the death of the program goes on in the same hand, or has it ended when it comes back late', async () => {
    const [one, late] = [await sit('8 6 8 K 3 10 2 4'), await sit('10 6 8 A')]
    const [before] = [read(deal(one.session)), deal(late.session)]
    const split = read(move(one.session, 'split'))
    w.books.close()
    w = begin(now + 5_000)
    expect(finishLeft(w)).toBe(0)
    expect(read(readCardSeat(w, one.session)).round).toMatchObject({ id: before.round!.id, view: split.round!.view })
    expect(read(move(one.session, 'double', 'stand')).balance).toBe(110_000)
    w.books.close()
    w = begin(now + 86_400_000)
    expect(finishLeft(w)).toBe(1)
    expect(getBalance(late.player)).toBe(110_000)
  })
})
