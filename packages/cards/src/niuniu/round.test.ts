import { createChance, createSeededWords } from '@moongate/slots'
import { countBull } from '@moongate/tables'
import { describe, expect, it } from 'vitest'
import type { Card } from '../card.ts'
import { BULL_WAYS, chooseBid, chooseLay, judgeFour } from './bots.ts'
import { niuniu } from './index.ts'
import { countPoints, listWagers } from './pay.ts'
import { listMoves, openTable, suggestMove } from './round.ts'
import { openTrial, simulateNiuniu } from './simulate.ts'
import { OWN, type Table } from './table.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
/** `Ks` is the king of spades; suits are s, h, c, d. */
const read = (cards: string): Card[] =>
  cards.split(' ').map((card) => RANKS.indexOf(card.slice(0, -1)) + 13 * 'shcd'.indexOf(card.slice(-1)))
const seed = (nth: number) => createChance(createSeededWords(nth))
const shuffle = (nth: number) => niuniu.shuffle(seed(nth))
const play = (nth: number, moves: readonly string[] = []) => niuniu.play(shuffle(nth), moves)!
/** A round as the table advises, with every play on the way. */
const follow = (nth: number) => {
  const moves: string[] = []
  const plays = [play(nth)]
  while (!plays.at(-1)!.over) {
    moves.push(plays.at(-1)!.hint)
    plays.push(play(nth, moves))
  }
  return { plays, end: plays.at(-1)! }
}
const ROUNDS = Array.from({ length: 60 }, (_, nth) => follow(nth + 1))

/** Hands of each worth, none of which shares a card with another. */
const NINE = '2s 3s 5s 9s 10s'
const SIX = '7h 3h 10h Ah 5h'
const BULL = 'Ac 9c 10c 4c 6c'
const COURT = 'Js Qs Ks Jh Qh'
const NONE = 'Ad 2d 3d 4d 8d'

type Case = { hands: readonly string[]; bids: readonly number[]; lays?: readonly number[]; lot?: number }
/** A round that is over, the first seat's hand and bid first. */
const end = ({ hands, bids, lays = [1, 1, 1, 1, 1], lot = 0 }: Case, banker: number): Table => ({
  seats: hands.map((hand, at) => ({
    cards: read(hand),
    worth: 0,
    bid: bids[at],
    lay: at === banker ? undefined : lays[at],
  })),
  lot,
  banker,
  over: true,
})
const HANDS = [NINE, SIX, BULL, COURT, NONE]

describe('R1.1 points of niuniu', () => {
  it.each([
    ['are counted by the better hand', { hands: HANDS, bids: [1, 0, 0, 0, 0] }, 0, [-4, -2, 3, 5, -2]],
    ['once where nobody has bid', { hands: HANDS, bids: [0, 0, 0, 0, 0] }, 0, [-4, -2, 3, 5, -2]],
    ['as often as was bid', { hands: HANDS, bids: [2, 1, 0, 0, 0] }, 0, [-8, -4, 6, 10, -4]],
    ['and as was laid', { hands: HANDS, bids: [2, 0, 0, 0, 0], lays: [0, 2, 1, 1, 1] }, 0, [-4, -8, 6, 10, -4]],
    ['up to ten each', { hands: HANDS, bids: [3, 0, 0, 0, 0], lays: [0, 2, 2, 2, 2] }, 0, [0, -10, 10, 10, -10]],
    ['forty at most', { hands: HANDS, bids: [0, 0, 0, 3, 0], lays: [2, 2, 2, 0, 2] }, 3, [-10, -10, -10, 40, -10]],
    ['and as little as that is lost', { hands: HANDS, bids: [0, 0, 0, 0, 3] }, 4, [6, 3, 9, 10, -28]],
  ])('%s', (_case, round, banker, points) => {
    const table = end(round, banker)
    expect(table.seats.map((_, at) => countPoints(table, at))).toEqual(points)
  })

  it('give twenty-four of each twenty-five that are won, and take what is lost, out of what is held', () => {
    const hold = { name: 'hold', staked: 1000, paid: 1000 }
    const lost = end({ hands: HANDS, bids: [1, 0, 0, 0, 0] }, 0)
    expect(listWagers(lost)).toEqual([hold, { name: 'played', staked: 100, paid: 0 }])
    const won = end({ hands: [COURT, SIX, BULL, NINE, NONE], bids: [1, 0, 0, 0, 0] }, 0)
    expect(listWagers(won)).toEqual([hold, { name: 'played', staked: 500, paid: 980 }])
  })
})

