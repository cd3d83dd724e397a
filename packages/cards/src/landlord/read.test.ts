import { describe, expect, it } from 'vitest'
import type { Kind } from './combo.ts'
import { canBeat, readCombos } from './read.ts'

/** Heights from three to the big joker; `s` and `b` are the jokers. */
const HEIGHTS = '3456789TJQKA2sb'
const RANKS = 'A23456789TJQK'
/** Cards by their heights: suits follow one another, since none counts. */
const read = (names: string): number[] =>
  [...names].map((name, at) => {
    if (name === 's' || name === 'b') return name === 's' ? 52 : 53
    return RANKS.indexOf(name) + 13 * (names.slice(0, at).split(name).length - 1)
  })
/** Every reading of cards, as `kind top length`. */
const tell = (names: string): string[] =>
  readCombos(read(names))
    .map(({ kind, top, length }) => `${kind} ${HEIGHTS[top - 3] ?? ''} ${length}`)
    .toSorted()

/** Hands of one reading: the kind, and each hand with the top and the length of its body where that is not one. */
const HANDS: readonly (readonly [kind: Kind, hands: string])[] = [
  ['single', '3:3 4:4 5:5 6:6 7:7 8:8 9:9 T:T J:J Q:Q K:K A:A 2:2 s:s b:b'],
  ['pair', '33:3 44:4 55:5 66:6 77:7 88:8 99:9 TT:T JJ:J QQ:Q KK:K AA:A 22:2'],
  ['triple', '333:3 444:4 555:5 666:6 777:7 888:8 999:9 TTT:T JJJ:J QQQ:Q KKK:K AAA:A 222:2'],
  [
    'triple_single',
    '3334:3 3444:4 5553:5 666s:6 777b:7 888A:8 T999:9 TTT2:T 3JJJ:J QQQK:Q KQKK:K AAAs:A 2223:2 b222:2',
  ],
  [
    'triple_pair',
    '33344:3 33444:4 555AA:5 666KK:6 77722:7 33888:8 999TT:9 TTTJJ:T JJJ33:J QQQ44:Q KKKAA:K AAA22:A 22233:2 AAKKK:K',
  ],
  [
    'straight',
    '34567:7:5 45678:8:5 56789:9:5 6789T:T:5 789TJ:J:5 89TJQ:Q:5 9TJQK:K:5 TJQKA:A:5 76543:7:5 A9TJQK:A:6 345678:8:6 456789:9:6',
  ],
  [
    'straight',
    '56789T:T:6 6789TJ:J:6 789TJQ:Q:6 89TJQK:K:6 3456789:9:7 456789T:T:7 56789TJ:J:7 6789TJQ:Q:7 789TJQK:K:7 89TJQKA:A:7',
  ],
  [
    'straight',
    '3456789T:T:8 56789TJQ:Q:8 789TJQKA:A:8 3456789TJ:J:9 6789TJQKA:A:9 3456789TJQ:Q:10 56789TJQKA:A:10 3456789TJQK:K:11 456789TJQKA:A:11 3456789TJQKA:A:12',
  ],
  [
    'pairs',
    '334455:5:3 445566:6:3 556677:7:3 667788:8:3 778899:9:3 8899TT:T:3 99TTJJ:J:3 TTJJQQ:Q:3 JJQQKK:K:3 QQKKAA:A:3 345345:5:3',
  ],
  [
    'pairs',
    '33445566:6:4 44556677:7:4 8899TTJJ:J:4 JJQQKKAA:A:4 3344556677:7:5 99TTJJQQKK:K:5 334455667788:8:6 99TTJJQQKKAA:A:6',
  ],
  ['pairs', '33445566778899:9:7 445566778899TTJJ:J:8 33445566778899TTJJ:J:9 33445566778899TTJJQQ:Q:10'],
  [
    'plane',
    '333444:4:2 444555:5:2 555666:6:2 666777:7:2 777888:8:2 888999:9:2 999TTT:T:2 TTTJJJ:J:2 JJJQQQ:Q:2 QQQKKK:K:2 KKKAAA:A:2',
  ],
  ['plane', '333444555:5:3 QQQKKKAAA:A:3 777888999:9:3 333444555666777:7:5 333444555666777888:8:6 TTTJJJQQQKKKAAA:A:5'],
  [
    'plane_singles',
    '33344456:4:2 33344455:4:2 33344435:4:2 444555AK:5:2 KKKAAA22:A:2 KKKAAA2s:A:2 KKKAAA3b:A:2 99TTT9JJ:T:2 777888QK:8:2 JJJQQQ3J:Q:2',
  ],
  [
    'plane_singles',
    '333444555678:5:3 33344455566K:5:3 888999TTT222:T:3 QQQKKKAAA345:A:3 333444555777:5:3 3334445556667TJQ:6:4 3334445556667788:6:4 33344455566677789TJQ:7:5',
  ],
  [
    'plane_pairs',
    '3334445566:4:2 4445556677:5:2 KKKAAA3344:A:2 TTTJJJ22AA:J:2 33QQQKKK44:K:2 333444555667788:5:3 QQQKKKAAA334455:A:3 33344455566688TTJJQQ:6:4',
  ],
  [
    'four_singles',
    '333345:3 333344:3 444435:4 4444AA:4 5555sK:5 66662b:6 7777KA:7 TTTT34:T KKKK2s:K AAAA33:A 222234:2 22223b:2 QQQQJK:Q 999933:9',
  ],
  ['four_pairs', '33334455:3 444433AA:4 777788QQ:7 TTTT2233:T KKKK4466:K AAAA22KK:A 222233AA:2 55667777:7'],
  ['bomb', '3333:3 4444:4 5555:5 6666:6 7777:7 8888:8 9999:9 TTTT:T JJJJ:J QQQQ:Q KKKK:K AAAA:A 2222:2'],
  ['rocket', 'sb:b bs:b'],
]
const ONE = HANDS.flatMap(([kind, hands]) =>
  hands.split(' ').map((hand) => {
    const [cards = '', top = '', length = '1'] = hand.split(':')
    return [cards, `${kind} ${top} ${length}`] as const
  }),
)
/** Hands that are nothing. */
const NONE = (
  '34 s3 2b 345 3345 334 3344 s2b 3456 33445 345678T 3456T TJQKA2 JQKA2 KA234 A2345 A23456 22AAKK 2233 AA22KK 334466 33445 3344556 33445567 ' +
  '333555 333sb 33355566 333444567 3334445 33344455666 AAA222 AAA22233 KKKAAA222 3333sb 33334 333344556 333344445 33334455667 3333444455556 sb3 sb33 22s b22 3334455 33344sb 333444sb'
).split(' ')

