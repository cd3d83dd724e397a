// @vitest-environment happy-dom
import type { SeatTold } from '@moongate/game-contract/live'
import { renderHook } from '@moongate/testing/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Bets, useBets } from './use-bets.ts'
import type { Table } from './use-tables.ts'

/** As long as chips are laid again when nobody answers. */
const ALL_TRIES_MS = 10_000
const TABLE = { code: 'B1', round: 'r1', phase: 'betting', least: 500, most: 10_000 } as unknown as Table
const SEAT = { balance: 100_000, round: 'r1', laid: {}, payout: null } as unknown as SeatTold

/** The supplier: whether its answers arrive, what it waits for before it answers, what it refuses with, and the stakes it took by the bet's id. */
let supplier: { away: boolean; slow?: Promise<void>; refuses?: string; taken: Map<string, Record<string, number>> }
const answer = async (_: string, { body }: { body: string }): Promise<Response> => {
  const { bet_id, spots } = JSON.parse(body) as { bet_id: string; spots: Record<string, number> }
  supplier.taken.set(bet_id, spots)
  if (supplier.away) throw new TypeError('no answer')
  await supplier.slow
  if (supplier.refuses !== undefined) return new Response(JSON.stringify({ error: supplier.refuses }))
  return new Response(JSON.stringify({ ...SEAT, laid: spots }))
}

beforeEach(() => {
  supplier = { away: false, taken: new Map() }
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const useRoundBets = (at: string): Bets => {
  const [round = '', phase = 'betting'] = at.split(' ')
  const table = { ...TABLE, round, phase } as Table
  return useBets({ session: 'session', table, seat: SEAT, onSeat: () => undefined })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** A table at which chips are laid while no answer arrives. */
const layInSilence = async () => {
  const { read, again } = renderHook(useRoundBets, 'r1')
  const put = () => act(() => read()?.put({ player: 500 }))
  put()
  supplier.away = true
  await act(async () => read()?.send())
  await pass(0)
  return {
    put,
    read: () => ({ said: read()?.said, held: read()?.held, busy: read()?.busy }),
    turn: () => again('r2'),
  }
}

it('R1.1 while no answer comes for chips the player is told, and they are laid once', async () => {
  const { read } = await layInSilence()
  expect(read()).toEqual({ said: 'trying', held: { player: 500 }, busy: true })
  supplier.away = false
  await pass(1_000)
  expect([supplier.taken.size, read()]).toEqual([1, { said: 'laid', held: {}, busy: false }])
})

it('R1.1 chips that nobody ever answered for are off the table, and the player is sent to their bets', async () => {
  const { read } = await layInSilence()
  await pass(ALL_TRIES_MS)
  expect([supplier.taken.size, read()]).toEqual([1, { said: 'away', held: {}, busy: false }])
})

it('R1.1 who waits for an answer past the end of the round is still told, until they put down chips again', async () => {
  const { put, read, turn } = await layInSilence()
  turn()
  expect(read()).toEqual({ said: 'trying', held: {}, busy: true })
  await pass(ALL_TRIES_MS)
  expect(read()).toEqual({ said: 'away', held: {}, busy: false })
  put()
  expect(read()).toEqual({ said: undefined, held: { player: 500 }, busy: false })
})

/** Chips that are refused, by a supplier that answers only then. */
const layTooLate = async (refuses: string) => {
  let answerNow = () => {}
  supplier.refuses = refuses
  supplier.slow = new Promise((resolve) => (answerNow = resolve))
  const { read, again } = renderHook(useRoundBets, 'r1')
  act(() => read()?.put({ player: 500 }))
  await act(async () => read()?.send())
  return {
    at: again,
    answer: () => act(async () => answerNow()),
    put: () => act(() => read()?.put({ player: 500 })),
    read: () => ({ said: read()?.said, held: read()?.held }),
  }
}

it.each([
  ['closed', 'late'],
  ['poor', 'poor'],
  ['time', 'time'],
])(
  'R1.1 chips that were refused as %s when their round had turned already are told of in the next one',
  async (refuses, told) => {
    const { at, answer: hear, put, read } = await layTooLate(refuses)
    at('r2')
    await hear()
    expect(read()).toEqual({ said: told, held: {} })
    put()
    expect(read()).toEqual({ said: undefined, held: { player: 500 } })
  },
)

it('R1.1 chips that were refused while the cards were dealt are told of at once, not over what comes out, and again with the next bets', async () => {
  const { at, answer: hear, read } = await layTooLate('closed')
  at('r1 dealing')
  await hear()
  const said = ['r1 dealing', 'r1 result', 'r2 betting'].map((place) => {
    at(place)
    return read().said
  })
  expect(said).toEqual(['late', undefined, 'late'])
})

it('R1.1 chips that were refused in time are told of in their round, and no longer', async () => {
  const { at, answer: hear, read } = await layTooLate('closed')
  at('r1 closed')
  await hear()
  expect(read()).toEqual({ said: 'closed', held: {} })
  at('r2')
  expect(read()).toEqual({ said: undefined, held: {} })
})
