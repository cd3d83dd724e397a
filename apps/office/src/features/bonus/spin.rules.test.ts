import { describe, expect, it } from 'vitest'
import type { SpinOffer, SpinOffers } from '../../api/freespins.ts'
import { addGames, listGames, readAmountOrNone, readSpinOffer, toSpinInput } from './spin.rules.ts'

const data = {
  offers: [],
  suppliers: [{ api_code: 'AURUM', title: 'Aurum', games: [{ game_code: 'jade_rabbit', title: 'Rabbit' }] }],
  types: [{ gameType: 3, text: 'Slots' }],
} as unknown as SpinOffers

describe('R6.6 the form of free spins', () => {
  it('names a game with its supplier', () =>
    expect(listGames(data.suppliers)).toEqual([
      { group: 'Aurum', items: [{ value: 'AURUM/jade_rabbit', label: 'Rabbit' }] },
    ]))

  it.each([
    ['its game is on sale', 'AURUM', 'jade_rabbit', [['Aurum', 'Rabbit']]],
    ['its game is off', 'AURUM', 'old_fox', [['Aurum', 'Rabbit', 'Fox']]],
    [
      'its supplier is off',
      'KOI',
      'old_fox',
      [
        ['Aurum', 'Rabbit'],
        ['Koi', 'Fox'],
      ],
    ],
  ])('offers the game of an offer too when %s', (_case, api_code, game_code, shown) => {
    const titles = { api_title: api_code === 'KOI' ? 'Koi' : 'Aurum', game_title: 'Fox' }
    const games = listGames(data.suppliers, { api_code, game_code, ...titles } as SpinOffer)
    expect(games.map(({ group, items }) => [group, ...items.map(({ label }) => label)])).toEqual(shown)
  })

  it('R7.3 can be of a slot that only a search has found', () => {
    const found = [
      { api_code: 'AURUM', game_code: 'jade_rabbit', title: 'Rabbit' },
      { api_code: 'AURUM', game_code: 'far_fox', title: 'Far fox' },
      { api_code: 'NO_SPINS', game_code: 'cat', title: 'Cat' },
    ]
    const [supplier] = listGames(addGames(data.suppliers, found))
    expect(supplier?.items).toEqual([
      { value: 'AURUM/jade_rabbit', label: 'Rabbit' },
      { value: 'AURUM/far_fox', label: 'Far fox' },
    ])
  })

  it('is sent as it stands', () => {
    const draft = { ...readSpinOffer(undefined, data), reason: ' a season ', min: '' }
    expect(toSpinInput(draft)).toMatchObject({
      api_code: 'AURUM',
      game_code: 'jade_rabbit',
      spins: 10,
      stake: '0.50',
      min: '0.00',
      max_bet: null,
      weights: [{ gameType: 3, weight: 100 }],
      reason: 'a season',
    })
  })

  it.each([
    ['a stake', { stake: '' }],
    ['a most', { max: '0' }],
    ['a deposit that is an amount', { min: '-1' }],
  ])('is not sent without %s', (_case, over) =>
    expect(toSpinInput({ ...readSpinOffer(undefined, data), ...over })).toBeUndefined(),
  )

  it.each([
    ['', '0.00'],
    ['0', '0.00'],
    ['500', '500.00'],
    ['x', null],
    ['1.234', null],
  ])('reads %j as %j', (typed, amount) => expect(readAmountOrNone(typed)).toBe(amount))
})
