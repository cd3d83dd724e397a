import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]

/** A figure that is asked for at each scrape; one that cannot be had leaves the last. */
export const addAskedMetric = (
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, ask }: { name: string; help: string; ask: () => Promise<number> },
): void => {
  const gauge: Gauge = new Gauge({
    name,
    help,
    registers: [],
    collect: () =>
      ask().then(
        (value) => gauge.set(value),
        () => {},
      ),
  })
  registry.registerMetric(gauge)
}

/** Figures for Prometheus, one registry a process. */
export const createMetrics = () => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'moongate_' })
  return {
    registry,
    http_seconds: new Histogram({
      name: 'moongate_http_seconds',
      help: 'Time to answer a call',
      labelNames: ['route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    jobs: new Counter({
      name: 'moongate_jobs_total',
      help: 'Jobs by name and end (done, failed)',
      labelNames: ['job', 'end'],
      registers,
    }),
    job_seconds: new Histogram({
      name: 'moongate_job_seconds',
      help: 'Time a job took',
      labelNames: ['job'],
      buckets: SECONDS,
      registers,
    }),
    postings: new Counter({
      name: 'moongate_ledger_postings_total',
      help: 'Postings by kind and verdict',
      labelNames: ['kind', 'verdict'],
      registers,
    }),
  }
}
export type Metrics = ReturnType<typeof createMetrics>
