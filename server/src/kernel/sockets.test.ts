import { once } from 'node:events'
import net from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSockets, gatherWrites } from './sockets.ts'

const sockets = createSockets(100)
let server: net.Server
let heard: string
beforeEach(async () => {
  heard = ''
  server = net.createServer((other) => other.on('data', (bytes) => (heard += bytes.toString())))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
  sockets.cut()
  await new Promise((resolve) => server.close(resolve))
})

const connect = async (): Promise<net.Socket> => {
  const socket = sockets.open()
  await once(socket.connect((server.address() as net.AddressInfo).port, '127.0.0.1'), 'connect')
  return socket
}

it('what is written in one turn is kept until its end, and goes out in its order', async () => {
  const socket = await connect()
  gatherWrites(socket)
  for (const turn of ['first', 'second']) {
    socket.write(`${turn} `)
    socket.write('again ')
    expect({ turn, kept: socket.writableLength }).toEqual({ turn, kept: `${turn} again `.length })
    await new Promise(setImmediate)
    expect({ turn, kept: socket.writableLength }).toEqual({ turn, kept: 0 })
  }
  socket.end('end')
  await once(socket.resume(), 'close')
  expect(heard).toBe('first again second again end')
})
