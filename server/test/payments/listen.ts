import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { GatewayEvent, GatewayPort } from '../../src/modules/payments/gateway.port.ts'

export type Heard = {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
  event: GatewayEvent | undefined
}
/** Who hears webhooks in place of the product: all that came is kept, and what is rightly signed is answered as taken unless `is_deaf`. */
export type Ear = { url: string; heard: Heard[]; is_deaf: boolean; stop: () => Promise<void> }

export const listenToGateway = async (read: () => GatewayPort): Promise<Ear> => {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString()
      const { taken, readEvent } = read()
      const event = await readEvent(request.headers, body)
      heard.push({ path: request.url ?? '', headers: request.headers, body, event })
      if (!event || ear.is_deaf) return response.writeHead(404).end()
      return response.writeHead(200).end(typeof taken === 'string' ? taken : JSON.stringify(taken))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const ear: Ear = { url: `http://127.0.0.1:${port}`, heard, is_deaf: false, stop }
  return ear
}
