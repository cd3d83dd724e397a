import Fastify, { type FastifyInstance } from 'fastify'
import { serveControl } from './control.ts'
import { serveFaucet } from './faucet.ts'
import { answerCall } from './rpc.ts'
import { readTicker, type World } from './world.ts'

/** A node that does not answer says nothing at all. */
const isDeaf = (w: World): boolean => {
  if (w.deaf === 0) return false
  w.deaf--
  return true
}

/** All that this program answers: a node, a ticker, the tap's page, and the control calls. */
export const buildServer = async (w: World): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  app.post('/rpc', async (request, reply) => {
    if (isDeaf(w)) return reply.raw.destroy()
    return answerCall(w.chain, request.body)
  })
  app.get('/ticker', async () => ({ symbol: 'USDT/CNY', rate_ppm: readTicker(w) }))
  for (const serve of [serveFaucet, serveControl]) await app.register(async (scope) => serve(scope, w))
  return app
}
