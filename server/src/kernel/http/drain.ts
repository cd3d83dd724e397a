import type { FastifyInstance } from 'fastify'
import { createUnavailable } from './failure.ts'

const SWEEP_MS = 50
/** How long running calls may go on once the server closes. */
const DRAIN_MS = 8_000

/**
 * Closing waits for running calls and for nothing else: connections that browsers keep open, or opened and never used,
 * are let go as soon as no call is running, at the latest after the drain time. A call that comes meanwhile is told to come back.
 */
export const drainOnClose = (app: FastifyInstance): void => {
  let running = 0
  let closing = false
  const end = (): void => void running--
  app.addHook('onRequest', (_, reply, done) => {
    running++
    reply.raw.once('close', end)
    if (!closing) return done()
    reply.header('connection', 'close')
    done(createUnavailable())
  })
  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    const sweep = setInterval(
      () => (running === 0 ? app.server.closeAllConnections() : app.server.closeIdleConnections()),
      SWEEP_MS,
    )
    const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS)
    app.server.once('close', () => {
      clearInterval(sweep)
      clearTimeout(cut)
    })
  })
}
