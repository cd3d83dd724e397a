import { AggregatorRegistry, type Registry } from 'prom-client'
import { z } from 'zod'

type Metric = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number]
/** The figures of one process on their way to another. */
export type Figures = { process: string; metrics: Metric[] }

/** As it arrives: what a metric holds is prom-client's, on both ends. */
export const figuresForm = z.object({
  process: z.string(),
  metrics: z.array(z.custom<Metric>((value) => typeof value === 'object')),
})

/** Each series with the process it is of, so that none of two is lost or added to the other. */
const nameSeries = ({ process, metrics }: Figures): Metric[] =>
  metrics.map((metric) => ({
    ...metric,
    aggregator: 'sum', // of one: others would leave out or average what is each process's own
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, process } })),
  }))

/** The figures of several processes as Prometheus reads them. */
export const renderTogether = (all: readonly Figures[]): Promise<string> =>
  AggregatorRegistry.aggregate(all.map(nameSeries)).metrics()
