/** Level 2: who somebody is: members, sessions, captcha, passwords, demo accounts; and the operator's staff. */
export { setMemberState } from './account-state.ts'
export type { IdentityDeps, IdentityPorts } from './deps.ts'
export { finishEnrolment, inviteStaff, openEnrolment } from './enrolment.ts'
export { loggedIn, registered } from './identity.events.ts'
export { createIdentityJobs } from './identity.worker.ts'
export { createIdentityHandlers } from './identity.routes.ts'
export { seedIdentity } from './identity.seed.ts'
export {
  type Member,
  type MemberState,
  findMember,
  findMemberByName,
  findMembersByIds,
  findMembersPage,
  findRealName,
} from './member.sql.ts'
export { chooseAsset, setTransMode } from './profile.ts'
export { type SessionCaller, authenticate, endAllSessions } from './session.ts'
export { isSessionAlive } from './session.sql.ts'
export { authenticateStaff, logInStaff, logOutStaff } from './staff.ts'
export { watchSessions } from './watch.ts'
export { type QkPwdVerdict, checkWithdrawalPassword } from './withdrawal-password.ts'
