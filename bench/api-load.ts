import { connect, type Socket } from 'node:net'
import { findPercentile, roundTo } from './figures.rules.ts'

/** One call of a round. */
export type Asked = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: object }
export type Load = { rps: number; p50: number; p99: number; failed: number }

const writeRequest = (host: string, { method, path, headers = {}, body }: Asked): string => {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const typed = text === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`
  return `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\n${typed}${lines.join('')}\r\n${text}`
}

/** The status of an answer once all of it has come, and nothing before; only answers that tell their length are read. */
const readStatus = (answer: string): number | undefined => {
  const end = answer.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const length = /^content-length: (\d+)\r$/im.exec(answer.slice(0, end + 1))?.[1]
  if (length === undefined) throw new Error(`an answer without its length: ${answer.slice(0, end)}`)
  return answer.length - end - 4 < Number(length) ? undefined : Number(answer.slice(9, 12))
}

/**
 * A connection that is kept: asks one call and answers its status. Written by hand, because the load shares the machine with what it
 * measures, and Node's own client takes three times as much of it.
 */
const openConnection = async (url: URL): Promise<{ ask: (asked: Asked) => Promise<number>; socket: Socket }> => {
  const socket = connect(Number(url.port), url.hostname).setNoDelay(true).setEncoding('latin1')
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let said = ''
  let resolve: (status: number) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  socket.on('data', (chunk: string) => {
    said += chunk
    const status = readStatus(said)
    if (status === undefined) return
    said = ''
    resolve(status)
  })
  socket.on('close', () => reject(new Error('the connection was closed')))
  socket.on('error', (error) => reject(error))
  const ask = (asked: Asked): Promise<number> =>
    new Promise((done, fail) => {
      ;[resolve, reject] = [done, fail]
      socket.write(writeRequest(url.host, asked))
    })
  return { ask, socket }
}

/** So many connections, each asking again as soon as it is answered, for so long. */
export const runLoad = async (
  origin: string,
  connections: number,
  ms: number,
  next: (n: number) => Asked,
): Promise<Load> => {
  const open = await Promise.all(Array.from({ length: connections }, () => openConnection(new URL(origin))))
  const took: number[] = []
  let [asked, failed] = [0, 0]
  const start = performance.now()
  const askOn = async ({ ask, socket }: (typeof open)[number]): Promise<void> => {
    while (performance.now() - start < ms) {
      const from = performance.now()
      if ((await ask(next(asked++))) === 200) took.push(performance.now() - from)
      else failed++
    }
    socket.destroy()
  }
  await Promise.all(open.map(askOn))
  const seconds = (performance.now() - start) / 1000
  const at = (percent: number): number => roundTo(findPercentile(took, percent), 1)
  return { rps: Math.round(took.length / seconds), p50: at(50), p99: at(99), failed }
}
