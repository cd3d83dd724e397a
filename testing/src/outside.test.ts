import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchOutside } from './outside.ts'
import { createTestDb } from './test-db.ts'

const server = createServer((_, response) => response.end('fine'))
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => new Promise((resolve) => void server.close(resolve)))

const port = { code: 'SBX', ask: async () => 'fine' }
const swallow = () => undefined

describe('what a test sees of calls to the outside', () => {
  it.each<[string, (guarded: typeof port) => Promise<unknown>, string]>([
    ["a port's method", (guarded) => guarded.ask(), 'ask of a port'],
    ['one whose error is caught', (guarded) => guarded.ask().catch(swallow), 'ask of a port'],
    ['one that somebody else awaits', (guarded) => Promise.all([1].map(() => guarded.ask())), 'ask of a port'],
    ['a request by fetch', async () => (await fetch(url)).text(), 'the network'],
  ])('%s within a transaction', async (_case, call, what) => {
    const watch = watchOutside()
    await watch.aroundTx(() => call(watch.guardPort(port))).catch(swallow)
    expect(watch.stop).toThrow(what)
  })

  it('nothing wrong with them before and after, nor with what a transaction started and left', async () => {
    const watch = watchOutside()
    const guarded = watch.guardPort(port)
    let start = swallow as () => void
    const started = new Promise<void>((resolve) => (start = resolve))
    const left = await watch.aroundTx(async () => [started.then(() => guarded.ask())] as const)
    start()
    expect([await left[0], await (await fetch(url)).text(), guarded.code]).toEqual(['fine', 'fine', 'SBX'])
    watch.stop()
  })

  it('a real transaction of a test database, whose end then fails', async () => {
    const d = await createTestDb()
    const guarded = d.outside.guardPort(port)
    await d.db.tx(() => guarded.ask()).catch(swallow)
    await expect(d.stop()).rejects.toThrow('ask of a port was called within a transaction')
  })
})
