import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import type { HttpLog } from './context.ts'
import { createSampler } from './call-log.rules.ts'

export type AnsweredCall = {
  request_id: string
  /** `module.name`. */
  route: string
  reads: boolean
  status: number
  elapsed_ms: number
  readIp: () => string
}

/** Counts a call, and tells of each one that changes something, fails or is slow, and of quick reads that went well one in so many. */
export const createCallLog = (log: Pick<HttpLog, 'info'>, { http_seconds }: Pick<Metrics, 'http_seconds'>) => {
  const sample = createSampler()
  return ({ request_id, route, reads, status, elapsed_ms, readIp }: AnsweredCall): void => {
    http_seconds.observe({ route, status: String(status) }, elapsed_ms / 1000)
    const duration_ms = Math.round(elapsed_ms)
    const sampled = sample({ reads, status, duration_ms })
    if (sampled > 0)
      log.info({ request_id, route, status, duration_ms, ip: readIp(), ...(sampled > 1 && { sampled }) }, 'call')
  }
}

/** Tells of each call that has a route of the product. */
export const logCalls = (app: FastifyInstance, tell: (call: AnsweredCall) => void): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const { route_name: route, reads = false } = request.routeOptions.config
    const { statusCode: status, elapsedTime: elapsed_ms } = reply
    if (route !== undefined)
      tell({ request_id: request.id, route, reads, status, elapsed_ms, readIp: () => request.ip })
    done()
  })
}
