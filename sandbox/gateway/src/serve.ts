import Fastify, { type FastifyInstance } from 'fastify'
import { serveControl } from './control.ts'
import { serveHarbour } from './harbour/routes.ts'
import { serveLantern } from './lantern/routes.ts'
import { servePages } from './page/routes.ts'
import { endDuePayouts } from './payout-ends.ts'
import { startDelivery, stopDelivery } from './webhooks.ts'
import type { World } from './world.ts'

/** How often the banks are looked at. */
const BANKS_MS = 500

const SPEAK: Readonly<Record<string, typeof serveHarbour>> = { harbour: serveHarbour, lantern: serveLantern }

const serveGateway = async (app: FastifyInstance, w: World): Promise<void> => {
  const { dialect } = w.speech
  await app.register(async (scope) => SPEAK[dialect]?.(scope, w))
  await app.register(async (scope) => serveControl(scope, w), { prefix: `/${dialect}` })
  const banks = setInterval(() => endDuePayouts(w), BANKS_MS)
  startDelivery(w)
  app.addHook('onClose', async () => {
    clearInterval(banks)
    stopDelivery(w)
  })
}

/** All that this program answers. Signatures are made over what was sent, so every body is kept as text. */
export const buildServer = async (worlds: readonly World[]): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 256 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const w of worlds) await serveGateway(app, w)
  await app.register(async (scope) => servePages(scope, worlds))
  return app
}
