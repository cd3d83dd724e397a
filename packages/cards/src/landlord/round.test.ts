import { createChance, createSeededWords } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import type { Card } from '../card.ts'
import { chooseBid, chooseCards } from './bots.ts'
import { getHeight } from './combo.ts'
import { type LandlordView, landlord } from './index.ts'
import { countPoints, countTimes, listWagers } from './pay.ts'
import { canBeat, readCombos } from './read.ts'
import { openTable, PACK } from './round.ts'
import { playTrial, simulateLandlord } from './simulate.ts'
import { isAgainst, OWN, type Table } from './table.ts'

const seed = (nth: number) => createChance(createSeededWords(nth))
const shuffle = (nth: number) => landlord.shuffle(seed(nth))
const play = (nth: number, moves: readonly string[] = []) => landlord.play(shuffle(nth), moves)!
/** A round played to its end as the table advises, with every play on the way. */
const follow = (nth: number) => {
  const moves: string[] = []
  const plays = [play(nth)]
  while (!plays.at(-1)!.over) {
    moves.push(plays.at(-1)!.hint)
    plays.push(play(nth, moves))
  }
  return { plays, moves, end: plays.at(-1)! }
}
const ROUNDS = Array.from({ length: 60 }, (_, nth) => follow(nth + 1))
const TRIALS = Array.from({ length: 200 }, (_, nth) => playTrial(seed(nth + 1)))

/** A pack in which seat 0 holds these heights, seat 1 those, and what is left goes on to seat 2 and to the bottom. */
const stack = (own: readonly number[], other: readonly number[], first = 0): Card[] => {
  const left = Array.from({ length: PACK }, (_, card) => card)
  const pick = (heights: readonly number[]) =>
    heights.map(
      (height) =>
        left.splice(
          left.findIndex((card) => getHeight(card) === height),
          1,
        )[0]!,
    )
  const hands = [...pick(own), ...pick(other)]
  return [...hands, ...left, first]
}
/** Low and scattered, so that nobody bids on it; and all that rules the table. */
const WEAK = [3, 3, 4, 4, 6, 6, 7, 7, 9, 9, 10, 10, 11, 13, 13, 8, 12]
const STRONG = [17, 16, 15, 15, 15, 15, 14, 14, 14, 14, 13, 13, 12, 12, 11, 11, 10]
/** Cards of these heights of the player, as they stand in a view. */
const pickOf = ({ seats }: LandlordView, ...heights: number[]): string => {
  const left = [...seats[OWN]!.cards!]
  const cards = heights.map(
    (height) =>
      left.splice(
        left.findIndex((card) => getHeight(card) === height),
        1,
      )[0]!,
  )
  return `play:${cards.join('-')}`
}

describe('R1.1 a round of dou dizhu', () => {
  it('takes from some what it gives to others, and holds fifty points of it, of which the rest comes back', () => {
    for (const { end } of ROUNDS) {
      const [own = 0, ...others] = end.view.seats.map(({ points }) => points)
      expect(own + others.reduce((sum, points) => sum + points, 0)).toBe(0)
      const hold = { name: 'hold', staked: 1000, paid: 1000 }
      const played = { name: 'played', staked: Math.abs(own) * 20, paid: own > 0 ? own * 39 : 0 }
      expect(end.wagers).toEqual(own === 0 ? [hold] : [hold, played])
    }
    const won = ROUNDS.filter(({ end }) => end.view.seats[OWN]!.points > 0).length
    expect([won > 10, won < 50]).toEqual([true, true])
  })

  it('lays nothing but what is held until its end, and shows no card of others', () => {
    for (const { over, wagers, view } of ROUNDS.flatMap(({ plays }) => plays)) {
      if (!over) expect(wagers).toEqual([{ name: 'hold', staked: 1000, paid: 0 }])
      expect(view.seats.slice(1).every(({ cards, dealt }) => (cards === null && dealt === null) !== over)).toBe(true)
      expect(view.bottom === null).toBe(view.landlord === null && !over)
    }
  })

  it('is played by the rules by every seat: each turn higher and of its kind, and two passes give the lead back', () => {
    for (const { log, landlord: lord, first, seats } of TRIALS) {
      const played = seats.map((_, at) => log.filter(({ seat, cards }) => seat === at && cards).length)
      expect(seats.map(({ plays }) => plays)).toEqual(played)
      const bids = log.filter(({ bid }) => bid !== undefined)
      expect(bids[0]!.seat).toBe(first)
      let [lies, by, turn]: [readonly Card[] | undefined, number, number] = [undefined, -1, lord ?? -1]
      for (const { seat, cards } of log.slice(bids.length)) {
        expect(seat).toBe(turn)
        if (lies && by === seat) lies = undefined
        if (!cards) expect(lies).toBeDefined()
        else {
          const readings = readCombos(cards)
          expect(readings.length).toBeGreaterThan(0)
          if (lies) expect(readings.some((one) => readCombos(lies!).some((other) => canBeat(one, other)))).toBe(true)
          ;[lies, by] = [cards, seat]
        }
        turn = (turn + 1) % 3
      }
    }
  })

  it('sees all kinds of cards played', () => {
    const kinds = new Set(
      TRIALS.flatMap(({ log }) => log.flatMap(({ cards }) => (cards ? readCombos(cards).map(({ kind }) => kind) : []))),
    )
    expect(kinds.size).toBeGreaterThanOrEqual(12)
  })

  it('has bots that read nobody’s cards: with others’ cards exchanged they play the same', () => {
    for (const cards of Array.from({ length: 40 }, (_, nth) => shuffle(nth + 500))) {
      const table = openTable(cards)
      if (table.landlord === undefined) table.landlord = 1
      const [, one, two] = table.seats
      for (const lies of [undefined, { seat: 2, cards: [3], readings: readCombos([3]) }]) {
        const seen = { ...table, lies, turn: 1 }
        const hidden = { hand: two!.hand.map((card) => (card + 20) % PACK), dealt: [], bid: undefined, plays: 0 }
        const other = { ...seen, seats: [table.seats[0]!, one!, hidden] }
        expect(chooseCards(other, 1)).toEqual(chooseCards(seen, 1))
      }
    }
  })
})

