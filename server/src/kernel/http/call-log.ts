import type { FastifyInstance } from 'fastify'
import type { HttpLog } from './context.ts'
import { createSampler } from './call-log.rules.ts'

/** Tells of calls: each one that changes something, fails or is slow, and of quick reads that went well one in so many. */
export const logCalls = (app: FastifyInstance, log: Pick<HttpLog, 'info'>): void => {
  const sample = createSampler()
  app.addHook('onResponse', (request, reply, done) => {
    const { route_name: route, reads = false } = request.routeOptions.config
    if (route !== undefined) {
      const [status, duration_ms] = [reply.statusCode, Math.round(reply.elapsedTime)]
      const sampled = sample({ reads, status, duration_ms })
      if (sampled > 0)
        log.info(
          { request_id: request.id, route, status, duration_ms, ip: request.ip, ...(sampled > 1 && { sampled }) },
          'call',
        )
    }
    done()
  })
}
