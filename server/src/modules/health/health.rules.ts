import type { HealthState } from '@moongate/contract/games.states'

/** One call; `callee` is a supplier by its code, or a gateway as `gateway:<code>`. `open_since_ms` is there while this process lets nobody new in. */
export type NotedCall = {
  callee: string
  is_answered: boolean
  took_ms: number
  open_since_ms?: number | undefined
}

/** What a process noted of a callee within a minute. */
export type Noted = {
  callee: string
  minute_ms: number
  answered: number
  silent: number
  took_ms: number[]
  open_since_ms: number | null
}

const MINUTE_MS = 60_000
/** More times than these tell nothing new about a minute. */
export const MOST_TIMES = 200

const findMinute = (at_ms: number): number => at_ms - (at_ms % MINUTE_MS)
/** By what a process gathers its calls. */
export const nameMinute = ({ callee }: Pick<NotedCall, 'callee'>, at_ms: number): string =>
  `${callee} ${findMinute(at_ms)}`

/** What is noted of a minute after one call more. */
export const addCall = (noted: Noted | undefined, call: NotedCall, at_ms: number): Noted => {
  const before = noted ?? { answered: 0, silent: 0, took_ms: [] }
  const keeps = call.is_answered && before.took_ms.length < MOST_TIMES
  return {
    callee: call.callee,
    minute_ms: findMinute(at_ms),
    answered: before.answered + (call.is_answered ? 1 : 0),
    silent: before.silent + (call.is_answered ? 0 : 1),
    took_ms: keeps ? [...before.took_ms, Math.max(0, Math.round(call.took_ms))] : before.took_ms,
    open_since_ms: call.open_since_ms ?? null,
  }
}

/** From this share of calls without an answer on, a callee does poorly. */
const POOR = 0.05

/** How a callee does, by its last hour. */
export const judgeHealth = (h: { answered: number; silent: number; is_open: boolean }): HealthState => {
  const calls = h.answered + h.silent
  if (h.is_open || (calls > 0 && h.answered === 0)) return 'silent'
  if (calls === 0) return 'none'
  return h.silent / calls < POOR ? 'good' : 'poor'
}
