import { type Answer, type Asked, type CallName, gameContract, type GameKind } from '@moongate/game-contract'
import type { Call } from '@moongate/game-contract/call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { serveAssets } from './assets.ts'
import { checkLeaving, readAsked } from './check.ts'

/** A page's own origin has no name, so what it asks for is open to all; who asks is known by the session in the body. */
export const OPEN = { 'access-control-allow-origin': '*' }
export type Way = FastifyRequest<{ Body: string }>

/** What a kind of games does for each of its calls. */
export type Acts<K extends GameKind> = { readonly [N in CallName<K>]: (asked: Asked<K, N>) => Answer<K, N> }
type Served = Call & { path: string; refused: z.ZodType; act: (asked: unknown) => unknown }

/** A call of a game client. What it asks for has to fit. */
const serveCall = (app: FastifyInstance, { path, asks, tells, refused, act }: Served): void => {
  const answers = z.union([tells, refused])
  app.post(path, (request: Way, reply: FastifyReply) => {
    reply.headers(OPEN)
    const asked = readAsked(asks, request.body)
    if (asked === undefined) return reply.code(422).send({ error: 'unknown' })
    return reply.send(checkLeaving(answers, act(asked)))
  })
}

/** Serves a kind of games: its calls and its files. A browser may ask whether it may ask. */
export const serveCalls = <K extends GameKind>(app: FastifyInstance, kind: K, acts: Acts<K>): void => {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
  })
  app.options(`/sandbox/${kind}/*`, (_, reply) =>
    reply
      .headers({ ...OPEN, 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  )
  const { calls, refused } = gameContract[kind]
  for (const [name, call] of Object.entries<Call>(calls)) {
    const act = acts[name as CallName<K>] as Served['act'] // each call's own, as `Acts` holds
    serveCall(app, { ...call, path: `/sandbox/${kind}/${name}`, refused, act })
  }
  serveAssets(app, kind)
}
