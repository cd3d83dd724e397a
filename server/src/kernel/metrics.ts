import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Figures for Prometheus, one registry a process. */
export const createMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'moongate_' })
  return {
    registry,
    http_seconds: new Histogram({
      name: 'moongate_http_seconds', help: 'Time to answer a call', labelNames: ['route', 'status'], buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10], registers: [registry],
    }),
    jobs: new Counter({ name: 'moongate_jobs_total', help: 'Jobs by name and end', labelNames: ['job', 'end'], registers: [registry] }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
