import { describe, expect, it } from 'vitest'
import { type Columns, countSuppliers, nameGame, pickTab, setFavouriteIn, type Tab, unpackHall } from './hall.rules.ts'

const columns: Columns = {
  suppliers: [
    { api_name: 'KOI', title: '锦鲤游戏', maintenance: false },
    { api_name: 'JZ', title: '金月彩票', maintenance: true },
  ],
  pictures: ['/art/fish.webp', '/art/coin.webp'],
  games: {
    supplier: [0, 0, 1],
    game_type: [3, 2, 4],
    game_code: ['leap', 'pearl', 'jzssc'],
    title: ['锦鲤跃门', '深海遗珠', '金月时时彩'],
    initials: ['jlym', 'shyz', 'jyssc'],
    tags: [1, 6, 0],
    picture: [0, 1, 0],
    hue: [200, 359, -1],
    pattern: [0, 5, -1],
    added: [20_400, 20_500, 0],
  },
}
const games = unpackHall(columns)
const key = (api_code: string, gameCode: string) => ({ api_code, gameCode })

describe('R2.29 a hall', () => {
  it('is made of its columns', () => {
    expect(games[1]).toEqual({
      at: 1,
      key: 'KOI pearl',
      supplier: columns.suppliers[0],
      game_type: 2,
      game_code: 'pearl',
      title: '深海遗珠',
      initials: 'shyz',
      tags: ['recommend', 'new'],
      picture: '/art/coin.webp',
      art: { hue: 359, pattern: 'lattice' },
      added: 20_500,
    })
    expect(games[2]?.art).toBeNull()
  })

  const mine = {
    favourites: [key('JZ', 'jzssc'), key('PG', 'gone'), key('KOI', 'leap')],
    recent: [key('KOI', 'pearl')],
  }
  it.each<[Tab, string[]]>([
    ['all', ['leap', 'pearl', 'jzssc']],
    ['hot', ['leap']],
    ['recommend', ['pearl']],
    ['new', ['pearl', 'leap', 'jzssc']],
    ['favourites', ['jzssc', 'leap']],
    ['recent', ['pearl']],
  ])('shows below %s: %j', (tab, codes) => {
    expect(pickTab(games, tab, mine).map((game) => game.game_code)).toEqual(codes)
  })

  it('tells how many games each supplier has', () => {
    expect(countSuppliers(games).map(({ supplier, count }) => [supplier.api_name, count])).toEqual([
      ['KOI', 2],
      ['JZ', 1],
    ])
  })

  it.each<[string, boolean, string[]]>([
    ['pearl', true, ['KOI pearl', 'KOI leap']],
    ['leap', true, ['KOI leap']],
    ['leap', false, []],
    ['pearl', false, ['KOI leap']],
  ])('with %s as a favourite: %s', (code, on, favourites) => {
    const before = { favourites: [key('KOI', 'leap')], recent: [] }
    expect(setFavouriteIn(before, key('KOI', code), on).favourites.map(nameGame)).toEqual(favourites)
  })
})
