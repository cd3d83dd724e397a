import { createChance, createSeededWords, toPercent } from '@moongate/slots'
import { describe, expect, it } from 'vitest'
import { computePayout, simulateBets, tableGames } from './index.ts'
import { countHands } from './baccarat/proof.ts'

const find = (code: string) => tableGames.find((game) => game.code === code)!

describe('the edge of each bet, over every outcome', () => {
  it.each([
    [
      'baccarat',
      { banker: '1.0579', player: '1.2351', tie: '14.3596', player_pair: '10.3614', banker_pair: '10.3614' },
    ],
    ['dragon_tiger', { dragon: '3.7349', tiger: '3.7349', tie: '32.7711', suited_tie: '13.9759' }],
    ['roulette', { '17': '2.7027', '0-2-3': '2.7027', '0-1-2-3': '2.7027', red: '2.7027', dozen_2: '2.7027' }],
    ['niuniu', { 'player:1': '2.5000', 'banker:3': '2.5000', 'times:2': '0.8055' }],
    ['sic_bo', { big: '2.7778', small: '2.7778', even: '2.7778', 'total:4': '15.2778', 'single:3': '7.8704' }],
    ['sic_bo', { 'triple:6': '16.2037', any_triple: '13.8889', 'double:1': '18.5185', 'pair:2:5': '16.6667' }],
  ])('R1.1 of %s is the published one: %j', (code, edges) => {
    const prove = find(code).prove()
    for (const [bet, edge] of Object.entries(edges)) expect((100 - toPercent(prove(bet))).toFixed(4), bet).toBe(edge)
  })

  it('R1.1 every bet of the roulette layout has the same', () => {
    const { bets, prove } = find('roulette')
    expect(bets).toHaveLength(37 + 60 + 14 + 23 + 11 + 12)
    expect(new Set(bets.map((bet) => toPercent(prove()(bet)).toFixed(9))).size).toBe(1)
  })

  it('R1.1 baccarat hands are as many as are published for eight decks', () => {
    const sums = { player: 0, banker: 0, tie: 0 }
    for (const { outcome, orders } of countHands().values()) sums[outcome.winner] += orders
    expect(sums).toEqual({
      banker: 2_292_252_566_437_888,
      player: 2_230_518_282_592_256,
      tie: 475_627_426_473_216,
    })
  })
})

it.each(tableGames.map((game) => [game.code, game] as const))(
  'R1.1 %s publishes the lowest and the highest proven return, and dealt 60,000 times returns what is proven, within the interval at 99.9 of 100',
  (_code, game) => {
    const [prove, bets] = [game.prove(), game.kinds]
    const returns = bets.map((bet) => toPercent(prove(bet)))
    expect(game.published).toEqual({
      least: Math.min(...returns).toFixed(4),
      most: Math.max(...returns).toFixed(4),
    })
    for (const { bet, mean, deviation, rounds } of simulateBets(game, bets, createChance(createSeededWords(3)), 60_000))
      expect(Math.abs(mean - toPercent(prove(bet)) / 100), bet).toBeLessThan((3.2905 * deviation) / Math.sqrt(rounds))
  },
)

it.each([
  [10_000n, 195, 19_500n],
  [100n, 195, 195n],
  [100n, 50, 50n],
  [100n, 3600, 3600n],
  [100n, 0, 0n],
])('R1.1 a stake of %i at %i of a hundred brings %i', (stake, returned, payout) =>
  expect(computePayout(stake, returned)).toBe(payout),
)
