import { createParser } from 'eventsource-parser'

/** One event as the stream brings it: `id` is empty where it carries none, its type and its data, read from JSON, are still anybody's. */
export type ServerSentEvent = { id: string; type: string; data: unknown }

/** Reads one event stream to its end; an event that the end cuts short is left out. Rejects when the connection breaks. `hear`: at every sign of life, heartbeats too. */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  on_event: (event: ServerSentEvent) => void,
  hear: () => void = () => undefined,
): Promise<void> => {
  const parser = createParser({
    onEvent: ({ id = '', event = 'message', data }) => on_event({ id, type: event, data: JSON.parse(data) as unknown }),
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    hear()
    parser.feed(decoder.decode(value, { stream: true }))
  }
}
