import type { StaffRole } from './staff.states.ts'

/** A step of an order: the states it may start from, the one it leads to, and which staff may take it (nobody: the clock does, or the order's member). */
export type Step<S extends string> = {
  readonly from: readonly S[]
  readonly to: S
  readonly who: readonly StaffRole[]
  /** Whoever takes it says why, and the member reads it. */
  readonly needs_reason?: true
  /**
   * Above the operator's sum, whom it takes: somebody else than who began on the order. `if_begun`: whoever comes first may begin with
   * this step; `always`: somebody must have begun before.
   */
  readonly second_person?: 'if_begun' | 'always'
}

/** The names of a table of states or steps, in the table's order. */
export const listNames = <N extends string>(table: Readonly<Record<N, unknown>>): N[] => Object.keys(table) as N[]

/** Whether somebody with these roles is among those allowed; one of several roles is enough. */
export const hasRole = (roles: readonly StaffRole[], allowed: readonly StaffRole[]): boolean =>
  roles.some((role) => allowed.includes(role))

/** The steps that somebody with these roles may take from a state, in the table's order. */
export const listSteps = <N extends string, S extends string>(
  steps: Readonly<Record<N, Step<S>>>,
  state: S,
  roles: readonly StaffRole[],
): N[] => listNames(steps).filter((name) => steps[name].from.includes(state) && hasRole(roles, steps[name].who))
