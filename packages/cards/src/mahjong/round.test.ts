import { createChance, createSeededWords } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import { listActs } from './acts.ts'
import { chooseAct } from './bots.ts'
import { mahjong } from './index.ts'
import { openTable, writeMove } from './round.ts'
import { playTrial, shuffleTiles, simulateMahjong } from './simulate.ts'
import { OWN, type Table } from './table.ts'
import { countKinds, getKind, PACK } from './tile.ts'

const seed = (nth: number) => createChance(createSeededWords(nth))
const shuffle = (nth: number) => shuffleTiles(seed(nth))
/** A round played to its end as the table advises, with every play on the way. */
const follow = (cards: readonly number[]) => {
  const moves: string[] = []
  const plays = [mahjong.play(cards, moves)!]
  while (!plays.at(-1)!.over) {
    moves.push(plays.at(-1)!.hint)
    plays.push(mahjong.play(cards, moves)!)
  }
  return { cards, plays, moves, end: plays.at(-1)! }
}
const ROUNDS = Array.from({ length: 60 }, (_, nth) => follow(shuffle(nth + 1)))
const TRIALS = Array.from({ length: 200 }, (_, nth) => playTrial(seed(nth + 1)))

/** Characters by their number, winds E S W N, dragons C F B. */
const NAMES = '123456789ESWNCFB'
/** Tiles in which both hands are these and the wall begins so; what is left follows. */
const stack = (own: string, bot: string, wall = '', dealer = OWN): number[] => {
  const left = Array.from({ length: PACK }, (_, tile) => tile)
  const pick = (names: string) =>
    [...names].map(
      (name) =>
        left.splice(
          left.findIndex((tile) => getKind(tile) === NAMES.indexOf(name)),
          1,
        )[0]!,
    )
  const dealt = [...pick(own), ...pick(bot), ...pick(wall)]
  return [...dealt, ...left, dealer]
}
const lay = (cards: readonly number[], moves: readonly string[], name: string): string => {
  const hand = mahjong.play(cards, moves)!.view.seats[OWN]!.hand!
  return `discard:${hand.find((tile) => getKind(tile) === NAMES.indexOf(name))}`
}
const listMoves = (cards: readonly number[], moves: readonly string[]) =>
  mahjong.play(cards, moves)!.options.map(({ move }) => move)

describe('R1.1 a round of mahjong', () => {
  it('takes from one what it gives to the other, and holds fifty points of it, of which the rest comes back', () => {
    for (const { end } of ROUNDS) {
      const [own = 0, bot = 0] = end.view.seats.map(({ points }) => points)
      expect(own + bot).toBe(0)
      const hold = { name: 'hold', staked: 1000, paid: 1000 }
      const played = { name: 'played', staked: Math.abs(own) * 20, paid: own > 0 ? own * 39 : 0 }
      expect(end.wagers).toEqual(own === 0 ? [hold] : [hold, played])
    }
    const won = ROUNDS.filter(({ end }) => end.view.seats[OWN]!.points > 0).length
    expect([won > 15, won < 45]).toEqual([true, true])
  })

  it('lays nothing but what is held until its end, and shows no tile of the bot', () => {
    for (const { over, wagers, view, hint, idle } of ROUNDS.flatMap(({ plays }) => plays)) {
      if (!over) expect(wagers).toEqual([{ name: 'hold', staked: 1000, paid: 0 }])
      expect([view.seats[1]!.hand === null, view.seats[1]!.dealt === null]).toEqual([!over, !over])
      expect(idle).toBe(hint)
    }
  })

  it('loses no tile and makes none, and each seat holds thirteen, or one more with the win', () => {
    for (const { seats, wall, at, winner } of TRIALS) {
      const tiles = seats.flatMap(({ hand, melds, laid }) => [...hand, ...laid, ...melds.flatMap((meld) => meld.tiles)])
      expect([...tiles, ...wall.slice(at)].toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: PACK }, (_, tile) => tile),
      )
      for (const [seat, { hand, melds }] of seats.entries())
        expect(hand.length + 3 * melds.length).toBe(seat === winner ? 14 : 13)
    }
  })

  it('writes down of each kind what both have laid and what lies in their groups', () => {
    for (const { seats, seen, lies } of TRIALS) {
      const shown = seats.flatMap(({ melds, laid }) => [...laid, ...melds.flatMap(({ tiles }) => tiles)])
      expect(seen).toEqual(countKinds(lies === undefined ? shown : [...shown, lies]))
    }
  })

  it('sees groups of every kind, wins drawn and given, and rounds that nobody wins', () => {
    const dids = new Set(TRIALS.flatMap(({ log }) => log.map(({ did }) => did)))
    expect([...dids].toSorted()).toEqual(['chow', 'discard', 'kong', 'pung', 'win'])
    const fan = new Set(TRIALS.flatMap((table) => table.fan.map(({ fan: name }) => name)))
    expect([fan.has('self_drawn'), fan.has('seven_pairs'), fan.size >= 10]).toEqual([true, true, true])
    expect(
      TRIALS.some((table) => table.winner !== undefined && !table.fan.some((one) => one.fan === 'self_drawn')),
    ).toBe(true)
  })

  it('has a bot that reads nobody’s tiles: with those of the other and of the wall exchanged it does the same', () => {
    for (const { cards, plays } of ROUNDS.slice(0, 30)) {
      const [before, table]: [Table, Table] = [openTable(cards), openTable(cards)]
      expect(plays.length).toBeGreaterThan(0)
      if (table.ended) continue
      const rest = [...table.seats[1]!.hand, ...table.wall.slice(table.at)].toReversed()
      table.seats[1]!.hand = rest.splice(0, table.seats[1]!.hand.length)
      const other = { ...table, wall: [...table.wall.slice(0, table.at), ...rest] }
      expect(chooseAct(other)).toEqual(chooseAct(before))
    }
  })

  it('R1.1 keeps one fortieth of what is played for, since both seats win alike', () => {
    const rounds = 600
    const { mean, deviation } = simulateMahjong(seed(7), rounds)
    expect(Math.abs(mean + 0.025)).toBeLessThan((3.2905 * deviation) / Math.sqrt(rounds))
    expect(new Set(TRIALS.map(({ dealer }) => dealer)).size).toBe(2)
  })
})

