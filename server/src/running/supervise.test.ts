import { afterEach, expect, it, vi } from 'vitest'
import { OperatorError } from './operator-error.ts'
import { supervise } from './supervise.ts'

afterEach(() => vi.restoreAllMocks())

it('leaves what hangs, in time for the stages under it, and tells so in one line', async () => {
  const told: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line))
  const undone: string[] = []
  const code = await supervise(async (life) => {
    life.onLeave(async () => void undone.push('database'))
    life.onLeave(async () => Promise.reject(new OperatorError('the site did not close')))
    life.onLeave(() => new Promise(() => undefined))
    life.fail(new OperatorError('the end'))
  }, 3_000)
  expect([code, undone]).toEqual([1, ['database']])
  expect(told).toEqual([
    'moongate: the end',
    'moongate: something did not end in time and was left; what it was doing is taken up at the next start',
    'moongate: the site did not close',
  ])
})
