import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CallName, type Fault, takeFault } from './faults.rules.ts'
import type { World } from './world.ts'

/** How a call ends. `silence` keeps the line open and says nothing. */
export type Ending<T> = { kind: 'answer'; value: T } | { kind: 'silence' } | { kind: 'maintenance' }

/** The fault that is meant for this call, if one waits. */
export const meetFault = (w: World, call: CallName): Fault | undefined => {
  const { fault, left } = takeFault(w.faults, call, () => randomInt(10_000) / 100)
  w.faults = left
  if (fault) w.met[fault.fault] = (w.met[fault.fault] ?? 0) + 1
  return fault
}

/** Does what a call asks for, as the fault that waits for it lets it; `act` hears of one that only it can have. */
export const runCall = async <T>(
  w: World,
  call: CallName,
  act: (fault: Fault | undefined) => T,
): Promise<Ending<T>> => {
  const fault = meetFault(w, call)
  if (fault?.fault === 'never_answers') return { kind: 'silence' }
  if (fault?.fault === 'maintenance') return { kind: 'maintenance' }
  const value = act(fault)
  if (fault?.fault === 'applies_then_silent') return { kind: 'silence' }
  if (fault?.fault === 'slow') await sleep(fault.delay_ms)
  return { kind: 'answer', value }
}
