import { expect, it } from 'vitest'
import { listFirstSteps } from './welcome.rules.ts'

it.each([
  ['without a real name only that can be opened (R4.8)', '', ['realname'], []],
  ['with one it is done, and the rest can be opened', '王丽', ['card', 'deposit'], ['realname']],
] as const)('R4.6 %s', (_, realname, open, done) => {
  const steps = listFirstSteps(realname)
  expect(steps.map(({ id }) => id)).toEqual(['realname', 'card', 'deposit'])
  expect(steps.filter(({ href }) => href !== undefined).map(({ id }) => id)).toEqual(open)
  expect(steps.filter(({ ok }) => ok).map(({ id }) => id)).toEqual(done)
})
