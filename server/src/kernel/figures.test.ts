import { Counter, Gauge, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import { renderTogether } from './figures.ts'

const count = async (process: string, jobs: number, lag: number) => {
  const registry = new Registry()
  const registers = [registry]
  new Counter({ name: 'jobs_total', help: 'Jobs', labelNames: ['job'], registers }).inc({ job: 'a' }, jobs)
  new Gauge({ name: 'lag', help: 'Lag', aggregator: 'average', registers }).set(lag)
  new Gauge({ name: 'started', help: 'Start', aggregator: 'omit', registers }).set(1)
  return { process, metrics: await registry.getMetricsAsJSON() }
}

describe('figures of several processes', () => {
  it('are told together, each as it is, under the name of its process', async () => {
    const text = await renderTogether([await count('main', 3, 10), await count('worker 1', 4, 20)])
    expect(text.split('\n').filter((line) => line !== '' && !line.startsWith('# HELP'))).toEqual([
      '# TYPE jobs_total counter',
      'jobs_total{job="a",process="main"} 3',
      'jobs_total{job="a",process="worker 1"} 4',
      '# TYPE lag gauge',
      'lag{process="main"} 10',
      'lag{process="worker 1"} 20',
      '# TYPE started gauge',
      'started{process="main"} 1',
      'started{process="worker 1"} 1',
    ])
  })
})
