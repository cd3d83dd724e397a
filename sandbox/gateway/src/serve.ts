import Fastify, { type FastifyInstance } from 'fastify'
import { serveApi } from './api/routes.ts'
import { serveControl } from './control.ts'
import { servePages } from './page/routes.ts'
import { endDuePayouts } from './payouts.ts'
import { startDelivery, stopDelivery } from './webhooks.ts'
import type { World } from './world.ts'

/** How often the banks are looked at. */
const BANKS_MS = 500

/** All that this program answers. Signatures are made over what was sent, so every body is kept as text. */
export const buildServer = async (w: World): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const serve of [serveApi, servePages, serveControl]) await app.register(async (scope) => serve(scope, w))
  const banks = setInterval(() => endDuePayouts(w), BANKS_MS)
  startDelivery(w)
  app.addHook('onClose', async () => {
    clearInterval(banks)
    stopDelivery(w)
  })
  return app
}
