import { describe, expect, it } from 'vitest'
import { maskName } from '../members/index.ts'
import { chooseHappenings, type Happening } from './happenings.rules.ts'

const build = (kind: Happening['kind'], member_id: number, amount = 100n): Happening => ({
  kind,
  member_id,
  amount,
  name: `member${member_id}`,
  game: null,
  seconds: kind === 'payout' ? 60 : null,
})
const list = (found: readonly Happening[]) => found.map((one) => `${one.kind} ${one.member_id} ${one.amount}`)

describe('R1.11 R2.28 what is told of wins and payouts', () => {
  it.each([
    ['wang8888', 'wa***8'],
    ['li0006', 'li***6'],
    ['alice', 'a***'],
    ['bob1', 'b***'],
  ])('masks %s as %s', (name, masked) => expect(maskName(name)).toBe(masked))

  it('tells nothing while too few members had any, however many they had', () => {
    const two = [build('win', 1), build('win', 2), build('payout', 1), build('win', 1)]
    expect(chooseHappenings(two, { from_members: 3 })).toEqual([])
    expect(chooseHappenings(two, { from_members: 2 })).not.toEqual([])
    expect(chooseHappenings([], { from_members: 2 })).toEqual([])
  })

  it('tells the newest win and the newest payout of each member, in their order', () => {
    const newest = [build('win', 1, 5n), build('payout', 2), build('win', 1, 900n), build('payout', 1), build('win', 2)]
    expect(list(chooseHappenings(newest, { from_members: 2 }))).toEqual([
      'win 1 5',
      'payout 2 100',
      'payout 1 100',
      'win 2 100',
    ])
  })

  it('tells of twelve at most', () => {
    const many = Array.from({ length: 30 }, (_, i) => build('win', i))
    expect(chooseHappenings(many, { from_members: 2 })).toHaveLength(12)
  })
})