describe('R1.1 bids of dou dizhu', () => {
  it('go round once; three ends them, and the landlord has twenty cards and leads', () => {
    const cards = stack(STRONG, WEAK)
    expect(landlord.play(cards, [])!.options.map(({ move }) => move)).toEqual(['bid:1', 'bid:2', 'bid:3', 'bid:0'])
    const { view, options } = landlord.play(cards, ['bid:3'])!
    expect(view).toMatchObject({ landlord: 0, bid: 3, turn: 0, times: 3, log: [{ seat: 0, bid: 3 }] })
    expect([view.seats[0]!.left, view.bottom!.length, options.map(({ move }) => move)]).toEqual([20, 3, ['play']])
  })

  it('leave the highest the landlord, and take only higher ones', () => {
    const cards = stack(WEAK, STRONG, 0)
    const { view } = landlord.play(cards, ['bid:1'])!
    expect(view).toMatchObject({ landlord: 1, bid: 3, seats: [{ left: 17 }, {}, {}] })
    expect(landlord.play(stack(WEAK, STRONG, 1), ['bid:3'])).toBeUndefined()
  })

  it('are offered from the one above the last to three', () => {
    const offers = ROUNDS.map(({ plays: [first] }) => first!).filter(({ view }) => view.landlord === null)
    for (const { view, options } of offers) {
      const last = Math.max(0, ...view.log.map(({ bid = 0 }) => bid))
      const higher = ['bid:1', 'bid:2', 'bid:3'].slice(last)
      expect(options.map(({ move }) => move)).toEqual([...higher, 'bid:0'])
    }
    expect(new Set(offers.map(({ view }) => view.bid))).toEqual(new Set([0, 1, 2]))
  })

  it('cost nothing where nobody bids', () => {
    const passed = Array.from({ length: 400 }, (_, nth) => nth).find((nth) => {
      const table = openTable(shuffle(nth))
      return table.seats.slice(1).every(({ dealt }) => chooseBid(dealt, 0) === 0)
    })
    expect(passed).toBeDefined()
    expect(play(passed!, ['bid:0'])).toMatchObject({
      over: true,
      wagers: [{ name: 'hold', staked: 1000, paid: 1000 }],
      view: { landlord: null, winner: null, times: 0 },
    })
  })

  it('of bots rise with the hand', () => {
    const hand = (heights: readonly number[]) => stack(heights, []).slice(0, 17)
    expect(chooseBid(hand(STRONG), 0)).toBe(3)
    expect(chooseBid(hand(STRONG), 3)).toBe(0)
    expect(chooseBid(hand(WEAK), 0)).toBe(0)
  })
})

