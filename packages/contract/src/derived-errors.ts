import type { ErrorCode } from './errors.ts'
import { GUARD_REFUSALS } from './policy.errors.ts'
import { isSigned, type RouteSpec } from './route.ts'

const isStaffOnly = ({ who }: RouteSpec) => typeof who === 'object'
/** Whether a call of this route carries one. */
export const hasBody = ({ method }: RouteSpec) => method !== 'GET'
const readsInput = (spec: RouteSpec) => hasBody(spec) || Object.keys(spec.input.shape).length > 0

/** What a route's declaration means for its answers: each line is one check of the HTTP layer or of policy. */
const derivations: readonly (readonly [when: (spec: RouteSpec) => boolean, codes: readonly ErrorCode[]])[] = [
  [(spec) => isSigned(spec.who), ['auth.signature_invalid', 'auth.replayed']],
  [
    (spec) => spec.who !== 'anyone' && !isSigned(spec.who),
    ['auth.login_required', 'auth.force_offline', 'auth.session_ended'],
  ],
  [(spec) => spec.who === 'agent' || isStaffOnly(spec), ['common.forbidden']],
  [(spec) => spec.who === 'member' || spec.who === 'agent', ['policy.demo_not_supported']],
  [(spec) => spec.feature !== undefined, ['policy.feature_off']],
  // A frozen member's money does not move, whoever asks: policy refuses the member, the ledger everybody else.
  [(spec) => spec.idempotent === true || spec.real_money === true, ['policy.member_frozen']],
  [(spec) => spec.real_money === true, ['policy.country_not_allowed', ...GUARD_REFUSALS]],
  [(spec) => spec.idempotent !== undefined, ['idempotency.key_reused', 'idempotency.key_invalid']],
  [readsInput, ['common.invalid']],
  [hasBody, ['common.too_large', 'common.unsupported_media']],
  [(spec) => !isStaffOnly(spec), ['common.maintenance']],
  [() => true, ['common.too_many', 'common.time_limit', 'common.unavailable', 'common.internal']],
]

/**
 * The refusals that a route may answer because of what it is: who calls, its feature, money, limits, key, upload, input.
 * The documents show them beside the route's own, and in tests a refusal that is neither fails the call.
 */
export const deriveErrors = (spec: RouteSpec): ErrorCode[] =>
  derivations.flatMap(([when, codes]) => (when(spec) ? codes : []))

/** Whether a route may answer this refusal. */
export const mayAnswer = (spec: RouteSpec, code: ErrorCode): boolean =>
  spec.errors.includes(code) || deriveErrors(spec).includes(code)
