import { createChance, createSeededWords } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import { dealFrom } from '../deck.ts'
import { goldenFlower } from './index.ts'
import { listMoves, makeMove, openTable } from './round.ts'
import { openTrial, simulateFlower } from './simulate.ts'

/** A pack in an order of its own for each seed. */
const shuffle = (seed: number) => goldenFlower.shuffle(createChance(createSeededWords(seed)))
const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)
const play = (seed: number, moves: readonly string[] = []) => goldenFlower.play(shuffle(seed), moves)!
const list = (seed: number, moves: readonly string[] = []) => play(seed, moves).options.map(({ move }) => move)
/** Rounds played to their end as the table advises, with every play on the way. */
const follow = (seed: number) => {
  const moves: string[] = []
  const plays = [play(seed)]
  while (!plays.at(-1)!.over) {
    moves.push(plays.at(-1)!.hint)
    plays.push(play(seed, moves))
  }
  return plays
}
const ENDED = SEEDS.map((seed) => follow(seed))
const sum = (wagers: readonly { staked: number; paid: number }[], of: 'staked' | 'paid') =>
  wagers.reduce((all, wager) => all + wager[of], 0)

describe('R1.1 three cards against bots', () => {
  it('pays a winner every stake back and nineteen of twenty of what the others laid, and others nothing', () => {
    let won = 0
    for (const { view, wagers } of ENDED.map((plays) => plays.at(-1)!)) {
      const others = view.seats.slice(1).reduce((all, { staked }) => all + staked, 0)
      const mine = view.seats[0]!.staked
      expect(sum(wagers, 'staked')).toBe(mine * 20)
      if (view.winner === 0) won += 1
      expect(sum(wagers, 'paid')).toBe(view.winner === 0 ? mine * 20 + others * 19 : 0)
    }
    expect(won).toBeGreaterThan(60)
  })

  it('shows no card of others before the end, and own ones once they are looked at', () => {
    for (const plays of ENDED)
      for (const { over, view } of plays) {
        expect(view.seats.slice(1).every(({ cards }) => (cards === null) !== over)).toBe(true)
        expect(view.seats[0]!.cards !== null).toBe(over || view.seats[0]!.looked)
      }
  })

  it('lets the winner be the best of all who are in at the end, where nobody is left to be asked', () => {
    const shown = ENDED.map((plays) => plays.at(-1)!.view).filter(({ winner }) => winner !== null)
    expect(shown.length).toBeGreaterThan(60)
    expect(shown.every(({ winner, seats }) => !seats[winner ?? 0]!.out)).toBe(true)
  })

  const own = SEEDS.filter((seed) => play(seed).view.first === 0)
  const [seed = 0] = own
  it('offers a look, a call and a raise to who is blind in the first round, and no comparison', () => {
    expect(list(seed)).toEqual(['look', 'call', 'raise', 'fold'])
    expect(play(seed).options.map(({ parts }) => parts)).toEqual([0, 20, 40, 0])
  })

  it('costs twice as much to who has looked, and looking leaves the turn', () => {
    expect(play(seed, ['look']).options.map(({ move, parts }) => [move, parts])).toEqual([
      ['call', 40],
      ['raise', 80],
      ['fold', 0],
    ])
    expect(play(seed, ['look']).view.turn).toBe(0)
  })

  it('raises step by step and no further than eight antes', () => {
    const raised = own.flatMap((one) => {
      const moves: string[] = []
      const prices: number[] = []
      while (list(one, moves).includes('raise')) {
        moves.push('raise')
        prices.push(play(one, moves).wagers.at(-1)!.staked / 20)
      }
      return [{ prices, level: play(one, moves).view.level }]
    })
    expect(raised.some(({ prices }) => prices.join() === '2,4,8')).toBe(true)
    expect(raised.every(({ prices }) => prices.every((price) => [2, 4, 8].includes(price)))).toBe(true)
  })

  it('lets two compare from the second round on: the lower is out, of equal ones who asked', () => {
    let [won, lost] = [0, 0]
    for (const one of own) {
      const table = openTable(dealFrom(shuffle(one)))
      makeMove(table, 'call')
      const compare = listMoves(table).find((move) => move.startsWith('compare'))
      if (!compare) continue
      const [mine, other] = [table.seats[0]!, table.seats[Number(compare.split(':')[1])]!]
      makeMove(table, compare)
      const higher = mine.score > other.score
      // Who has won goes on, and may be out by the next turn of a bot.
      expect([other.out, mine.out || higher]).toEqual([higher, true])
      if (higher) won += 1
      else lost += 1
    }
    expect(Math.min(won, lost)).toBeGreaterThan(5)
  })

  it('ends after eight rounds of turns, and the best of all who are in wins', () => {
    // Ace, two and three of spades against pairs, whose dice never let them fold or compare.
    const dealt = [0, 1, 2, 3, 16, 5, 6, 19, 8, 9, 22, 11, 12]
    const high = Array.from({ length: 28 }, (_, at) => 24 + at)
    const others = Array.from({ length: 24 }, (_, card) => card).filter((card) => !dealt.includes(card))
    const call = (times: number) =>
      goldenFlower.play(
        [...dealt, ...high, ...others],
        Array.from({ length: times }, () => 'call'),
      )!
    expect(call(7)).toMatchObject({ over: false, view: { round: 8 } })
    expect(call(8)).toMatchObject({ over: true, view: { winner: 0 } })
  })

  it('puts out who asks where both hands are equal', () => {
    // King, eight and two for the player and the first bot; the player begins, and the bots call blind.
    const dealt = [12, 20, 27, 25, 46, 1, 2, 3, 17, 30, 31, 48, 4, 37, 38, 40]
    const others = Array.from({ length: 52 }, (_, card) => card).filter((card) => !dealt.includes(card))
    const { view } = goldenFlower.play([...dealt, ...others], ['call', 'compare:1'])!
    expect(view.seats.map(({ out }) => out)).toEqual([true, false, false, false])
  })

  it.each([
    ['that is none', ['win']],
    ['with who is not there', ['compare:0']],
    ['in the first round', ['compare:1']],
    ['after the end', ['fold', 'call']],
    ['twice', ['look', 'look']],
  ])('takes no move %s', (_case, moves) => expect(goldenFlower.play(shuffle(seed), moves)).toBeUndefined())

  it('folds for who is away, and ends with that for them', () => {
    expect(play(seed, ['fold'])).toMatchObject({ over: true, wagers: [{ name: 'ante', staked: 20, paid: 0 }] })
    expect(play(seed).idle).toBe('fold')
  })

  it('R1.1 keeps one fortieth of what is won or lost, since all four seats win alike', () => {
    const rounds = 20_000
    const { mean, deviation } = simulateFlower(createChance(createSeededWords(6)), rounds)
    expect(Math.abs(mean + 0.025)).toBeLessThan((3.2905 * deviation) / Math.sqrt(rounds))
  })

  it('R1.1 is won by one in four who plays like the bots', () => {
    const trial = openTrial(createChance(createSeededWords(4)))
    const rounds = 20_000
    let won = 0
    for (let round = 0; round < rounds; round += 1) if (trial() > 0) won += 1
    expect(Math.abs(won / rounds - 0.25)).toBeLessThan(3.2905 * Math.sqrt((0.25 * 0.75) / rounds))
  })
})
