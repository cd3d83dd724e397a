import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { channels, definePush } from '@moongate/contract'
import { z } from 'zod'
import type { Db } from '../../src/kernel/db.ts'
import { pushAll } from '../../src/kernel/push.ts'
import { openStream, type Stream } from './stream.ts'

const timed = definePush('timed', { audience: 'member', summary: 'when', data: z.strictObject({ at_ms: z.number() }) })

export type ManyTrial = {
  streams: number
  pushes_per_s: number
  told: number
  owed: number
  p50_ms: number
  p95_ms: number
  p99_ms: number
  kib_per_stream: number
}
export type Listener = { member_id: number; token: string }
type Asked = {
  db: Db
  port: number
  listeners: readonly Listener[]
  each: number
  pushes_per_s: number
  seconds: number
  pids: readonly number[]
}

/** Of a process in KiB; undefined where the system does not tell. */
const readMemory = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
const sumMemory = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + readMemory(pid), 0)

const TICK_MS = 10
const AT_ONCE = 50

/** Pushes at an even pace, each to a member of its own; answers how many streams had to hear of them. */
const pushSteadily = async ({ db, listeners, each, pushes_per_s, seconds }: Asked): Promise<number> => {
  const start = performance.now()
  let pushed = 0
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * pushes_per_s) - pushed
    const pushes = Array.from({ length: due }, (_, i) => {
      const member_id = listeners[((pushed + i) * 7919) % listeners.length]?.member_id ?? 0
      return timed.to(channels.member(member_id), { at_ms: performance.now() })
    })
    await pushAll(db, pushes)
    pushed += due
    await wait(TICK_MS)
  }
  return pushed * each
}

/** A browser that is told to come back does so. */
const openPatiently = async (
  wanted: Parameters<typeof openStream>[0],
  hear: Parameters<typeof openStream>[1],
  tries = 5,
): Promise<Stream> => {
  try {
    return await openStream(wanted, hear)
  } catch (error) {
    if (tries === 1) throw error
    await wait(2_000)
    return openPatiently(wanted, hear, tries - 1)
  }
}

/** So many open streams, and how long pushes take to reach them. */
export const runManyTrial = async (asked: Asked): Promise<ManyTrial> => {
  const { port, listeners, each, pids, pushes_per_s } = asked
  const took: number[] = []
  const hear = ({ event, data }: { event: string; data: string }): void => {
    if (event === timed.name) took.push(performance.now() - (JSON.parse(data) as { at_ms: number }).at_ms)
  }
  const before = sumMemory(pids)
  const streams: Stream[] = []
  const wanted = listeners.flatMap(({ token }) => Array.from({ length: each }, () => token))
  for (let first = 0; first < wanted.length; first += AT_ONCE)
    streams.push(
      ...(await Promise.all(wanted.slice(first, first + AT_ONCE).map((token) => openPatiently({ port, token }, hear)))),
    )
  const after = sumMemory(pids)
  const owed = await pushSteadily(asked)
  for (const end = performance.now() + 10_000; took.length < owed && performance.now() < end;) await wait(20)
  for (const stream of streams) stream.end()
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return {
    streams: streams.length,
    pushes_per_s,
    told: took.length,
    owed,
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
    kib_per_stream: Math.round(((after - before) / streams.length) * 10) / 10,
  }
}