describe('R1.1 a round of niuniu', () => {
  it('takes from some what it gives to others, and lays nothing but what is held before its end', () => {
    for (const { plays, end: last } of ROUNDS) {
      expect(last.view.seats.reduce((sum, { points }) => sum + points, 0)).toBe(0)
      for (const { over, wagers } of plays) if (!over) expect(wagers).toEqual([{ name: 'hold', staked: 1000, paid: 0 }])
    }
    const won = ROUNDS.filter(({ end: { view } }) => view.seats[OWN]!.points > 0).length
    expect([won > 10, won < 50]).toEqual([true, true])
  })

  it('shows four own cards, and nothing of others, before its end', () => {
    for (const { over, view } of ROUNDS.flatMap(({ plays }) => plays)) {
      expect(view.seats.map(({ cards }) => cards?.length)).toEqual(
        over ? [5, 5, 5, 5, 5] : [4, undefined, undefined, undefined, undefined],
      )
      expect(view.seats.every(({ bull }) => (bull === null) !== over)).toBe(true)
      if (over) expect(new Set(view.seats.flatMap(({ cards }) => cards)).size).toBe(25)
    }
  })

  it('has all bid at once: what others bid is told with the banker only', () => {
    for (const { plays } of ROUNDS) {
      expect(plays[0]!.view).toMatchObject({ banker: null, bid: 0 })
      expect(plays[0]!.view.seats.every(({ bid }) => bid === null)).toBe(true)
      const { seats, banker, bid } = plays[1]!.view
      const bids = seats.map((one) => one.bid!)
      expect([bids[banker!], bid]).toEqual([Math.max(...bids), Math.max(1, ...bids)])
    }
  })

  it('is over for a player who becomes the banker; any other says how often theirs counts', () => {
    const bankers = new Set<boolean>()
    for (let nth = 1; nth < 40; nth += 1) {
      const { view, over, options } = play(nth, ['bid:3'])
      bankers.add(over)
      expect([over, options.map(({ move }) => move)]).toEqual(
        view.banker === OWN ? [true, []] : [false, ['lay:1', 'lay:2']],
      )
    }
    expect(bankers.size).toBe(2)
  })

  it('draws the banker among those who bid most, each as likely', () => {
    const cards = Array.from({ length: 25 }, (_, at) => at)
    const bankers = Array.from({ length: 60 }, (_, lot) => {
      const { view } = niuniu.play([...cards, lot], ['bid:3'])!
      const bids = view.seats.map(({ bid }) => bid!)
      return { banker: view.banker!, among: bids.flatMap((bid, seat) => (bid === Math.max(...bids) ? [seat] : [])) }
    })
    const { among } = bankers[0]!
    expect(among.length).toBeGreaterThan(1)
    for (const seat of among) expect(bankers.filter(({ banker }) => banker === seat)).toHaveLength(60 / among.length)
  })

  it.each([
    ['a bid of four', ['bid:4']],
    ['a lay before the bids', ['lay:1']],
    ['a lay of three', ['bid:0', 'lay:3']],
    ['a second bid', ['bid:0', 'bid:0']],
    ['what is none', ['win']],
    ['anything after its end', ['bid:0', 'lay:1', 'lay:1']],
  ])('does not take %s', (_case, moves) => {
    const nth = Array.from({ length: 40 }, (_, at) => at).find((at) => !play(at, ['bid:0']).over)!
    expect(niuniu.play(shuffle(nth), moves)).toBeUndefined()
  })

  it('is played on for who is away with the least that it can cost', () => {
    expect(play(1).idle).toBe('bid:0')
    const next = ROUNDS.flatMap(({ plays }) => plays).find(({ over, view }) => !over && view.banker !== null)!
    expect(next.idle).toBe('lay:1')
  })
})

