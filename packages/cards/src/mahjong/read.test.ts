import { describe, expect, it } from 'vitest'
import { FAN, type Fan, type How, listFan, sumFan } from './fan.ts'
import { countMissing, toCode } from './missing.ts'
import { type Group, listWays } from './read.ts'

/** Characters by their number, winds E S W N, dragons C F B. */
const NAMES = '123456789ESWNCFB'
const count = (names: string): number[] => [...NAMES].map((name) => [...names].filter((one) => one === name).length)
/** What lies on the table: `123`, `EEE`, `5555`, and four alike that nobody gave as `(5555)`. */
const readLaid = (laid: readonly string[]): Group[] =>
  laid.map((names) => {
    const tiles = names.replaceAll(/[()]/g, '')
    const shape = tiles.length === 4 ? 'kong' : tiles[0] === tiles[1] ? 'pung' : 'chow'
    return { shape, kind: NAMES.indexOf(tiles[0]!), hidden: names !== tiles }
  })
/** A hand, then what lies beside it. */
const split = (text: string) => {
  const [hand = '', ...laid] = text.split(' ')
  return { hand, laid }
}
const isWon = (text: string): boolean => {
  const { hand, laid } = split(text)
  return listWays(count(hand), readLaid(laid)).length > 0
}
const PLAIN: How = { kind: 0, drawn: false, kong_draw: false, last_tile: false, opening: undefined }
const tell = (text: string, how: Partial<How> = {}): string => {
  const { hand, laid } = split(text)
  const all = count(hand + laid.join('').replaceAll(/[()]/g, ''))
  return listFan(listWays(count(hand), readLaid(laid)), all, { ...PLAIN, ...how })
    .map(({ fan, times }) => (times > 1 ? `${fan}*${times}` : fan))
    .join(' ')
}
const sum = (names: string): number =>
  names.split(' ').reduce((all, name) => all + FAN[name.split('*')[0] as Fan] * Number(name.split('*')[1] ?? 1), 0)

