import { createHash, timingSafeEqual } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import { renderTogether } from '../figures.ts'
import type { Metrics } from '../metrics.ts'
import { readBearer } from './authenticate.ts'
import type { HttpPorts } from './ports.ts'
import { shareAnswer } from './share.ts'

/** For operators and load balancers: alive, ready (the database can be read and written, migrations are current), measured. */
export const serveHealth = (
  app: FastifyInstance,
  metrics: Pick<Metrics, 'registry'>,
  unready: HttpPorts['unready'],
  metrics_token: string | undefined,
  collect?: HttpPorts['collectFigures'],
): void => {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const missing = (await unready?.()) ?? []
    return reply
      .code(missing.length > 0 ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: missing.length > 0 ? 'unready' : 'ready', missing })
  })
  if (metrics_token !== undefined) serveFigures(app, metrics.registry, metrics_token, collect)
}

/** How long figures are shown again before they are read anew. */
const FIGURES_MS = 5_000

/** One figure at a time, so that calls are answered in between. */
const renderFigures = async (registry: Registry): Promise<string> => {
  const parts: string[] = []
  for (const metric of registry.getMetricsAsArray()) {
    parts.push(await registry.getSingleMetricAsString(metric.name))
    await setImmediate()
  }
  return `${parts.join('\n\n')}\n`
}

const isToken = (given: string | undefined, token: string): boolean => {
  const [a, b] = [given ?? '', token].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

/** For those who have the token, as `authorization: Bearer …`. */
const serveFigures = (
  app: FastifyInstance,
  registry: Registry,
  token: string,
  collect?: HttpPorts['collectFigures'],
): void => {
  const read = shareAnswer(async () => {
    const { all, you } = (await collect?.()) ?? { all: [], you: '' }
    return { text: await (all.length === 0 ? renderFigures(registry) : renderTogether(all)), you }
  }, FIGURES_MS)
  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isToken(readBearer(request.headers.authorization), token))
      return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain; charset=utf-8').send('401\n')
    const { text, you } = await read()
    if (you !== '') reply.header('x-process', you)
    return reply.type(registry.contentType).send(text)
  })
}