describe('R1.1 bots of niuniu', () => {
  /** Every hand, told apart by how many cards of each rank it has; court cards are alike. */
  const countWays = (): number[] => {
    const ways = BULL_WAYS.map(() => 0)
    const add = (rank: number, ranks: readonly number[], count: number): void => {
      if (ranks.length === 5) ways[countBull(ranks)]! += count
      else if (rank <= 11) {
        const size = rank === 11 ? 12 : 4
        for (let [of, choices] = [0, 1]; of <= Math.min(size, 5 - ranks.length); of += 1) {
          add(rank + 1, [...ranks, ...Array.from({ length: of }, () => rank)], count * choices)
          choices = (choices * (size - of)) / (of + 1)
        }
      }
    }
    add(1, [], 1)
    return ways
  }

  it('know how often each bull comes', () => {
    expect(countWays()).toEqual(BULL_WAYS)
    expect(BULL_WAYS.reduce((sum, ways) => sum + ways)).toBe(2_598_960)
  })

  it.each([
    ['As Ah Ac 2d', 0, [1, 1, 1, 1]],
    ['10s 7s 5h As', 1, [1, 1, 1, 1]],
    ['Qs Kh 3c 8d', 2, [1, 1, 1, 1]],
    ['As 2s 4h 8c', 3, [1, 1, 1, 1]],
    ['7s Kh 3c 10d', 3, [2, 2, 2, 2]],
    ['Js Qs Kh Jh', 3, [2, 2, 2, 2]],
  ])('judge %s by all that the fifth can be: bid %i', (four, bid, lays) => {
    const worth = judgeFour(read(four))
    expect(chooseBid(worth)).toBe(bid)
    expect([0, 1, 2, 3].map((against) => chooseLay(worth, against))).toEqual(lays)
  })

  it('double less readily against who has bid more', () => {
    const hands = Array.from({ length: 200 }, (_, nth) => judgeFour(shuffle(nth).slice(0, 4)))
    for (const worth of hands) {
      const lays = [1, 2, 3].map((bid) => chooseLay(worth, bid))
      expect(lays.toSorted((a, b) => b - a)).toEqual(lays)
    }
    expect(new Set(hands.map((worth) => [1, 2, 3].map((bid) => chooseLay(worth, bid)).join())).size).toBeGreaterThan(2)
  })

  it('read nobody’s cards, nor their own fifth: with all those exchanged they bid and lay the same', () => {
    const lays = new Set<string>()
    for (let nth = 1; nth < 40; nth += 1) {
      const cards = shuffle(nth)
      // The player's cards and every fifth one change places with cards that nobody holds.
      const hidden = cards.map((card, at) => (at < 5 || (at < 25 && at % 5 === 4) ? cards[at + 25]! : card))
      const [seen, other] = [cards, hidden].map((deck) => {
        const { view } = niuniu.play(deck, ['bid:0', 'lay:1']) ?? niuniu.play(deck, ['bid:0'])!
        return view.seats.slice(1).map(({ bid, lay }) => `${bid} ${lay}`)
      })
      expect(other).toEqual(seen)
      for (const chosen of seen!) lays.add(chosen)
    }
    expect(lays.size).toBeGreaterThan(5)
  })

  it('advise the player what they would do in their place', () => {
    const table = openTable(shuffle(3))
    expect(suggestMove(table)).toBe(`bid:${chooseBid(table.seats[OWN]!.worth)}`)
    expect(listMoves(table)).toContain(suggestMove(table))
  })

  it('R1.1 keep one fiftieth of what is played for, since all five seats win alike', () => {
    const rounds = 2_000
    const { mean, deviation } = simulateNiuniu(seed(7), rounds)
    expect(Math.abs(mean + 0.02)).toBeLessThan((3.2905 * deviation) / Math.sqrt(rounds))
    const trial = openTrial(seed(9))
    const banks = [0, 0, 0, 0, 0]
    for (let round = 0; round < rounds; round += 1) banks[trial().banker!]! += 1
    for (const bank of banks)
      expect(Math.abs(bank / rounds - 0.2)).toBeLessThan(3.2905 * Math.sqrt((0.2 * 0.8) / rounds))
  })
})
