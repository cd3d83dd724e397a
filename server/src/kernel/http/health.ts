import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { HttpPorts } from './ports.ts'

/** For operators and load balancers: alive, ready (database reachable, migrations current), measured. */
export const serveHealth = (
  app: FastifyInstance,
  metrics: Pick<Metrics, 'registry' | 'http_seconds'>,
  unready: HttpPorts['unready'],
): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.config.route_name
    if (route) metrics.http_seconds.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const missing = (await unready?.()) ?? []
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: missing.length > 0 ? 'unready' : 'ready', missing })
  })
  app.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics()),
  )
}
