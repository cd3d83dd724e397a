import { BREAK_STEPS, type BreakState, type BreakStep } from '@moongate/contract/reconciliation.states'
import type { StaffRole } from '@moongate/contract/staff.states'
import { listSteps } from '@moongate/contract/states'
import type { Break } from './break.rules.ts'

/** A break that is written down already. `by_machine`: it was solved by itself. */
export type Known = { id: number; kind: string; subject: string; state: BreakState; by_machine: boolean }
/** What a comparison makes of the breaks of its day. */
export type Plan = {
  fresh: readonly Break[]
  /** Those still there, and whether they were thought gone. */
  again: readonly { id: number; found: Break; is_back: boolean }[]
  gone: readonly number[]
}

const name = ({ kind, subject }: { kind: string; subject: string }): string => `${kind} ${subject}`

/**
 * The same break is the same item. What is found no more is solved by itself, unless somebody has solved it; what comes back after that
 * is open again, but not against the word of a person.
 */
export const judgeBreaks = (known: readonly Known[], found: readonly Break[]): Plan => {
  const by_name = new Map(known.map((one) => [name(one), one]))
  const first = [...new Map(found.toReversed().map((one) => [name(one), one])).values()].toReversed()
  const names = new Set(first.map(name))
  return {
    fresh: first.filter((one) => !by_name.has(name(one))),
    again: first.flatMap((one) => {
      const before = by_name.get(name(one))
      return before ? [{ id: before.id, found: one, is_back: before.state === 'solved' && before.by_machine }] : []
    }),
    gone: known.filter((one) => one.state !== 'solved' && !names.has(name(one))).map(({ id }) => id),
  }
}

type Owned = { state: BreakState; owner_id: number | null }
export type BreakRefusal = 'reconciliation.changed' | 'reconciliation.not_owner'

/** Why somebody may not take a step with a break, or nothing: only its owner goes on with it. */
export const refuseBreakStep = (step: BreakStep, b: Owned, staff_id: number): BreakRefusal | undefined => {
  if (!BREAK_STEPS[step].from.some((state) => state === b.state)) return 'reconciliation.changed'
  if (step === 'own') return b.state === 'owned' && b.owner_id === staff_id ? 'reconciliation.changed' : undefined
  return b.owner_id === staff_id ? undefined : 'reconciliation.not_owner'
}

/** The steps that somebody may take with a break now. */
export const listBreakSteps = (
  b: Owned,
  { staff_id, roles }: { staff_id: number; roles: readonly StaffRole[] },
): BreakStep[] =>
  listSteps<BreakStep, BreakState>(BREAK_STEPS, b.state, roles).filter(
    (step) => refuseBreakStep(step, b, staff_id) === undefined,
  )
