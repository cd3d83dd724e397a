import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { type CallName, type Fault, type FaultName, takeFault } from './faults.rules.ts'
import { applyLate } from './transfers.ts'
import type { World } from './world.ts'

/** How a call ends. `silence` keeps the line open and says nothing. */
export type Ending<T> =
  | { kind: 'answer'; value: T }
  | { kind: 'silence' }
  | { kind: 'failure' }
  | { kind: 'maintenance' }

type Odd<T> = Partial<Record<FaultName, (fault: Fault) => Ending<T>>>

export const answer = <T>(value: T): Ending<T> => ({ kind: 'answer', value })

/** Does what a call asks for, as the fault that waits for it lets it. `odd` are the faults that only this call can have. */
export const runCall = async <T>(
  w: World,
  brand: string,
  call: CallName,
  act: () => T,
  odd: Odd<T> = {},
): Promise<Ending<T>> => {
  applyLate(w)
  const { fault, left } = takeFault(w.faults, brand, call, () => randomInt(10_000) / 100)
  w.faults = left
  w.met.calls += 1
  if (!fault) return answer(act())
  w.met[fault.fault] = (w.met[fault.fault] ?? 0) + 1
  const own = odd[fault.fault]
  if (own) return own(fault)
  if (fault.fault === 'never_answers') return { kind: 'silence' }
  if (fault.fault === 'maintenance') return { kind: 'maintenance' }
  const value = act()
  if (fault.fault === 'slow') await sleep(fault.delay_ms)
  return answer(value)
}

/** Leaves the caller without a word until they give up. */
export const keepSilent = (reply: FastifyReply): FastifyReply => reply.hijack()
