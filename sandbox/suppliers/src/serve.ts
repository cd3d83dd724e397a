import Fastify, { type FastifyInstance } from 'fastify'
import { serveCards } from './cards/routes.ts'
import { serveControl } from './control.ts'
import { serveFishing } from './fishing/routes.ts'
import { serveLive } from './live/routes.ts'
import { serveMeridian } from './meridian/routes.ts'
import { servePages } from './page/routes.ts'
import { servePagoda } from './pagoda/routes.ts'
import { serveSlots } from './slots/routes.ts'
import { serveSports } from './sports/routes.ts'
import type { World } from './world.ts'

/** All that this program answers. Signatures are made over what was sent, so every body is kept as text. */
export const buildServer = async (w: World): Promise<FastifyInstance> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  for (const serve of [
    serveMeridian,
    servePagoda,
    servePages,
    serveSlots,
    serveLive,
    serveCards,
    serveFishing,
    serveSports,
    serveControl,
  ])
    await app.register(async (scope) => serve(scope, w))
  return app
}
