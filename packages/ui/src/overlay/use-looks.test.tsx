// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { render } from '@moongate/testing/react'
import { useLooks } from './use-looks.ts'

const MINUTE = 60_000
type Told = { spell: { is_offered: boolean } }
const TOLD: Told = { spell: { is_offered: false } }
const SPELL = { minutes: 1, played: 0, left: null, offers: false }
const letLie = () => undefined

const Visit = ({ ask }: { ask: () => Promise<Told | undefined> }) => {
  const { shown } = useLooks({ spell: SPELL, held: false, fetchLook: ask, onDue: letLie, onOver: letLie })
  return <p>{shown ? 'how it went' : 'nothing'}</p>
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['says nothing', () => Promise.resolve(undefined)],
  ['does not come', () => Promise.reject(new Error('no network'))],
])('asks again in five seconds where an answer %s, until it comes', async (_, miss) => {
  const ask = vi.fn<() => Promise<Told | undefined>>(() => Promise.resolve(TOLD))
  ask.mockImplementationOnce(miss).mockImplementationOnce(miss)
  const { find } = render(<Visit ask={ask} />)
  await pass(MINUTE)
  expect([ask.mock.calls.length, find('p').textContent]).toEqual([1, 'nothing'])
  await pass(10_000)
  expect([ask.mock.calls.length, find('p').textContent]).toEqual([3, 'how it went'])
  await pass(MINUTE)
  expect(ask).toHaveBeenCalledTimes(3)
})

it('asks no more once the visit is over, also where an answer was still on its way', async () => {
  const ask = vi.fn<() => Promise<undefined>>(() => new Promise<undefined>((_, fail) => void setTimeout(fail, 1_000)))
  const { unmount } = render(<Visit ask={ask} />)
  await pass(MINUTE + 500)
  unmount()
  await pass(MINUTE)
  expect(ask).toHaveBeenCalledTimes(1)
})
