import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHall } from './hall.ts'

let away: boolean
const answer = async (): Promise<Response> => {
  if (away) throw new TypeError('no answer')
  return new Response(JSON.stringify({ sea: 's1', balance: 90, shots: [] }))
}

beforeEach(() => {
  away = false
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('R1.1 while no answer comes for shots the player is told, and no longer once the supplier is heard again', async () => {
  const hall = createHall('session', 100)
  const leave = hall.open()
  await vi.advanceTimersByTimeAsync(100)
  away = true
  hall.hit({ fish: 1, stake: 10 })
  await vi.advanceTimersByTimeAsync(600)
  expect(hall.get().said).toEqual({ about: 'away' })
  away = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(hall.get()).toMatchObject({ said: undefined, balance: 90 })
  leave()
})
