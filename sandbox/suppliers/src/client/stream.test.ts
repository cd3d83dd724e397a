import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { BEHIND_BYTES, createLineStream } from './stream.ts'

const anything = z.looseObject({})
const line = { text: 'x'.repeat(10_000) }
const until = (holds: () => boolean): Promise<void> =>
  new Promise((done) => {
    const look = (): void => void (holds() ? done() : setImmediate(look))
    look()
  })

it('R1.1 a watcher who reads hears every line whole', async () => {
  const { stream, tell, end } = createLineStream(anything)
  for (let nth = 0; nth < 5; nth += 1) tell({ nth })
  end()
  let heard = ''
  for await (const part of stream) heard += String(part)
  expect(heard).toBe([0, 1, 2, 3, 4].map((nth) => `{"nth":${nth}}\n`).join(''))
})

it('R1.1 one who stops reading is left with a broken stream, and no more than the bound waits for them', async () => {
  const { stream, tell } = createLineStream(anything)
  const fault = new Promise<Error>((done) => stream.once('error', done))
  // A line that is on its way is counted on both sides of the stream.
  const fits = Math.floor(BEHIND_BYTES / (line.text.length + 12)) - 1
  for (let nth = 0; nth < fits; nth += 1) tell(line)
  expect(stream.destroyed).toBe(false)
  for (let more = 0; more < 3; more += 1) tell(line)
  expect(stream.destroyed).toBe(true)
  expect((await fault).message).toBe('nobody reads')
  tell(line)
  expect(stream.readableLength).toBeLessThanOrEqual(BEHIND_BYTES + line.text.length)
})

it('R1.1 over a connection the end is one that a client cannot take for a whole answer', async () => {
  const lines = createLineStream(anything)
  const server = createServer((_, answer) => {
    lines.stream.once('error', () => answer.destroy())
    lines.stream.pipe(answer)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((done) => {
    get({ port, host: '127.0.0.1' }, done)
    lines.tell({})
  })
  const broken = new Promise<boolean>((done) => answer.once('close', () => done(!answer.complete)))
  answer.on('error', () => undefined)
  // Nobody reads: what the machine buffers fills up, then what waits here.
  await until(() => {
    lines.tell(line)
    return lines.stream.destroyed
  })
  answer.resume()
  expect(await broken).toBe(true)
  server.close()
})