/** Hands that win, each with what counts in it where nothing special was in how it was won. */
const WON: readonly (readonly [hand: string, fan: string])[] = [
  ['123456789EEECC', 'win wind concealed straight'],
  ['123456789EEE99', 'win wind concealed straight'],
  ['12345678999EE9', 'win concealed straight'],
  ['123123456456CC', 'win concealed seven_pairs'],
  ['12312345645699', 'win concealed pure seven_pairs'],
  ['11122233344455', 'win concealed all_pungs pure'],
  ['11123456789999', 'win concealed straight pure nine_gates'],
  ['11112345678999', 'win concealed straight pure nine_gates'],
  ['11122345678999', 'win concealed pure nine_gates'],
  ['11123345678999', 'win concealed pure nine_gates'],
  ['11123445678999', 'win concealed pure nine_gates'],
  ['11123455678999', 'win concealed pure nine_gates'],
  ['11123456678999', 'win concealed pure nine_gates'],
  ['11123456778999', 'win concealed pure nine_gates'],
  ['11123456788999', 'win concealed pure nine_gates'],
  ['1123456789EEEE', ''],
  ['11EESSWWNNCCFF', 'win concealed seven_pairs'],
  ['EESSWWNNCCFFBB', 'win concealed seven_pairs all_honours'],
  ['1122334455EECC', 'win concealed seven_pairs'],
  ['22334455667788', 'win concealed simples pure seven_pairs'],
  ['11223344556677', 'win concealed pure seven_pairs'],
  ['1111223344EECC', 'win concealed seven_pairs four_alike'],
  ['11112222EECCFF', 'win concealed seven_pairs four_alike*2'],
  ['111122223333EE', 'win concealed seven_pairs four_alike*3'],
  ['EEEESSSSWWWWNN', 'win concealed seven_pairs four_alike*3 all_honours'],
  ['22223333444455', 'win concealed simples pure seven_pairs four_alike*3'],
  ['EEESSSWWWNN123', 'win wind*3 concealed small_winds'],
  ['EEESSSWWWNNNCC', 'win wind*4 concealed all_pungs all_honours big_winds'],
  ['EEESSSWWWNNN11', 'win wind*4 concealed all_pungs big_winds'],
  ['EEESSSWWWNNCCC', 'win wind*3 concealed dragon all_pungs small_winds all_honours'],
  ['CCCFFFBBB12355', 'win concealed dragon*3 big_dragons'],
  ['CCCFFFBBB111EE', 'win concealed dragon*3 all_pungs big_dragons'],
  ['CCCFFFBB123123', 'win concealed dragon*2 small_dragons'],
  ['CCCFFFBB123999', 'win concealed dragon*2 small_dragons'],
  ['CCFFFBBB567888', 'win concealed dragon*2 small_dragons'],
  ['CCCFFFBBBEEESS', 'win wind concealed dragon*3 all_pungs big_dragons all_honours'],
  ['CCCFF123456789', 'win concealed dragon straight'],
  ['23423456756788', 'win concealed simples pure seven_pairs'],
  ['22234534567888', 'win concealed simples pure'],
  ['22255566688833', 'win concealed simples all_pungs pure'],
  ['999EEE11123455', 'win wind concealed'],
  ['777888999CCCFF', 'win concealed dragon all_pungs'],
  ['12378978978999', 'win concealed all_chows pure'],
  ['33344455566677', 'win concealed simples all_pungs pure'],
  ['11222333444555', 'win concealed all_pungs pure'],
  ['22234567888EEE', 'win wind concealed'],
  ['ESWESWESWESWCC', 'win concealed seven_pairs four_alike*3 all_honours'],
  ['CFBCFBCFBCFB11', 'win concealed seven_pairs four_alike*3'],
  ['11123456789EEE', 'win wind concealed straight'],
  ['11133355577799', 'win concealed all_pungs pure'],
  ['11122233344456', 'win concealed all_chows pure'],
  ['1357913579EECC', 'win concealed seven_pairs'],
  ['11223344 EEE FFF', 'win wind dragon'],
  ['22234567EEECCC', 'win wind concealed dragon'],
  ['55EEESSSWWWCCC', 'win wind*3 concealed dragon all_pungs'],
  ['99 123 456 789 EEE', 'win wind straight'],
  ['99 123 456 789 123', 'win all_chows straight pure'],
  ['EE 123 456 789 123', 'win straight'],
  ['EE 123 345 567 789', 'win'],
  ['55 123 345 567 789', 'win all_chows pure'],
  ['55 234 345 567 678', 'win all_chows simples pure'],
  ['55 222 333 444 678', 'win simples pure'],
  ['CC 111 222 333 EEE', 'win wind all_pungs'],
  ['CC 1111 222 333 EEE', 'win wind kong all_pungs'],
  ['CC 1111 2222 3333 EEEE', 'win wind kong*4 all_pungs'],
  ['CC (1111) 2222 3333 EEEE', 'win wind kong*3 hidden_kong all_pungs'],
  ['CC (1111) (2222) (3333) (EEEE)', 'win wind concealed hidden_kong*4 all_pungs'],
  ['12355 (CCCC) 789 EEE', 'win wind dragon hidden_kong'],
  ['12355789 (CCCC) (EEEE)', 'win wind concealed dragon hidden_kong*2'],
  ['12355789 CCCC (EEEE)', 'win wind kong dragon hidden_kong'],
  ['11 CCC FFF BBB 234', 'win dragon*3 big_dragons'],
  ['BB CCC FFF 123 234', 'win dragon*2 small_dragons'],
  ['BB CCCC (FFFF) 123 234', 'win kong dragon*2 hidden_kong small_dragons'],
  ['NN EEE SSS WWW 234', 'win wind*3 small_winds'],
  ['NN EEE SSS WWW CCC', 'win wind*3 dragon all_pungs small_winds all_honours'],
  ['22 EEE SSS WWW NNN', 'win wind*4 all_pungs big_winds'],
  ['11122 345 678 999', 'win pure'],
  ['11123 234 567 789', 'win all_chows pure'],
  ['1112223334455 6', ''],
  ['22567 345 678 EEE', 'win wind'],
  ['1123434 456 789', ''],
  ['11234345 456 789', 'win all_chows pure'],
  ['11789789 789 789', 'win all_chows pure'],
  ['22345345345 345', 'win all_chows simples pure'],
  ['44333555 666 777', 'win simples all_pungs pure'],
  ['33444555 345 666', 'win simples pure'],
]

/** Hands that look as if they won. */
const NOT_WON: readonly string[] = (
  '123456789EEECF 12345678EEECC9E 123456789ESWNC 123456789EECC 123456789EEECCC 1122334455EESC 11223344556678 ' +
  '11EESSWWNNCCF 11EESSWWNNCCFB EEESSSWWWNNCF1 ESWNCFB1234567 CCCFFFBBB1235E 12412345645699 12356789EEESSS ' +
  '89E89E123456CC ' +
  '2223334445556 111222333444555 22446688EESSWC 12345566778899 11122344445677 33355577799EES 11199EEESSSWWF'
).split(' ')
const NOT_WON_LAID: readonly string[] = [
  '89 123 456 789 EEE',
  'EC 123 456 789 EEE',
  '1 123 456 789 EEE',
  '111 123 456 789 EEE',
  '1122334455EE CCC',
  '1122 345 678 999 EEE',
  'EESSWW 123 456',
]

