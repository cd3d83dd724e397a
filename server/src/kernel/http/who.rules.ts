import { type ErrorCode, isSigned, type RouteSpec, type SignedWho } from '@moongate/contract'
import type { AnyCaller, MemberCaller, StaffCaller } from './call.ts'

/** Whose tokens a route reads. */
export const getRealm = (who: Exclude<RouteSpec['who'], SignedWho>): 'member' | 'staff' | 'player' =>
  typeof who === 'object' ? 'staff' : who === 'player' ? 'player' : 'member'

const findMemberFault = (who: RouteSpec['who'], { is_demo, agent_id }: MemberCaller): ErrorCode | undefined => {
  if (is_demo && who !== 'member+demo') return 'policy.demo_not_supported'
  return who === 'agent' && agent_id === null ? 'common.forbidden' : undefined
}

/** Why this caller may not use a route of this kind, or nothing (R6.1-R6.6). The caller comes from the route's own realm. */
export const findWhoFault = (who: RouteSpec['who'], caller: AnyCaller | undefined): ErrorCode | undefined => {
  if (who === 'anyone') return undefined
  if (!caller) return 'auth.login_required'
  if (typeof who === 'object')
    return (caller as StaffCaller).roles.some((role) => who.staff.includes(role)) ? undefined : 'common.forbidden'
  return who === 'player' || isSigned(who) ? undefined : findMemberFault(who, caller as MemberCaller)
}
