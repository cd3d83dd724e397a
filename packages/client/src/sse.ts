/** One event as the stream brings it: its type and data are still anybody's. */
export type ServerSentEvent = { id: string; type: string; data: unknown }

const readFields = (block: string): Map<string, string> => {
  const fields = new Map<string, string>()
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    if (colon <= 0) continue
    const [name, value] = [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
    fields.set(name, fields.has(name) ? `${fields.get(name)}\n${value}` : value)
  }
  return fields
}

/** Splits what has arrived into whole events and the rest that is still to be completed. */
export const parseEvents = (text: string): { events: ServerSentEvent[]; rest: string } => {
  const blocks = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = blocks.pop() ?? ''
  const events = blocks.map(readFields).filter((fields) => fields.has('data'))
  return {
    rest,
    events: events.map((fields) => ({
      id: fields.get('id') ?? '',
      type: fields.get('event') ?? 'message',
      data: JSON.parse(fields.get('data') ?? 'null') as unknown,
    })),
  }
}

/** Reads one event stream to its end. */
export const readEvents = async (
  body: ReadableStream<Uint8Array>,
  on_event: (event: ServerSentEvent) => void,
): Promise<void> => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (let text = ''; ;) {
    const { done, value } = await reader.read()
    if (done) return
    const { events, rest } = parseEvents(text + decoder.decode(value, { stream: true }))
    text = rest
    for (const event of events) on_event(event)
  }
}
