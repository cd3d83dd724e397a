import { expect, it } from 'vitest'
import { simulateDays } from './days.ts'
import { Accountant } from './naive.ts'

it('R6.3 no limit is passed and none is loosened early in the days of a few members', () => {
  const { breaches, accepted, refused, early, loosened, timed_out } = simulateDays(20, 200, 1)
  expect(breaches).toBe(0)
  expect(Math.min(accepted, refused, early, loosened, timed_out)).toBeGreaterThan(50)
})

it('and the accountant who counts them would see a breach', () => {
  const accountant = new Accountant()
  const named = { kind: 'stake', period: 'week' } as const
  accountant.turn(0)
  accountant.ask(named, 10, 0)
  accountant.add('staked', 10)
  expect(accountant.breaches).toBe(0)
  accountant.add('staked', 1)
  expect(accountant.breaches).toBe(1)
  accountant.ask(named, 20, 0)
  accountant.loosen(named, 20, 86_399_999)
  expect(accountant.breaches).toBe(2)
  accountant.ask({ kind: 'time', period: 'day' }, 600, 0)
  accountant.see(0)
  accountant.see(599_000)
  accountant.add('staked', 1)
  expect(accountant.breaches).toBe(2)
  accountant.see(600_000)
  accountant.add('staked', 1)
  expect(accountant.breaches).toBe(3)
})
