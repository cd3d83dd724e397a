/** Without a line for so long the stream is dead: the supplier beats every ten seconds. */
const SILENCE_MS = 25_000
const AGAIN_MS = 800

/** Cuts what arrived into whole lines; what is left waits for the rest of it. */
export const cutLines = (text: string): { lines: string[]; rest: string } => {
  const lines = text.split('\n')
  return { rest: lines.pop() ?? '', lines: lines.filter((line) => line !== '') }
}

const readStream = async (body: ReadableStream<Uint8Array>, hear: (line: string) => void): Promise<void> => {
  const [reader, decoder] = [body.getReader(), new TextDecoder()]
  let held = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const { lines, rest } = cutLines(held + decoder.decode(value, { stream: true }))
    held = rest
    for (const line of lines) hear(line)
  }
}

/** What is no stream is the last word on it: that nobody here may watch. */
const isRefusal = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('application/json') === true

export type Heard<Line> = { onLine: (line: Line) => void; onAway: (away: boolean) => void }

/** Follows a stream of lines, one JSON each, and comes back whenever it breaks, but for a refusal. Answers how it is left. */
export const followLines = <Line>(
  ask: (signal: AbortSignal) => Promise<Response>,
  { onLine, onAway }: Heard<Line>,
): (() => void) => {
  const left = new AbortController()
  const follow = async (): Promise<void> => {
    const stop = new AbortController()
    const end = (): void => stop.abort()
    let silence = setTimeout(end, SILENCE_MS)
    // A stream stands on where the network is cut, and nothing comes by it: whoever follows it is told at once.
    addEventListener('offline', end)
    try {
      const answer = await ask(AbortSignal.any([left.signal, stop.signal]))
      if (!answer.ok || !answer.body) throw new Error(`watch: ${answer.status}`)
      onAway(false)
      if (isRefusal(answer)) {
        onLine((await answer.json()) as Line)
        return left.abort()
      }
      await readStream(answer.body, (line) => {
        clearTimeout(silence)
        silence = setTimeout(end, SILENCE_MS)
        onLine(JSON.parse(line) as Line)
      })
    } finally {
      clearTimeout(silence)
      removeEventListener('offline', end)
    }
  }
  const again = (): void => {
    if (left.signal.aborted) return
    onAway(true)
    setTimeout(start, AGAIN_MS)
  }
  const start = (): void => void follow().then(again, again)
  start()
  return () => left.abort()
}
