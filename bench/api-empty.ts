import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Asked, runLoad } from './api-load.ts'

/** An answer of the product without what HTTP itself adds to one. */
export type Copied = { headers: Record<string, string>; body: string }

const ADDED = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])

/** What the product answers to a call. */
const copyAnswer = async (origin: string, { method, path, headers, body }: Asked): Promise<Copied> => {
  const answer = await fetch(origin + path, {
    method,
    headers: { ...headers, 'accept-encoding': 'identity', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return {
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !ADDED.has(name))),
    body: await answer.text(),
  }
}

export type EmptyRoute = Awaited<ReturnType<typeof openEmptyRoute>>

/** The empty route and the copied answer, each measured in calls a second. */
export const openEmptyRoute = async () => {
  const child = fork(fileURLToPath(new URL('empty-route.ts', import.meta.url)), { execArgv: process.execArgv })
  const [origin] = (await once(child, 'message')) as [string]
  const measure = async (connections: number, ms: number, next: (n: number) => Asked): Promise<number> =>
    (await runLoad(origin, connections, ms, next)).rps
  return {
    measure: (connections: number, ms: number) => measure(connections, ms, () => ({ method: 'GET', path: '/' })),
    measureCopy: async (product: string, connections: number, ms: number, next: (n: number) => Asked) => {
      child.send(await copyAnswer(product, next(0)))
      await once(child, 'message')
      return measure(connections, ms, (n) => ({ ...next(n), path: '/copy' }))
    },
    close: () => child.disconnect(),
  }
}
