// @vitest-environment happy-dom
import type { SeatTold } from '@moongate/game-contract/cards'
import { renderHook } from '@moongate/testing/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRound } from './use-round.ts'

/** What lies at the seat by the supplier's word; a deal lays one more, whether its answer arrives or not. */
let lies: { away: boolean; dealt: number; held_back: (() => void)[] | undefined }
const tell = (): SeatTold =>
  ({
    balance: 100 - lies.dealt,
    next: '',
    round: lies.dealt > 0 ? { id: `r${lies.dealt}`, over: false, left_ms: 45_000 } : null,
  }) as unknown as SeatTold
const answer = async (url: string): Promise<Response> => {
  if (url.endsWith('/deal')) lies.dealt = 1
  const told = JSON.stringify(tell())
  const { held_back } = lies
  if (held_back && url.endsWith('/seat')) await new Promise<void>((go) => held_back.push(go))
  if (lies.away) throw new TypeError('no answer')
  return new Response(told)
}

beforeEach(() => {
  lies = { away: false, dealt: 0, held_back: undefined }
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const sit = async () => {
  const { read } = renderHook(useRound, 'session')
  await pass(0)
  const deal = () => act(async () => read()?.deal(5))
  return { deal, read: () => [read()?.held?.said, read()?.held?.round?.id, read()?.busy] }
}

it('a deal whose every answer is lost is found at the seat once the supplier answers, however long that takes', async () => {
  const { deal, read } = await sit()
  lies.away = true
  await deal()
  await pass(10_000)
  expect(read()).toEqual(['away', undefined, false])
  await pass(60_000)
  lies.away = false
  await pass(7_000)
  expect(read()).toEqual([undefined, 'r1', false])
})

it('R1.1 while no answer comes the player is told, and no longer once one has come', async () => {
  const { deal, read } = await sit()
  lies.away = true
  await deal()
  expect(read()).toEqual(['away', undefined, true])
  lies.away = false
  await pass(1_000)
  expect(read()).toEqual([undefined, 'r1', false])
})

it('a look that was under way when the player dealt does not take the round away again', async () => {
  const { deal, read } = await sit()
  lies.away = true
  await deal()
  await pass(3_000)
  lies = { away: false, dealt: 0, held_back: [] }
  await pass(4_000)
  await deal()
  await pass(0)
  expect(read()).toEqual([undefined, 'r1', false])
  for (const go of lies.held_back ?? []) go()
  await pass(0)
  expect(read()).toEqual([undefined, 'r1', false])
})
