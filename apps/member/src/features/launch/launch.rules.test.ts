import { expect, it } from 'vitest'
import { launchAddress, launchVerdict } from '../../widgets/launch.rules.ts'
import { asked, gameAddress, marks } from './launch.rules.ts'

it.each([
  ['R8.3 a visitor logs in first', 'JZ', { logged_in: false, is_demo: false }, 'login_first'],
  ['R1.13 a trial account plays JZ', 'JZ', { logged_in: true, is_demo: true }, 'pass'],
  ['R6.3 and nothing else', 'PG', { logged_in: true, is_demo: true }, 'demo_only_lottery'],
  ['R2.22 a member plays all', 'PG', { logged_in: true, is_demo: false }, 'pass'],
] as const)('%s', (_, api_code, visitor, verdict) => expect(launchVerdict({ api_code }, visitor)).toBe(verdict))

it('R2.10 the waiting page takes api_code and the other values', () => {
  expect(launchAddress({ api_code: 'JZ', gameType: 4, gameCode: 'jzssc' })).toBe(
    '#/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc',
  )
  expect(asked({ api_code: 'JZ', gameType: '4', gameCode: 'jzssc' })).toEqual({
    api_code: 'JZ',
    gameType: 4,
    gameCode: 'jzssc',
  })
  expect(asked({ api_code: '"><script>' })).toBeUndefined()
})
it('R2.10 a failed step is marked and the steps before it stay done', () => {
  expect(marks({ step: 'move', state: 'failed' }).map((mark) => mark.state)).toEqual(['done', 'failed', 'next'])
  expect(marks({ step: 'read', state: 'busy' }).map((mark) => mark.state)).toEqual(['now', 'next', 'next'])
})
it('R2.10 only web pages are opened', () => {
  expect(gameAddress('/lottery/?t=1', 'http://localhost:8080')).toBe('http://localhost:8080/lottery/?t=1')
  expect(gameAddress('javascript:alert(1)', 'http://localhost:8080')).toBeUndefined()
})
