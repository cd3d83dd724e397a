// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cutLines, followLines } from './follow.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['', [], ''],
  ['{"a":1}\n', ['{"a":1}'], ''],
  ['{"a":1}\n{"b"', ['{"a":1}'], '{"b"'],
  ['{}\n\n', ['{}'], ''],
])('R1.1 %j is cut into whole lines', (text, lines, rest) => expect(cutLines(text)).toEqual({ lines, rest }))

/** A stream that says nothing, and breaks when it is given up. */
const openSilent = (signal: AbortSignal): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)) })

it('R1.1 a stream is given up as soon as the network is cut, and followed again', async () => {
  const heard: boolean[] = []
  const ask = async (signal: AbortSignal): Promise<Response> => new Response(openSilent(signal))
  const leave = followLines(ask, { onLine: () => undefined, onAway: (away) => void heard.push(away) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual([false])
  dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(100)
  expect(heard).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual([false, true, false])
  leave()
})

it('R4.4 a stream whose visit is over says so, once: nobody comes back for more', async () => {
  const answers = [new Response('{"table":1}\n'), Response.json({ error: 'session' })]
  const [lines, heard]: [object[], boolean[]] = [[], []]
  const ask = vi.fn<() => Promise<Response>>(async () => answers.shift() ?? new Response('{}\n'))
  followLines<object>(ask, { onLine: (line) => void lines.push(line), onAway: (away) => void heard.push(away) })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([lines, heard]).toEqual([
    [{ table: 1 }, { error: 'session' }],
    [false, true, false],
  ])
  expect(ask).toHaveBeenCalledTimes(2)
})
