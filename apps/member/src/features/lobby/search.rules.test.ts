import { describe, expect, it } from 'vitest'
import type { HallGame } from './hall.rules.ts'
import { createSearch, foldText, isNear } from './search.rules.ts'

const titles: [title: string, initials: string][] = [
  ['招财金蟾', 'zcjc'],
  ['金龙宝藏', 'jlbz'],
  ['财神到', 'csd'],
  ['Golden Dragon Treasure', ''],
  ["Hold'em Poker", ''],
  ['Kho Báu Rồng Vàng', ''],
  ['Đêm Hội Đèn Lồng', ''],
  ['สมบัติมังกรทอง', ''],
]
const games = titles.map(([title, initials], at): HallGame => {
  const supplier = { api_name: 'KOI', title: 'Koi', maintenance: false }
  const plain = { game_type: 3, tags: [], picture: '', art: null, added: 0 }
  return { at, key: title, supplier, game_code: `g${at}`, title, initials, ...plain }
})
const search = createSearch(games)

describe('R2.29 the search of a hall', () => {
  it.each([
    ['金', ['金龙宝藏', '招财金蟾']],
    ['zc', ['招财金蟾']],
    ['JC', ['招财金蟾']],
    ['golden', ['Golden Dragon Treasure']],
    ['treasure gold', ['Golden Dragon Treasure']],
    ['draogn', ['Golden Dragon Treasure']],
    ['treasur', ['Golden Dragon Treasure']],
    ['dragin tresure', ['Golden Dragon Treasure']],
    ['poker', ["Hold'em Poker"]],
    ['rong vang', ['Kho Báu Rồng Vàng']],
    ['Rồng', ['Kho Báu Rồng Vàng']],
    ['den long', ['Đêm Hội Đèn Lồng']],
    ['มังกร', ['สมบัติมังกรทอง']],
    ['  ', titles.map(([title]) => title)],
    ['zzz', []],
    ['dxgn', []],
    ['神秘', []],
  ])('finds by %s: %j', (typed, found) => {
    expect(search(typed).map(({ title }) => title)).toEqual(found)
  })

  it('leaves the marks of Thai, which tell words apart', () => {
    expect(foldText('ปลาคาร์ป ที่ ÉCLAIR')).toBe('ปลาคาร์ป ที่ eclair')
  })

  it.each([
    ['dragon', 'dragon', true],
    ['dragon', 'dragn', true],
    ['dragon', 'draagon', true],
    ['dragon', 'drabon', true],
    ['dragon', 'draogn', true],
    ['dragon', 'drgaon', true],
    ['dragon', 'drabin', false],
    ['dragon', 'drag', false],
  ])('%s is near %s: %s', (a, b, near) => expect([isNear(a, b), isNear(b, a)]).toEqual([near, near]))
})
