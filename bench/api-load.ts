import { Agent, request } from 'node:http'
import { findPercentile, roundTo } from './figures.rules.ts'

/** One call of a round. */
export type Asked = { method: 'GET' | 'POST'; path: string; headers?: Record<string, string>; body?: object }
export type Load = { rps: number; p50: number; p99: number; failed: number }

/** The status of the answer, once all of it has come. */
const send = (origin: string, agent: Agent, { method, path, headers = {}, body }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const typed =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const sent = request(origin + path, { method, agent, headers: { ...headers, ...typed } }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.resume()
    })
    sent.on('error', reject)
    sent.end(text)
  })

/** So many connections, each asking again as soon as it is answered, for so long. */
export const runLoad = async (
  origin: string,
  connections: number,
  ms: number,
  next: (n: number) => Asked,
): Promise<Load> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const took: number[] = []
  let [asked, failed] = [0, 0]
  const start = performance.now()
  const ask = async (): Promise<void> => {
    while (performance.now() - start < ms) {
      const from = performance.now()
      const status = await send(origin, agent, next(asked++))
      if (status === 200) took.push(performance.now() - from)
      else failed++
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  const at = (percent: number): number => roundTo(findPercentile(took, percent), 1)
  return { rps: Math.round(took.length / seconds), p50: at(50), p99: at(99), failed }
}