describe('R1.1 cards of dou dizhu are read', () => {
  it.each(ONE)('%s as %s', (cards, reading) => expect(tell(cards)).toEqual([reading]))

  it('these are more than two hundred hands of every kind', () => {
    expect(ONE.length + NONE.length).toBeGreaterThan(200)
    expect(new Set(HANDS.map(([kind]) => kind)).size).toBe(14)
  })

  it.each([
    ['333444555666', ['plane 6 4', 'plane_singles 5 3', 'plane_singles 6 3']],
    ['444555666777', ['plane 7 4', 'plane_singles 6 3', 'plane_singles 7 3']],
    ['3334445556667777', ['plane_singles 6 4', 'plane_singles 7 4']],
    ['33334444', ['plane_singles 4 2']],
    ['33344455566677788899', ['plane_singles 7 5', 'plane_singles 8 5']],
  ])('%s in more ways, or as it is not seen at once', (cards, readings) => expect(tell(cards)).toEqual(readings))

  it('as it stands first, where there are more ways: that is what bots answer', () => {
    const list = (names: string) => readCombos(read(names)).map(({ top }) => top)
    expect([list('333444555666'), list('666555444333')]).toEqual([
      [5, 6, 6],
      [6, 5, 6],
    ])
  })

  it.each(NONE)('%s not at all', (cards) => expect(tell(cards)).toEqual([]))
})

describe('R1.1 what is played is beaten', () => {
  it.each([
    ['3', '4'],
    ['A', '2'],
    ['2', 's'],
    ['s', 'b'],
    ['KK', 'AA'],
    ['3334', '4443'],
    ['AAA33', '22244'],
    ['34567', '45678'],
    ['334455', '445566'],
    ['333444', '444555'],
    ['33344456', '44455533'],
    ['33334455', '44443355'],
    ['333345', '444435'],
    ['2', '3333'],
    ['TJQKA', '3333'],
    ['333345', '4444'],
    ['3333', '4444'],
    ['AAAA', '2222'],
    ['2222', 'sb'],
    ['b', 'sb'],
  ])('%s by %s, and not the other way round', (low, high) => {
    const [lower, higher] = [readCombos(read(low))[0]!, readCombos(read(high))[0]!]
    expect([canBeat(higher, lower), canBeat(lower, higher), canBeat(higher, higher)]).toEqual([true, false, false])
  })

  it.each([
    ['3', '44'],
    ['33', '4'],
    ['34567', '456789'],
    ['334455', '44556677'],
    ['3334', '44455'],
    ['333444', '444555666'],
    ['333345', '44445566'],
  ])('%s by no %s', (low, high) => {
    expect(canBeat(readCombos(read(high))[0]!, readCombos(read(low))[0]!)).toBe(false)
  })
})
