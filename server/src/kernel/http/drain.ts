import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50
/** How long running calls may go on once the server closes. */
const DRAIN_MS = 15_000

/**
 * Closing waits for running calls and for nothing else: connections that browsers keep open, or opened and never used,
 * are let go as soon as no call is running, at the latest after the drain time.
 */
export const drainOnClose = (app: FastifyInstance): void => {
  let running = 0
  app.addHook('onRequest', async (_, { raw }) => {
    running++
    raw.once('close', () => running--)
  })
  app.addHook('preClose', async () => {
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
