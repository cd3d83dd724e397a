import type { GameKind } from '@moongate/game-contract'
import type { FastifyInstance } from 'fastify'
import { readClientFile } from './files.ts'

/** Serves the built files of a game client; their names change with what they hold. */
export const serveAssets = (app: FastifyInstance, client: GameKind): void => {
  app.get<{ Params: { name: string } }>(`/sandbox/${client}/assets/:name`, (request, reply) => {
    const takes_br = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
    const file = readClientFile(client, request.params.name, takes_br)
    if (!file) return reply.code(404).send()
    if (file.encoding) reply.header('content-encoding', file.encoding)
    reply.headers({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    return reply.type(file.type).send(file.body)
  })
}