describe('R1.1 hands of mahjong are read', () => {
  const won = WON.filter(([, fan]) => fan !== '')
  it.each(won)('%s wins: %s', (hand, fan) => {
    expect(isWon(hand)).toBe(true)
    expect(tell(hand, { kind: 99 })).toBe(fan)
  })
  const none = [...WON.filter(([, fan]) => fan === '').map(([hand]) => hand), ...NOT_WON, ...NOT_WON_LAID]
  it.each(none)('%s does not win', (hand) => expect(isWon(hand)).toBe(false))

  it('these are more than a hundred, and with how they are won they see every fan', () => {
    expect(won.length + none.length).toBeGreaterThan(100)
    const seen = new Set([...won, ...HOW.map(([, , fan]) => ['', fan] as const)].flatMap(([, fan]) => fan.split(' ')))
    expect(Object.keys(FAN).filter((fan) => ![...seen].some((one) => one.split('*')[0] === fan))).toEqual([])
  })

  it('wins exactly where nothing is missing, and waits where one is', () => {
    for (const [text] of [...won, ...none.map((hand) => [hand] as const)]) {
      const { hand, laid } = split(text)
      if (hand.length + 3 * laid.length !== 14) continue
      const counts = count(hand)
      if (counts.some((one) => one > 4)) continue
      expect([text, countMissing(toCode(counts, laid.length)) === 0]).toEqual([text, isWon(text)])
      if (!isWon(text)) continue
      for (const kind of counts.keys())
        if (counts[kind]! > 0) expect(countMissing(toCode(counts.with(kind, counts[kind]! - 1), laid.length))).toBe(1)
    }
  })
})

const five = NAMES.indexOf('5')
const HOW: readonly (readonly [hand: string, how: Partial<How>, fan: string])[] = [
  ['12312345645699', { drawn: true }, 'win self_drawn concealed pure seven_pairs'],
  ['99 123 456 789 EEE', { drawn: true }, 'win self_drawn wind straight'],
  ['11122233344455', { drawn: true }, 'win self_drawn concealed all_pungs pure hidden_pungs'],
  ['11122233344455', { kind: five }, 'win concealed all_pungs pure hidden_pungs'],
  ['11122233344455', { kind: 3 }, 'win concealed all_pungs pure'],
  ['33344455 222 777', { drawn: true }, 'win self_drawn simples all_pungs pure'],
  [
    '55 (1111) (2222) (3333) (EEEE)',
    { drawn: true },
    'win self_drawn wind concealed hidden_kong*4 all_pungs hidden_pungs',
  ],
  ['CC 1111 222 333 EEE', { drawn: true, kong_draw: true }, 'win self_drawn wind kong kong_draw all_pungs'],
  ['99 123 456 789 EEE', { last_tile: true }, 'win wind straight last_tile'],
  ['11EESSWWNNCCFF', { drawn: true, opening: 'heaven' }, 'win self_drawn concealed seven_pairs heaven'],
  ['11EESSWWNNCCFF', { opening: 'earth' }, 'win concealed seven_pairs earth'],
]

describe('R1.1 what counts in a hand of mahjong', () => {
  it.each(HOW)('%s won by %o: %s', (hand, how, fan) => {
    expect(tell(hand, how)).toBe(fan)
    const { hand: own, laid } = split(hand)
    const all = count(own + laid.join('').replaceAll(/[()]/g, ''))
    const counted = listFan(listWays(count(own), readLaid(laid)), all, { ...PLAIN, ...how })
    expect(sumFan(counted)).toBe(sum(fan))
  })
})

describe('R1.1 what a hand lacks', () => {
  it.each([
    ['147ESWNCFB258', 6],
    ['123456789EEEC', 1],
    ['123456789EECC', 1],
    ['1112345678999', 1],
    ['11223344556EC', 2],
    ['11335577EESSW', 1],
    ['1111EEEESSSS2', 1],
    ['1 123 456 789 EEE', 1],
    ['1234ES 123 456', 3],
    ['EESSWWNNCC1 FFF', 3],
  ])('%s is %i away', (text, missing) => {
    const { hand, laid } = split(text)
    expect(countMissing(toCode(count(hand), laid.length))).toBe(missing)
  })
})
