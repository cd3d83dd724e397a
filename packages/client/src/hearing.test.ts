import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openEvents } from './events.ts'
import { createHearing, type Hearing, tellSilence } from './hearing.ts'

/** A server that answers as it is told, and how often it was asked. */
const server = () => {
  const open: ReadableStreamDefaultController<Uint8Array>[] = []
  const state: { answer: 'stream' | 'hang' | 'none' | number; asked: number } = { answer: 'stream', asked: 0 }
  const fetch: typeof globalThis.fetch = async (_, init) => {
    state.asked += 1
    if (state.answer === 'none') throw new TypeError('Failed to fetch')
    if (typeof state.answer === 'number') return new Response('{}', { status: state.answer })
    if (state.answer === 'hang')
      return new Promise((_done, refuse) => init?.signal?.addEventListener('abort', () => refuse(new Error('aborted'))))
    const start = (to: ReadableStreamDefaultController<Uint8Array>) => {
      open.push(to)
      init?.signal?.addEventListener('abort', () => to.error(new Error('aborted')))
    }
    return new Response(new ReadableStream<Uint8Array>({ start }), { status: 200 })
  }
  const die = () => {
    state.answer = 'none'
    for (const one of open.splice(0)) one.error(new TypeError('network error'))
  }
  return { state, fetch, die, beat: () => open.at(-1)?.enqueue(new TextEncoder().encode(': \n\n')) }
}

const follow = (fetch: typeof globalThis.fetch) => {
  const heard: (Hearing | 'again')[] = []
  const stream = openEvents({
    who: 'alice',
    token: () => 't',
    on_event: () => undefined,
    on_hearing: (now) => void (heard.at(-1) === now || heard.push(now)),
    on_reconnect: () => heard.push('again'),
    fetch,
    locks: undefined,
  })
  return { heard, stream }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('R8.1 a server that dies is away once it was asked again, and what is stale is read when it is back, not before', async () => {
  const { state, fetch, die } = server()
  const { heard, stream } = follow(fetch)
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['up'])
  die()
  await vi.advanceTimersByTimeAsync(999)
  expect(heard).toEqual(['up', 'unsure'])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(heard).toEqual(['up', 'unsure', 'down'])
  state.answer = 'stream'
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual(['up', 'unsure', 'down', 'up', 'again'])
  stream.close()
})

it('asks a server that is away every ten seconds in the end', async () => {
  const { state, fetch } = server()
  state.answer = 'none'
  const { stream } = follow(fetch)
  await vi.advanceTimersByTimeAsync(60_000)
  const asked = state.asked
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.asked - asked).toBe(6)
  stream.close()
})

it.each([
  ['an answer of a proxy that finds no server', 502, ['down']],
  ['a refusal, which is an answer', 401, ['up']],
  ['too many streams, which is an answer', 429, ['up', 'unsure']],
] as const)('hears %s', async (_, answer, expected) => {
  const { state, fetch } = server()
  state.answer = answer
  const { heard, stream } = follow(fetch)
  await vi.advanceTimersByTimeAsync(500)
  expect(heard).toEqual(expected)
  stream.close()
})

it('takes a minute without a heartbeat for the end of the server, whether it had answered or not', async () => {
  const { state, fetch, beat } = server()
  const { heard, stream } = follow(fetch)
  for (let n = 0; n < 4; n++) {
    await vi.advanceTimersByTimeAsync(25_000)
    beat()
  }
  await vi.advanceTimersByTimeAsync(59_999)
  expect(heard).toEqual(['up'])
  state.answer = 'hang'
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toEqual(['up', 'down'])
  state.answer = 'stream'
  await vi.advanceTimersByTimeAsync(62_000)
  expect(heard).toEqual(['up', 'down', 'up', 'again'])
  stream.close()
})

it('tells whoever watches, and only of a change', () => {
  const hearing = createHearing()
  let changes = 0
  const stop = hearing.watch(() => (changes += 1))
  for (const now of ['up', 'down', 'down', 'up'] as const) hearing.set(now)
  stop()
  hearing.set('down')
  expect([changes, hearing.get()]).toEqual([2, 'down'])
})

it.each<[string, boolean, Hearing, number]>([
  ['what was sent is told at once', false, 'down', 1],
  ['what was read, once the stream still stands', true, 'up', 1],
  ['what was read from a server that is away is not told', true, 'unsure', 0],
])('R8.1 of a call without an answer: %s', async (_, read, found, times) => {
  const hearing = createHearing()
  const tell = vi.fn<() => void>()
  tellSilence(hearing, { read }, tell)
  expect(tell).toHaveBeenCalledTimes(read ? 0 : 1)
  hearing.set(found)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(tell).toHaveBeenCalledTimes(times)
})
