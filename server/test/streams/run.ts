import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import startServer from '@moongate/testing/global-setup'
import { openPlayers } from '../../../bench/api-members.ts'
import { runManyTrial } from './many.ts'
import { openCount, runOrderTrial } from './order.ts'
import { serveBy } from './product.ts'

/**
 * `npm run streams:trial -- --seconds 60 --reconnects 500 --streams 10000`: two processes commit while a reader comes and goes, then many
 * streams are open at once. The last line is one JSON object, and the exit code 1 where an event was missed, told twice or out of order.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    reconnects: { type: 'string', default: '500' },
    streams: { type: 'string', default: '10000' },
    pushes: { type: 'string', default: '500' },
  },
})
/** A session may have six. */
const EACH = 5
const writer = fileURLToPath(new URL('writer-process.ts', import.meta.url))

const tryOrder = async () => {
  const { d, port, stop } = await serveBy(2)
  await openCount(d.owner)
  const [reader = { id: 0, token: '' }] = await openPlayers(d.url, 1)
  const write = (over: AbortSignal): Promise<unknown> =>
    Promise.all(
      [1, 2].map(
        () =>
          new Promise((done) => {
            const child = fork(writer, [d.url, String(reader.id)], { execArgv: ['--import', 'tsx'] })
            child.once('exit', done)
            over.addEventListener('abort', () => child.disconnect(), { once: true })
          }),
      ),
    )
  const asked = { port, token: reader.token, owner: d.owner }
  const ended = await runOrderTrial(
    { ...asked, seconds: Number(values.seconds), reconnects: Number(values.reconnects) },
    write,
  )
  await stop()
  return ended
}

const tryMany = async () => {
  const { d, port, servers, stop } = await serveBy(1)
  const players = await openPlayers(d.url, Math.ceil(Number(values.streams) / EACH))
  const listeners = players.map(({ id, token }) => ({ member_id: id, token }))
  const asked = { db: d.db, port, listeners, each: EACH, pids: servers.pids() }
  const ended = await runManyTrial({ ...asked, pushes_per_s: Number(values.pushes), seconds: 20 })
  await stop()
  return ended
}

const stopServer = await startServer()
const order = await tryOrder()
console.log(JSON.stringify({ order }))
const many = await tryMany()
await stopServer?.()
console.log(JSON.stringify({ order, many }))
process.exitCode = order.missed + order.twice + order.disordered + (many.owed - many.told) === 0 ? 0 : 1