describe('R1.1 moves of dou dizhu', () => {
  const cards = stack(STRONG, WEAK)
  const lead = landlord.play(cards, ['bid:3'])!
  it.each([
    ['cards before there is a landlord', ['play:1']],
    ['a pass before', ['pass']],
    ['a bid of four', ['bid:4']],
    ['a second bid', ['bid:3', 'bid:3']],
    ['a pass of who leads', ['bid:3', 'pass']],
    ['cards of another', ['bid:3', `play:${cards[20]}`]],
    ['a card twice', ['bid:3', `play:${cards[0]}-${cards[0]}`]],
    ['no cards', ['bid:3', 'play:']],
    ['what is no card', ['bid:3', 'play:x']],
    ['what does not go together', ['bid:3', pickOf(lead.view, 17, 15)]],
    ['what is none', ['bid:3', 'win']],
  ])('do not take %s', (_case, moves) => expect(landlord.play(cards, moves)).toBeUndefined())

  it('count bombs and the rocket, and make a spring of a win before anybody else played', () => {
    const moves = ['bid:3', pickOf(lead.view, 15, 15, 15, 15)]
    const bombed = landlord.play(cards, moves)!
    expect(bombed.view).toMatchObject({ bombs: 1, times: 6, lies: null, turn: 0 })
    expect(landlord.play(cards, [...moves, pickOf(bombed.view, 16, 17)])!.view).toMatchObject({ bombs: 2, times: 12 })
  })

  it('do not take what does not beat what lies there', () => {
    const tries = ROUNDS.slice(0, 20).flatMap(({ plays, moves }, nth) =>
      plays.flatMap(({ over, view: { lies, seats } }, at) => {
        const [low] = seats[OWN]!.cards!.slice(-1)
        const single = !over && lies && lies.seat !== OWN && lies.cards.length === 1
        const beats = low === undefined || !single || getHeight(low) > getHeight(lies.cards[0]!)
        return beats ? [] : [landlord.play(shuffle(nth + 1), [...moves.slice(0, at), `play:${low}`])]
      }),
    )
    expect(tries.length).toBeGreaterThan(10)
    expect(tries.filter((one) => one !== undefined)).toEqual([])
  })

  it('are made by the landlord against both farmers, who play together', () => {
    const seats = [0, 1, 2]
    expect(seats.map((a) => seats.map((b) => isAgainst({ landlord: 1 }, a, b)))).toEqual([
      [false, true, false],
      [true, false, true],
      [false, true, false],
    ])
  })

  it('are made for who is away, to the end', () =>
    expect(ROUNDS[0]!.plays.every(({ idle, hint }) => idle === hint)).toBe(true))
})

describe('R1.1 points of dou dizhu', () => {
  const seat = (plays: number) => ({ hand: [], dealt: [], bid: undefined, plays })
  const end = (winner: number, plays: readonly number[], bombs = 0, bid = 1): Table => ({
    ...openTable(shuffle(1)),
    winner,
    bombs,
    bid,
    landlord: 0,
    passed_out: false,
    seats: plays.map(seat),
  })
  it.each([
    ['a landlord wins from both', end(0, [5, 3, 0]), 1, [2, -1, -1]],
    ['a landlord loses to both', end(2, [5, 3, 6]), 1, [-2, 1, 1]],
    ['a bid counts', end(0, [5, 3, 0], 0, 3), 3, [6, -3, -3]],
    ['bombs double', end(0, [5, 3, 1], 2, 3), 12, [24, -12, -12]],
    ['a spring doubles', end(0, [5, 0, 0], 0, 2), 4, [8, -4, -4]],
    ['but not once a farmer has come to play', end(0, [5, 1, 0], 0, 2), 2, [4, -2, -2]],
    ['so does one of the farmers', end(1, [1, 6, 0], 0, 2), 4, [-8, 4, 4]],
    ['but not once the landlord has played twice', end(1, [2, 6, 0], 0, 2), 2, [-4, 2, 2]],
    ['none of it goes beyond what is held', end(0, [5, 3, 1], 4, 3), 48, [50, -25, -25]],
  ])('%s', (_case, table, times, points) => {
    expect(countTimes(table)).toBe(times)
    expect([0, 1, 2].map((at) => countPoints(table, at))).toEqual(points)
    expect(listWagers(table)[1]!.staked).toBe(Math.abs(points[0]!) * 20)
  })

  it('R1.1 keep one fortieth of what is played for, since all three seats win alike', () => {
    const rounds = 600
    const { mean, deviation } = simulateLandlord(seed(7), rounds)
    expect(Math.abs(mean + 0.025)).toBeLessThan((3.2905 * deviation) / Math.sqrt(rounds))
    const landlords = TRIALS.filter(({ landlord: lord }) => lord !== undefined)
    const won = landlords.filter(({ winner, landlord: lord }) => winner === lord).length
    expect([won / landlords.length > 0.5, won / landlords.length < 0.75]).toEqual([true, true])
  })
})
