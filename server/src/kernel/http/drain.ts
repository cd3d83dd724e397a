import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createUnavailable } from './failure.ts'

export type Drain = {
  isClosing: () => boolean
  /** Closing waits for this answer too. */
  hold: (response: ServerResponse) => void
}

const SWEEP_MS = 50
/** How long running calls may go on once the server closes. */
const DRAIN_MS = 8_000

/**
 * Closing waits for running calls and for nothing else: connections that browsers keep open, or opened and never used,
 * are let go as soon as no call is running, at the latest after the drain time. A call that comes meanwhile is told to come back.
 */
export const drainOnClose = (app: FastifyInstance): Drain => {
  let running = 0
  let closing = false
  const end = (): void => void running--
  const hold = (response: ServerResponse): void => {
    running++
    response.once('close', end)
  }
  app.addHook('onRequest', (_, reply, done) => {
    hold(reply.raw)
    if (!closing) return done()
    reply.header('connection', 'close')
    done(createUnavailable())
  })
  // Node takes a connection for idle once its answer is written, though much of that may not have left.
  const closeIdle = app.server.closeIdleConnections.bind(app.server)
  app.server.closeIdleConnections = () => void (running === 0 && closeIdle())
  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    const sweep = setInterval(() => running === 0 && app.server.closeAllConnections(), SWEEP_MS)
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
    app.server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
  return { isClosing: () => closing, hold }
}
