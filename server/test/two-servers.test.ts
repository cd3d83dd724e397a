import { Agent, type IncomingMessage, request } from 'node:http'
import { isAlive, waitUntil } from '@moongate/postgres'
import { createDb, sql } from '../src/kernel/db.ts'
import { people, type TestDb } from '@moongate/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCount, runOrderTrial, writeUntil } from './streams/order.ts'
import { CAPTCHA, FIGURES_TOKEN, serveBy, type Served } from './streams/product.ts'

let served: Served
let d: TestDb
let port = 0
const agents: Agent[] = []

type Asked = { method?: string; body?: object; token?: string; headers?: Record<string, string> }
const send = (agent: Agent, path: string, { method = 'GET', body, token, headers }: Asked = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const own = {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const asked = request({ host: '127.0.0.1', port, path, method, agent, headers: own }, resolve)
    asked.on('error', reject)
    asked.end(body && JSON.stringify(body))
  })
const readText = async (answer: IncomingMessage): Promise<string> =>
  (await answer.setEncoding('utf8').toArray()).join('')
type Answer = { status: number; data: Record<string, string> }
const ask = async (agent: Agent, path: string, asked: Asked = {}): Promise<Answer> => {
  const answer = await send(agent, `/api${path}`, asked)
  const { data = {} } = JSON.parse(await readText(answer)) as Partial<Answer>
  return { status: answer.statusCode ?? 0, data }
}

const askFigures = async (agent: Agent) => {
  const answer = await send(agent, '/metrics', { headers: { authorization: `Bearer ${FIGURES_TOKEN}` } })
  return { headers: answer.headers, text: await readText(answer) }
}
/** Which of the servers a connection stays with. */
const nameServer = async (agent: Agent): Promise<string> => String((await askFigures(agent)).headers['x-process'])
/** A connection to each server, which is kept. */
const connectTo = async (count: number): Promise<Map<string, Agent>> => {
  const found = new Map<string, Agent>()
  while (found.size < count) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    agents.push(agent)
    found.set(await nameServer(agent), agent)
  }
  return found
}

beforeAll(async () => {
  served = await serveBy(2)
  ;({ d, port } = served)
}, 60_000)
afterAll(async () => {
  for (const agent of agents) agent.destroy()
  await served?.stop()
})

describe('two serving processes behind one port', () => {
  it('tell each other of changes, ended sessions and events; one that dies is replaced while the other answers', async () => {
    const [[, one] = [], [name, two] = []] = [...(await connectTo(2))]
    if (!one || !two || name === undefined) throw new Error('both servers were met')

    // A scrape meets one of them and is told of both.
    const { text } = await askFigures(one)
    const told = [...text.matchAll(/^moongate_process_start_time_seconds\{process="([\w ]+)"\} \d/gm)].map(
      ([, of]) => of,
    )
    expect(new Set(told)).toEqual(new Set(['server 1', 'server 2']))

    // What visitors read, known to both and then changed elsewhere.
    for (const agent of [one, two]) expect((await ask(agent, '/system/link')).status).toBe(200)
    await d.owner.run(sql`update site.links set url = 'https://moved.example/'`)
    for (const agent of [one, two])
      await expect.poll(async () => JSON.stringify((await ask(agent, '/system/link')).data)).toContain('moved.example')

    // An event that one commits reaches a stream on the other.
    const { data: captcha } = await ask(one, '/auth/captcha', { method: 'POST', body: {} })
    const form = { name: 'alice', password: people.alice.password, captcha: CAPTCHA, key: captcha['key'] }
    const { access_token: token = '' } = (await ask(two, '/auth/login', { method: 'POST', body: form })).data
    const own = new Agent()
    agents.push(own)
    const streams = await Promise.all([
      send(two, '/api/events', { token, headers: { accept: 'text/event-stream' } }),
      send(own, '/api/events', { token }),
    ])
    let heard = ''
    for (const stream of streams) stream.setEncoding('utf8').on('data', (text: string) => (heard += text))
    await ask(one, '/game/deposit', { method: 'POST', token, body: { api_code: 'JZ', money: '1.00' } })
    await expect.poll(() => heard.match(/^event: balance$/gm)?.length ?? 0).toBeGreaterThanOrEqual(2)

    // Commits of two writers reach a reader who comes and goes, each once and in order, whichever server tells them.
    await openCount(d.owner)
    const writers = [createDb(d.url, { max: 2 }), createDb(d.url, { max: 2 })]
    const { id } = await d.owner.one<{ id: number }>(sql`select id from members.members where name = 'alice'`)
    const trial = { port, token, owner: d.owner, seconds: 1, reconnects: 12 }
    const ended = await runOrderTrial(trial, (over) => Promise.all(writers.map((db) => writeUntil(db, id, over))))
    expect(ended).toMatchObject({ missed: 0, twice: 0, disordered: 0, told: ended.committed })
    await Promise.all(writers.map((db) => db.close()))

    // A session that one ends is refused by the other, which had it in memory.
    const another = (await connectTo(2)).get(name)
    if (!another) throw new Error('the second server was met again')
    for (const agent of [one, another])
      expect((await ask(agent, '/auth/me', { method: 'POST', token, body: {} })).status).toBe(200)
    await ask(one, '/auth/logout', { method: 'POST', token, body: {} })
    for (const agent of [one, another])
      await expect
        .poll(async () => (await ask(agent, '/auth/me', { method: 'POST', token, body: {} })).status)
        .toBe(401)

    // One dies.
    const pids = async () =>
      (
        await d.owner.many<{ pid: number }>(
          sql`select pid from pg_stat_activity where application_name = 'moongate-listen' and datname = current_database()`,
        )
      ).length
    const before = await pids()
    const [victim = 0] = served.servers.pids()
    process.kill(victim, 'SIGKILL')
    expect(await waitUntil(5_000, () => served.said.includes('a server ended (SIGKILL); starting another'))).toBe(true)
    const fresh = new Agent()
    agents.push(fresh)
    expect((await ask(fresh, '/system/link')).status).toBe(200)
    await expect.poll(pids, { timeout: 20_000 }).toBe(before)

    const last = served.servers.pids()
    await served.servers.stop()
    expect(last.map(isAlive)).toEqual([false, false])
  }, 60_000)
})
