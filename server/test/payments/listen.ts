import { createServer, type IncomingMessage } from 'node:http'
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
  const answer = async ({ url = '', headers }: IncomingMessage, body: string): Promise<string | undefined> => {
    const { taken, readEvent } = read()
    const event = await readEvent(headers, body)
    heard.push({ path: url, headers, body, event })
    if (!event || ear.is_deaf) return undefined
    return typeof taken === 'string' ? taken : JSON.stringify(taken)
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      void answer(request, Buffer.concat(parts).toString()).then((said) =>
        response.writeHead(said === undefined ? 404 : 200).end(said),
      )
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
