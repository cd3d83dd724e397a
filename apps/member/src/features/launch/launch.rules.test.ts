import { expect, it } from 'vitest'
import { buildLaunchAddress, judgeLaunch } from '../../widgets/launch.rules.ts'
import { readAsked, buildGameAddress, listMarks, readProgress } from './launch.rules.ts'

it.each([
  ['R8.3 a visitor logs in first', 'JZ', { logged_in: false, is_demo: false }, 'login_first'],
  ['R1.13 a trial account plays JZ', 'JZ', { logged_in: true, is_demo: true }, 'pass'],
  ['R6.3 and nothing else', 'PG', { logged_in: true, is_demo: true }, 'demo_only_lottery'],
  ['R2.22 a member plays all', 'PG', { logged_in: true, is_demo: false }, 'pass'],
] as const)('%s', (_, api_code, visitor, verdict) => expect(judgeLaunch({ api_code }, visitor)).toBe(verdict))

it('R2.10 the waiting page takes api_code and the other values', () => {
  expect(buildLaunchAddress({ api_code: 'JZ', gameType: 4, gameCode: 'jzssc' })).toBe(
    '#/LoginToSupplier?api_code=JZ&gameType=4&gameCode=jzssc',
  )
  expect(readAsked({ api_code: 'JZ', gameType: '4', gameCode: 'jzssc' })).toEqual({
    api_code: 'JZ',
    gameType: 4,
    gameCode: 'jzssc',
  })
  expect(readAsked({ api_code: 'ATLAS', match: 'football.1.2.3' })).toEqual({
    api_code: 'ATLAS',
    match: 'football.1.2.3',
  })
  expect(readAsked({ api_code: '"><script>' })).toBeUndefined()
})
it('R2.10 a failed step is marked and the steps before it stay done', () => {
  expect(listMarks({ step: 'move', state: 'failed' }).map((mark) => mark.state)).toEqual(['done', 'failed', 'next'])
  expect(listMarks({ step: 'read', state: 'busy' }).map((mark) => mark.state)).toEqual(['now', 'next', 'next'])
})
it('R2.10 only web pages are opened', () => {
  expect(buildGameAddress('/lottery/?t=1', 'http://localhost:8080')).toBe('http://localhost:8080/lottery/?t=1')
  expect(buildGameAddress('javascript:alert(1)', 'http://localhost:8080')).toBeUndefined()
})
it('R2.10 shows what the server is at for the platform of this window, and nothing else that is pushed', () => {
  const home = { id: '1', type: 'enter', data: { step: 'home', api_code: 'PG' } } as const
  const move = { id: '2', type: 'enter', data: { step: 'move', api_code: 'PG', money: '10.00' } } as const
  expect([readProgress(home, 'PG'), readProgress(move, 'PG')]).toEqual([home.data, move.data])
  expect(readProgress(move, 'JZ')).toBeUndefined()
  expect(readProgress({ id: '3', type: 'balance', data: { api_code: 'PG' } }, 'PG')).toBeUndefined()
})