const SCATTERED = '1479ESWNCFB25'
describe('R1.1 moves of mahjong', () => {
  it('begin with what was dealt: a hand that wins then is heaven, and it is the advice', () => {
    const cards = stack('123123456456C', SCATTERED, 'C')
    const play = mahjong.play(cards, [])!
    expect([play.hint, play.options.map(({ move }) => move)]).toEqual(['win', ['win', 'discard']])
    const { view, over } = mahjong.play(cards, ['win'])!
    expect([over, view.winner, view.fan.map(({ fan }) => fan)]).toEqual([
      true,
      OWN,
      ['win', 'self_drawn', 'concealed', 'seven_pairs', 'heaven'],
    ])
    expect(view.seats.map(({ points }) => points)).toEqual([40, -40])
  })

  it('are worth fifty points at most, and earth where the first tile of the dealer is taken for a win', () => {
    const heaven = mahjong.play(stack('EEESSSWWWNNNC', '1122334455667', 'C'), ['win'])!
    expect(heaven.view.fan.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(50)
    expect(heaven.view.seats.map(({ points }) => points)).toEqual([50, -50])
    expect(heaven.wagers).toEqual([
      { name: 'hold', staked: 1000, paid: 1000 },
      { name: 'played', staked: 1000, paid: 1950 },
    ])
    const earth = mahjong.play(stack('119933SSWWNNE', '2345678CFB456', 'E', 1), ['win'])!
    expect(earth.view.fan.map(({ fan }) => fan)).toEqual(['win', 'concealed', 'seven_pairs', 'earth'])
    expect(earth.view.seats[OWN]).toMatchObject({ size: 14, points: 29 })
  })

  it('take what the other lays, or pass it by and draw', () => {
    // The bot deals, draws another wind, and lays a wind first.
    const cards = stack('EESSWWNN12399', '2345678CFB456', 'E', 1)
    const { view } = mahjong.play(cards, [])!
    expect(view.lies === null ? [] : listMoves(cards, [])).toEqual(['pung', 'pass'])
    const pung = mahjong.play(cards, ['pung'])!
    expect(pung.view.seats[OWN]).toMatchObject({ size: 11, melds: [{ shape: 'pung', kind: 9, hidden: false }] })
    expect([pung.view.seats[1]!.laid, pung.options.map(({ move }) => move)]).toEqual([[], ['discard']])
    const passed = mahjong.play(cards, ['pass'])!
    expect([passed.view.seats[OWN]!.size, passed.view.drawn !== null]).toEqual([14, true])
  })

  it('make four alike of a hand, or of three that were taken, and draw another tile', () => {
    const cards = stack('1111357ESWNCF', SCATTERED.replace('1', '6').replace('E', '8'), 'B')
    expect(listMoves(cards, [])).toEqual(['kong:0', 'discard'])
    const { view } = mahjong.play(cards, ['kong:0'])!
    expect(view.seats[OWN]).toMatchObject({ size: 11, melds: [{ shape: 'kong', kind: 0, hidden: true }] })
    expect(view.left).toBe(36)
  })

  const cards = stack('147ESWNCFB258', '369369ESWNCFB', '1')
  it.each([
    ['a tile of the other', `discard:${cards[13]}`],
    ['what is no tile', 'discard:x'],
    ['a tile without its name', 'discard'],
    ['a pass at the own turn', 'pass'],
    ['a win with nothing', 'win'],
    ['four alike that are not there', 'kong:0'],
    ['three alike of nothing', 'pung'],
    ['a row of nothing', 'chow:0'],
    ['what is none', 'ready'],
  ])('do not take %s', (_case, move) => expect(mahjong.play(cards, [move])).toBeUndefined())

  it('end without a winner, and cost nothing, once no tile is left', () => {
    for (let nth = 1; nth < 400; nth += 1) {
      const tiles = shuffle(nth)
      const moves: string[] = []
      let play = mahjong.play(tiles, moves)!
      // Whoever lays again what they drew and takes nothing seldom wins.
      while (!play.over) {
        moves.push(play.view.lies === null ? `discard:${play.view.drawn}` : 'pass')
        play = mahjong.play(tiles, moves)!
      }
      if (play.view.winner !== null) continue
      expect(play.view.left).toBe(0)
      expect(play.wagers).toEqual([{ name: 'hold', staked: 1000, paid: 1000 }])
      return
    }
    throw new Error('somebody always won')
  })

  it('R1.1 lay a tile by its number', () => {
    const move = lay(cards, [], 'E')
    expect(mahjong.play(cards, [move])!.view.log[0]).toEqual({ seat: OWN, did: 'discard', tile: Number(move.slice(8)) })
  })
})

/** Every claim at once: the bot deals, waits with six pairs, and lays a 1. */
const CLAIMS = stack('1112345678999', 'EESSWWNNCCFF1', '5', 1)
describe('R1.1 limits of the moves of mahjong', () => {
  it.each([
    ['what the other lays', 1, 'win kong:0 pung chow:0', CLAIMS],
    ['what the other lays', 0, 'win', CLAIMS],
    ['four alike in the hand', 1, 'kong:0', stack('1111357ESWNCF', SCATTERED.replace('1', '6'), 'B')],
    ['four alike in the hand', 0, '', stack('1111357ESWNCF', SCATTERED.replace('1', '6'), 'B')],
  ])('no group is made once no tile is left to draw: of %s with %i left: %s', (_case, left, moves, cards) => {
    const table = openTable(cards)
    table.at = table.wall.length - left
    expect(listActs(table).map(writeMove).join(' ')).toBe(moves)
  })

  it.each([
    ['four alike after three alike', stack('EE1111357WNCF', '2345678SFB456', 'E', 1), 'pung'],
    ['the fourth of three alike just taken', stack('EEE357WWNNCF1', '2345678SFB456', 'E', 1), 'pung'],
    ['four alike after a row', stack('2377779999BBB', 'EESSWWNNCCFF1', '5', 1), 'chow:0'],
    ['a win after three alike', CLAIMS, 'pung'],
  ])('a discard follows what was taken, not %s', (_case, cards, move) => {
    expect(listMoves(cards, [])).toContain(move)
    expect(listMoves(cards, [move])).toEqual(['discard'])
  })

  // Four groups, an E and an S: of these the one stays of which more are to come.
  const laid = stack('123456789CCCS', '2345678FBN456', 'EWS')
  it.each([
    ['nobody has laid one', stack('123456789CCCE', '2345678FBN456', 'S'), [], 'E'],
    ['the bot has laid an S', stack('123456789CCCE', '2345678FBN456', 'SS', 1), [], 'S'],
    ['the player has laid an S', laid, [lay(laid, [], 'S')], 'S'],
  ])('the advice counts what was shown: %s', (_case, cards, moves, name) =>
    expect(mahjong.play(cards, moves)!.hint).toBe(lay(cards, moves, name)),
  )
})
