import type { RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { getAddressKey } from './authenticate.ts'
import { createKnownAnswers, type KnownDeps } from './known.ts'
import type { HttpPorts } from './ports.ts'

/** What a visitor's reading is asked where nothing has to be waited for: that the site is open, and that they do not ask too often. */
export const createAdmission =
  ({ maintenance, limiter }: Pick<HttpPorts, 'maintenance' | 'limiter'>): KnownDeps['admits'] =>
  ({ ip, lang, limit }) => {
    const state = maintenance?.({ ip, lang })
    if (state instanceof Promise || state?.on) return false
    return limiter?.(limit, [getAddressKey(ip)]) === undefined
  }

/** Lets what is known go out before the framework looks at a call; it answers the others, and what it answers is noted. */
export const answerKnownFirst = (app: FastifyInstance, d: KnownDeps): void => {
  const { note, answer } = createKnownAnswers(d)
  app.decorateRequest('ground', undefined)
  app.addHook('onResponse', (request, reply, done) => {
    note(request, reply)
    done()
  })
  const [handle] = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!answer(request, response)) handle?.(request, response)
  })
}
