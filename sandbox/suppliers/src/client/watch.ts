import { gameContract, type Streamed, type Watched } from '@moongate/game-contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { type Entered, findSession } from '../rounds.ts'
import type { World } from '../world.ts'
import { OPEN, type Way } from './calls.ts'
import { readAsked } from './check.ts'
import { createLineStream, type LineStream } from './stream.ts'

/** Begins to tell somebody who watches. Answers how they leave. */
type Follow<K extends Streamed> = (visit: Entered, asked: Watched<K>, lines: LineStream) => () => void

/** Keeps how a stream of a page is ended; answers how it is forgotten. */
const keepStream = ({ streams }: World, session: string, stop: () => void): (() => void) => {
  const open = streams.get(session) ?? new Set()
  streams.set(session, open.add(stop))
  return () => {
    open.delete(stop)
    if (open.size === 0) streams.delete(session)
  }
}

/** A stream of lines, each a piece of JSON: how things stand, and all that changes from then on. */
export const serveWatch = <K extends Streamed>(app: FastifyInstance, w: World, kind: K, follow: Follow<K>): void => {
  const { line, ...watch } = gameContract[kind].watch
  const asks: z.ZodType = watch.asks
  app.post(`/sandbox/${kind}/watch`, (request: Way, reply: FastifyReply) => {
    reply.headers(OPEN)
    const asked = readAsked(asks as z.ZodType<Watched<K>>, request.body)
    const visit = asked && findSession(w, asked.session)
    if (!visit) return reply.send({ error: 'session' })
    const lines = createLineStream(line)
    const leave = follow(visit, asked, lines)
    const stop = (): void => {
      leave()
      lines.end()
    }
    const forget = keepStream(w, asked.session, stop)
    lines.stream.once('error', leave)
    reply.raw.on('close', () => {
      forget()
      stop()
    })
    return reply.type('application/x-ndjson').send(lines.stream)
  })
}
