import { describe, expect, it } from 'vitest'
import { type MemberPushed, openEvents, openOfficeEvents } from './events.ts'
import type { Hearing } from './hearing.ts'
import { readEvents, type ServerSentEvent } from './sse.ts'

/** A fake browser: one lock held by one tab at a time, one channel between tabs. */
const browser = () => {
  const tabs: ((data: unknown) => void)[] = []
  let tail = Promise.resolve()
  const locks = {
    request: (_: string, { signal }: { signal: AbortSignal }, run: () => Promise<void>) =>
      (tail = tail.then(() => (signal.aborted ? undefined : run()))),
  }
  const channel = () => {
    const heard = new Set<(event: { data: unknown }) => void>()
    const tell = (data: unknown) => heard.forEach((listener) => listener({ data }))
    const others = () => tabs.filter((other) => other !== tell)
    tabs.push(tell)
    return {
      addEventListener: (_: string, listener: (event: { data: unknown }) => void) => heard.add(listener),
      postMessage: (data: unknown) => others().forEach((other) => other(data)),
      close: () => heard.clear(),
    } as unknown as BroadcastChannel
  }
  return { locks: locks as unknown as LockManager, channel }
}

const sources = () => {
  const asked: { last: string | null; bearer: string | null; push: (text: string) => void; end: () => void }[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const headers = new Headers(init?.headers)
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (to) => {
        asked.push({
          last: headers.get('last-event-id'),
          bearer: headers.get('authorization'),
          push: (text) => to.enqueue(encoder.encode(text)),
          end: () => to.close(),
        })
        init?.signal?.addEventListener('abort', () => to.error(new Error('aborted')))
      },
    })
    return new Response(body, { status: 200 })
  }
  return { asked, fetch }
}

const event = (id: number) => `id: ${id}\nevent: balance\ndata: {"n":${id}}\n\n`

const streamOf = (pieces: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (to) => {
      for (const piece of pieces) to.enqueue(piece)
      to.close()
    },
  })

describe('the event stream', () => {
  it('reads events in any pieces and skips heartbeats, and what the end cuts short', async () => {
    const pieces = [
      `: \n\nretry: 2000\n\n${event(1)}${event(2).slice(0, 20)}`,
      event(2).slice(20),
      event(3).slice(0, -2),
    ]
    const encoder = new TextEncoder()
    const got: ServerSentEvent[] = []
    await readEvents(streamOf(pieces.map((piece) => encoder.encode(piece))), (one) => got.push(one))
    expect(got).toEqual([
      { id: '1', type: 'balance', data: { n: 1 } },
      { id: '2', type: 'balance', data: { n: 2 } },
    ])
  })

  it('reads letters that a piece cuts in two, CRLF, and data of several lines', async () => {
    const bytes = new TextEncoder().encode('data: {"text":\r\ndata: "金月"}\r\n\r\n')
    const got: ServerSentEvent[] = []
    await readEvents(streamOf([bytes.slice(0, 24), bytes.slice(24)]), (one) => got.push(one))
    expect(got).toEqual([{ id: '', type: 'message', data: { text: '金月' } }])
  })

  it('is one for all tabs; the next tab goes on after the last event', async () => {
    const { locks, channel } = browser()
    const { asked, fetch } = sources()
    const got: [MemberPushed[], MemberPushed[]] = [[], []]
    const [first, second] = got.map((list) =>
      openEvents({
        who: 'alice',
        token: () => 't',
        on_event: (e) => list.push(e),
        fetch,
        locks,
        channel,
      }),
    )
    await expect.poll(() => asked.length).toBe(1)
    asked[0]?.push(event(1) + event(2))
    await expect
      .poll(() => got.map((list) => list.map(({ id }) => id)))
      .toEqual([
        ['1', '2'],
        ['1', '2'],
      ])
    first?.close()
    await expect.poll(() => asked.length).toBe(2)
    expect([asked[0]?.last, asked[0]?.bearer, asked[1]?.last]).toEqual([null, 'Bearer t', '2'])
    asked[1]?.push(event(3))
    await expect.poll(() => got[1].at(-1)?.id).toBe('3')
    second?.close()
  })

  it('tells by its kind what an event carries, as the table of pushes has it', async () => {
    const { asked, fetch } = sources()
    const said: string[] = []
    const options = { who: 'alice', token: () => 't', fetch, locks: undefined }
    const streams = [
      openEvents({
        ...options,
        on_event: (e) => {
          if (e.type === 'deposit') said.push(`${e.data.bill_no} ${e.data.state}`)
          // @ts-expect-error -- a kind that nobody pushes
          if (e.type === 'deposits') said.push('never')
        },
      }),
      openOfficeEvents({
        ...options,
        on_event: (e) => {
          if (e.type === 'deposit') said.push(e.data.id)
          // @ts-expect-error -- staff hear of the order, not of its bill
          if (e.type === 'deposit') said.push(e.data.bill_no ?? 'no bill')
        },
      }),
    ]
    await expect.poll(() => asked.length).toBe(2)
    asked[0]?.push('id: 1\nevent: deposit\ndata: {"bill_no":"D1","state":"credited"}\n\n')
    asked[1]?.push('id: 2\nevent: deposit\ndata: {"id":"7"}\n\n')
    await expect.poll(() => said).toEqual(['D1 credited', '7', 'no bill'])
    for (const stream of streams) stream.close()
  })

  it('tells every tab that the server is away, also one that is opened meanwhile', async () => {
    const { locks, channel } = browser()
    const heard: Hearing[][] = [[], [], []]
    const follow = (n: number) =>
      openEvents({
        who: 'alice',
        token: () => 't',
        on_event: () => {},
        on_hearing: (now) => heard[n]?.push(now),
        fetch: () => Promise.reject(new TypeError('Failed to fetch')),
        locks,
        channel,
      })
    const streams = [follow(0), follow(1)]
    await expect.poll(() => heard.slice(0, 2)).toEqual([['down'], ['down']])
    streams.push(follow(2))
    await expect.poll(() => heard[2]).toEqual(['down'])
    for (const stream of streams) stream.close()
  })

  it('does not ask again when it is refused', async () => {
    let calls = 0
    const refused: typeof globalThis.fetch = async () => (calls++, new Response('{}', { status: 401 }))
    const stream = openEvents({
      who: 'alice',
      token: () => 't',
      on_event: () => {},
      fetch: refused,
      locks: undefined,
    })
    await expect.poll(() => calls).toBe(1)
    stream.close()
    expect(calls).toBe(1)
  })
})
