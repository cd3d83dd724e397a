import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'

/** A count trusts that many steps back from us: what a caller wrote into the header itself stands further back and is not read. */
export const chooseProxies = (
  trusted: Config['trust_proxy'],
): false | string[] | ((address: string, hop: number) => boolean) =>
  typeof trusted === 'number' ? (_, hop) => hop < trusted : trusted

/** The caller's address as the framework's `request.ip` tells it, for what answers before the framework. */
export const createAddressReader = (trusted: Config['trust_proxy']): ((request: IncomingMessage) => string) => {
  const proxies = chooseProxies(trusted)
  if (proxies === false) return ({ socket }) => socket.remoteAddress ?? ''
  const trust = typeof proxies === 'function' ? proxies : proxyAddr.compile(proxies)
  return (request) => proxyAddr(request, trust)
}
